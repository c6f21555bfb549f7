import type { Source } from '#domain/guide/sources.ts'

/** A source in words: its name, its year and the whole of it, which leads to its own site where that is known. */
export function SourceWords({ name, year, full, to }: Source) {
  return (
    <>
      {name}, {year}. {full}{' '}
      {to && (
        <a href={to} rel="nofollow noopener">
          {full ? new URL(to).hostname : to}
        </a>
      )}
    </>
  )
}
