import type { CookedLine } from '#domain/gut/cook-lines.ts'
import type { SofterVersion } from '#domain/gut/gentler.ts'
import { listInWords } from '#domain/list-in-words.ts'
import { SHEET_CELL as CELL } from '../../profile/sheet-head.tsx'

/** Every line that is another than written, with what stands in its place and why; sentences added to the method; what is still in it. */
export function SheetChanges({
  lines,
  version,
}: {
  lines: readonly CookedLine[]
  version: SofterVersion | undefined
}) {
  const changed = lines.flatMap((line, place) => (line.by ? [{ ...line, place }] : []))
  const { sentences = [], open = [] } = version ?? {}
  if (changed.length === 0 && sentences.length === 0 && open.length === 0) return null
  return (
    <section>
      <h2>What I cook in another way</h2>
      {changed.length > 0 && (
        <table className="w-full border-collapse">
          <thead>
            <tr>
              {['As written', 'As I cook it', 'How, and what it changes'].map((name) => (
                <th key={name} scope="col" className={`${CELL} font-semibold`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changed.map(({ was, now, note, place }) => (
              <tr key={place}>
                <td dir="auto" className={CELL}>
                  {was}
                </td>
                <td dir="auto" className={CELL}>
                  {now ?? 'left out'}
                </td>
                <td className={CELL}>{note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {sentences.map(({ step, text }) => (
        <p key={`${step} ${text}`}>
          After step {step + 1}: {text}
        </p>
      ))}
      {open.length > 0 && <p>Still in it, without a swap: {listInWords(open)}.</p>}
    </section>
  )
}
