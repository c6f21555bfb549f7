import { readSegments } from '#domain/guide/lines.ts'
import type { Source } from '#domain/guide/sources.ts'

/** A paragraph with the sources that it names: a small number leads to each. */
export function Cited({ line, sources }: { line: string; sources: readonly Source[] }) {
  return readSegments(line).map((segment, place) => {
    if ('text' in segment) return segment.text
    const source = sources[segment.source - 1]
    if (!source) return null
    return (
      <sup key={place} className="font-sans text-caption leading-none font-semibold">
        <a
          href={`#source-${segment.source}`}
          aria-label={`Source ${segment.source}: ${source.name}, ${source.year}`}
          className="px-0.5 py-1 text-accent no-underline hover:underline"
        >
          {segment.source}
        </a>
      </sup>
    )
  })
}
