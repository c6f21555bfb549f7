import { Badge } from '../../ui/badge/badge.tsx'
import type { Finding } from '#domain/guide/lines.ts'
import type { Source } from '#domain/guide/sources.ts'

/** What is known, one finding a row: what kind of knowledge it is, the sentence, its source and the year. */
export function Evidence({
  findings,
  sources,
}: {
  findings: readonly Finding[]
  sources: readonly Source[]
}) {
  return (
    <>
      <ul className="border-t border-line">
        {findings.map(({ level, text, source }) => {
          const from = sources[source - 1]
          // A finding without a source is no finding.
          if (!from) return null
          return (
            <li
              key={text}
              className="grid gap-x-6 gap-y-2 border-b border-line py-4 md:grid-cols-[13rem_1fr]"
            >
              <div>
                <Badge tone="outline">{level}</Badge>
              </div>
              <div>
                <p className="text-[1.125rem] leading-normal">{text}</p>
                <p className="mt-1.5 text-caption leading-normal text-ink-soft">
                  {from.name}, {from.year} · <a href={`#source-${source}`}>source {source}</a>
                </p>
              </div>
            </li>
          )
        })}
      </ul>
      <p className="mt-3 max-w-136 text-caption text-ink-soft">
        The label in front names the kind of knowledge. It does not say how sure it is.
      </p>
    </>
  )
}
