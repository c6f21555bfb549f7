import type { MarkedText } from 'recipe-basics/text/marked-text'

const MARK =
  'rounded-xs bg-butter-tint text-inherit underline decoration-accent decoration-2 underline-offset-[.2em] forced-colors:bg-[Mark] forced-colors:text-[MarkText]'

/** A text in which the words that were looked for are marked; in a `title` without another face, which is one more font. */
export function Marked({ text, title = false }: { text: MarkedText; title?: boolean }) {
  return text.map(({ text, isMarked }, place) =>
    isMarked ? (
      <mark key={place} className={title ? MARK : `${MARK} font-semibold`}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
