import { useId } from 'react'
import { Badge } from '../../ui/badge/badge.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { type Mark, MARKS, MOST_WORDS } from 'food-verdicts/gut/profile/profile'
import type { GroupFacts } from 'food-verdicts/gut/profile/trigger-sources'

const ICONS = { avoid: 'circle-minus', limit: 'circle-alert', fine: 'check' } as const

/** One group: what is known of it, and the three marks. A second tap takes a mark off. */
export function GroupRow({
  facts: { group, name, stance, level, why, evidence, sources },
  marked,
  onMark,
  onWords,
}: {
  facts: GroupFacts
  marked: { mark: Mark; words: string } | undefined
  onMark: (mark: Mark) => void
  onWords: (words: string) => void
}) {
  const id = useId()
  return (
    <li
      id={group}
      className="grid scroll-mt-8 gap-x-6 gap-y-2 border-t border-line py-4 md:grid-cols-[1fr_1.15fr]"
    >
      <div className="grid min-w-0 content-start gap-1.5">
        <h4 id={id} className="text-[1.25rem] leading-[1.3]">
          {name}
        </h4>
        <p className="flex flex-wrap items-center gap-1.5 text-caption leading-normal text-ink-soft">
          <Badge tone="outline">{level}</Badge> {stance}
        </p>
        <details className="text-caption leading-normal text-ink-soft">
          <summary className="inline-block min-h-11 content-center underline decoration-dotted underline-offset-4">
            What is known
          </summary>
          <div className="grid gap-1.5 pb-2">
            <p>{why}</p>
            {evidence && <p>{evidence}</p>}
            <ul>
              {sources.map((source) => (
                <li key={source.name}>
                  {source.name}, {source.year}
                </li>
              ))}
            </ul>
          </div>
        </details>
      </div>
      <div className="scripted grid content-start gap-2">
        <fieldset aria-labelledby={id} className="flex min-w-0 flex-wrap">
          {MARKS.map((mark) => (
            <button
              key={mark}
              type="button"
              aria-pressed={marked?.mark === mark}
              onClick={() => onMark(mark)}
              className="-ml-px inline-flex min-h-11 flex-1 items-center justify-center gap-1.5 border border-control px-2 text-ui font-medium aria-pressed:bg-ink aria-pressed:text-paper"
            >
              <Icon name={ICONS[mark]} className="size-[1em]" />
              {mark}
            </button>
          ))}
        </fieldset>
        {marked && (
          <input
            type="text"
            aria-label={`In your words: ${name}`}
            placeholder="In your words, if you like"
            value={marked.words}
            maxLength={MOST_WORDS}
            autoComplete="off"
            onChange={({ target }) => onWords(target.value)}
            className="min-h-11 w-full rounded-control border border-control bg-surface px-3 text-ui placeholder:text-ink-soft"
          />
        )}
      </div>
    </li>
  )
}
