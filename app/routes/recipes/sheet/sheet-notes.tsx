import { RedFlags } from '#app/ui/red-flags.tsx'
import { SourceWords } from '#app/ui/source-words.tsx'
import { NOT_ADVICE, SHORT_SPELLS } from '#domain/gut/notes.ts'
import { useDateFormat } from '../../use-date-format.ts'
import type { Checked } from '../recipe-checked.tsx'

/** The notes that stand wherever gentle food is spoken of, who checked the recipe, and its sources. */
export function SheetNotes({ isSpell, checked }: { isSpell: boolean; checked: Checked }) {
  const format = useDateFormat()
  const { checked_by, checked_on, sources } = checked
  return (
    <section className="sheet-notes text-caption">
      {isSpell && <p>{SHORT_SPELLS}</p>}
      <RedFlags />
      <p>
        Grams come from USDA averages and the weight of each line; brand, size and pan change them.{' '}
        {NOT_ADVICE}
      </p>
      {checked_by && (
        <p>
          Facts and texture checked by <bdi>{checked_by}</bdi>
          {checked_on && `, ${format(checked_on)}`}. Not an endorsement.
        </p>
      )}
      {sources.length > 0 && (
        <ol className="list-decimal pl-5">
          {sources.map((source, place) => (
            <li key={place} dir="auto">
              <SourceWords {...source} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
