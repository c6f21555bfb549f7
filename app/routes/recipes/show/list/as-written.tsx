import { asWritten } from 'recipe-reading/kitchen/shown-text'
import type { ShownLine } from '../view/show-texts.ts'

type AsWrittenProps = { lines: ShownLine[]; servings: number | null }

/** The lines of the recipe itself, under the list for other servings or in other units. */
export function AsWritten({ lines, servings }: AsWrittenProps) {
  return (
    <details className="mt-3 text-caption leading-[1.45] text-ink-soft print:hidden">
      <summary className="min-h-11 content-center font-semibold underline decoration-dotted underline-offset-4">
        {servings === null ? 'As written' : `As written, for ${servings}`}
      </summary>
      <ul>
        {lines.map((line, place) => (
          <li key={place} dir="auto" className="py-0.5">
            {asWritten(line)}
          </li>
        ))}
      </ul>
    </details>
  )
}
