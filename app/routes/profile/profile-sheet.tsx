import { useSyncExternalStore } from 'react'
import type { Profile } from '#domain/gut/profile.ts'
import type { GroupFacts } from '#domain/gut/trigger-sources.ts'
import { useDateFormat } from '../use-date-format.ts'

const CELL = 'border-b border-line py-2 pr-4 text-left align-top'

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
  const format = useDateFormat()
  // The day of the reader, so the server leaves it open.
  const today = useSyncExternalStore(never, localDay, () => '')
  const marked = groups.flatMap((facts) => {
    const mark = profile.marks[facts.group]
    return mark ? [{ ...facts, ...mark }] : []
  })
  return (
    <div data-sheet className="hidden text-[11pt] leading-normal print:block">
      <header className="flex justify-between border-b border-ink pb-2">
        <div>
          <p className="font-serif italic">For an appointment</p>
          <p className="font-serif text-[1.75rem]">What I eat, and what I noticed</p>
        </div>
        <p>{siteName}</p>
      </header>
      <dl className="grid gap-2 py-4">
        {['Name', 'Born', 'Seen by'].map((name) => (
          <div key={name} className="flex gap-3 border-b border-line">
            <dt>{name}</dt>
            <dd />
          </div>
        ))}
        <div className="flex gap-3">
          <dt>Printed</dt>
          <dd>{today && format(today)}</dd>
        </div>
      </dl>
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
      <p className="mt-9 font-serif text-[1.25rem]">I want to ask</p>
      {[1, 2, 3].map((line) => (
        <p key={line} className="h-11 border-b border-line" />
      ))}
      <footer className="mt-4 text-caption">
        Written by the reader in a recipe site’s private profile. General evidence levels, not a diagnosis.
        Marks are matched on ingredient words by software and can miss things. No medicine is to be changed
        because of this page.
      </footer>
    </div>
  )
}

const never = () => () => {}

function localDay(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}
