import type { Profile } from 'food-verdicts/gut/profile/profile'
import type { GroupFacts } from 'food-verdicts/gut/profile/trigger-sources'
import { SHEET_CELL as CELL, SheetHead, SheetQuestions } from './sheet-head.tsx'

/** One sheet for an appointment, on paper alone: what is marked, in the reader's words, and lines to ask on. */
export function ProfileSheet({
  groups,
  profile,
  siteName,
}: {
  groups: GroupFacts[]
  profile: Profile
  siteName: string
}) {
  const marked = groups.flatMap((facts) => {
    const mark = profile.marks[facts.group]
    return mark ? [{ ...facts, ...mark }] : []
  })
  return (
    <div data-sheet className="hidden text-[11pt] leading-normal print:block">
      <SheetHead title="What I eat, and what I noticed" siteName={siteName} />
      <p className="font-serif text-[1.25rem]">What I have marked</p>
      <p className="text-caption">
        {marked.length} of {groups.length} groups. All others I eat.
      </p>
      <table className="mt-2 w-full border-collapse">
        <thead>
          <tr>
            {['Group', 'I set it to', 'General evidence', 'In my words'].map((name) => (
              <th key={name} scope="col" className={`${CELL} font-semibold`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {marked.map(({ group, name, mark, level, words }) => (
            <tr key={group}>
              <td className={CELL}>{name}</td>
              <td className={CELL}>{mark}</td>
              <td className={CELL}>{level}</td>
              <td className={CELL}>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <SheetQuestions />
      <footer className="mt-4 text-caption">
        A reader marked these foods in the private profile of a recipe site. This is not a diagnosis. Software
        looks for the marks in the ingredients, and it can miss some. Do not change a medicine because of this
        page.
      </footer>
    </div>
  )
}
