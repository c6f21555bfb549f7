import type { Exclusion } from '#domain/gut/exclusions.ts'
import { PROFILE_GROUPS } from '#domain/gut/profile-groups.ts'
import { listInWords } from '#domain/list-in-words.ts'
import { SHEET_CELL as CELL } from '../../profile/sheet-head.tsx'

/** What the profile in this browser avoids or limits, and where it is in this dish. */
export function SheetExclusions({ exclusions, isRead }: { exclusions: Exclusion[]; isRead: boolean }) {
  if (exclusions.length === 0) return null
  const found = exclusions.filter(({ lines }) => lines.length > 0)
  const others = exclusions.filter(({ lines }) => lines.length === 0)
  const nameOf = ({ group, mark }: Exclusion) => `${PROFILE_GROUPS[group].name} (${mark})`
  return (
    <section>
      <h2>What I leave out or limit</h2>
      {!isRead && (
        <p className="text-caption">
          Too many words of this list are not known here, so nothing is matched. I set:{' '}
          {listInWords(exclusions.map(nameOf))}.
        </p>
      )}
      {isRead && found.length > 0 && (
        <table className="w-full border-collapse">
          <thead>
            <tr>
              {['Group', 'I set it to', 'In this dish', 'General evidence'].map((name) => (
                <th key={name} scope="col" className={`${CELL} font-semibold`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map(({ group, mark, words, lines }) => (
              <tr key={group}>
                <td className={CELL}>
                  {PROFILE_GROUPS[group].name}
                  {words && (
                    <>
                      {' '}
                      <q dir="auto" className="font-serif italic">
                        {words}
                      </q>
                    </>
                  )}
                </td>
                <td className={CELL}>{mark}</td>
                <td className={CELL}>
                  {lines.map((line, place) => (
                    <span key={place} className="block">
                      <bdi>{line.was}</bdi>, {sayLine(line)}
                    </span>
                  ))}
                </td>
                <td className={CELL}>{PROFILE_GROUPS[group].level}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isRead && others.length > 0 && (
        <p className="text-caption">Not named in this dish: {listInWords(others.map(nameOf))}.</p>
      )}
      <p className="text-caption">
        Matched on ingredient words by software. It can miss things. It says what is in the recipe, not what
        will agree with me.
      </p>
    </section>
  )
}

const AMOUNTS = { trace: 'a trace', some: 'some', main: 'much' } as const

/** What becomes of a line that names a group, or how much of it there is. */
function sayLine({ now, by, amount }: Exclusion['lines'][number]): string {
  if (now === null) return 'left out'
  if (by === 'swap') return `my swap: ${now}`
  return by === 'spell' ? `changed: ${now}` : AMOUNTS[amount]
}
