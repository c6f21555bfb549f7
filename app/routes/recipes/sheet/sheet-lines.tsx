import type { CookedLine } from '#domain/gut/cook-lines.ts'
import { toSections } from '../sections.ts'

/** What goes in, as it is cooked: what is another than written is marked in words, and told of below. */
export function SheetLines({ lines }: { lines: readonly CookedLine[] }) {
  return (
    <section>
      <h2>What goes in</h2>
      {lines.length === 0 && <p className="text-caption">No ingredients listed for this recipe.</p>}
      {toSections(lines).map(({ heading, items, start }) => (
        <div key={start}>
          {heading && (
            <h3 dir="auto" className="pt-2">
              {heading}
            </h3>
          )}
          <ul>
            {items.map(({ was, now, by }, place) => (
              <li key={place} dir="auto" className="sheet-row">
                {now === null ? <s>{was}</s> : now}
                {by && <i className="font-serif"> {now === null ? 'left out' : MARKS[by]}</i>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

const MARKS = { spell: 'changed', swap: 'my swap' }
