import type { ReactNode } from 'react'
import { type countAfter, DAYS_BEFORE_COUNTING } from '#domain/diary/count-after.ts'
import { type Diary, entryKey } from '#domain/diary/diary.ts'
import { clockOf, dayOf } from '#domain/diary/noted-time.ts'
import { formatCount } from '#domain/format-number.ts'
import { SHEET_CELL as CELL, SheetHead, SheetQuestions } from '../profile/sheet-head.tsx'
import { useDateFormat } from '../use-date-format.ts'
import { sayTally } from './counted.tsx'

/** Days on paper; a file has all of them. */
const MOST_DAYS = 28

/** A sheet for an appointment, on paper alone: what was counted, the newest days in the reader's words, and lines to ask on. */
export function DiarySheet({
  diary: { entries, rough },
  counts: { days, foods },
  siteName,
}: {
  diary: Diary
  counts: ReturnType<typeof countAfter>
  siteName: string
}) {
  const format = useDateFormat()
  const shownDays = new Set([...new Set(entries.map(({ at }) => dayOf(at)))].slice(-MOST_DAYS))
  const shown = entries.filter(({ at }) => shownDays.has(dayOf(at)))
  const [first, last] = [shown[0], shown.at(-1)]
  return (
    <div data-sheet className="hidden text-[11pt] leading-normal print:block">
      <SheetHead title="What I ate, and how it went" siteName={siteName} />
      <p className="font-serif text-[1.25rem]">Counted from my diary</p>
      <p className="text-caption">
        {formatCount(days, 'day')}, {formatCount(entries.length, 'entry', 'entries')}. The table counts
        entries that put my gut at {rough} or more, on a scale from 0 (calm) to 10 (the worst I know). Counts,
        not causes.
      </p>
      {foods.length > 0 ? (
        <Table
          head={['Food', 'Noted', 'In the 2 hours after', 'All others', '4 to 72 hours after', 'All others']}
        >
          {foods.map(({ food, times, windows: { soon, later } }) => (
            <tr key={food}>
              <td className={CELL}>{food}</td>
              <td className={CELL}>{times} times</td>
              {[soon.after, soon.others, later.after, later.others].map((tally, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- four columns that stay
                <td key={place} className={CELL}>
                  {sayTally(tally)}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      ) : (
        <p className="text-caption">
          Nothing is counted: there are fewer than {DAYS_BEFORE_COUNTING} days, or no food stands there twice.
        </p>
      )}
      <p className="mt-9 font-serif text-[1.25rem]">What I noted</p>
      {first && last && (
        <p className="text-caption">
          {format(dayOf(first.at))} to {format(dayOf(last.at))}
          {days > MOST_DAYS && `, the last ${MOST_DAYS} days with entries of ${days}`}
        </p>
      )}
      <Table head={['Day', 'What I ate', 'How my gut was']}>
        {[...shownDays].map((day) => (
          <tr key={day} className="break-inside-avoid">
            <td className={CELL}>{format(day)}</td>
            {(['ate', 'felt'] as const).map((kind) => (
              <td key={kind} className={CELL}>
                {shown
                  .filter((entry) => entry.kind === kind && dayOf(entry.at) === day)
                  .map((entry) => (
                    <p key={entryKey(entry)}>
                      {clockOf(entry.at)}{' '}
                      {entry.kind === 'felt' && <b className="font-semibold">{entry.score} of 10 </b>}
                      <bdi>{entry.words}</bdi>
                    </p>
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </Table>
      <SheetQuestions />
      <footer className="mt-4 text-caption">
        Written by the reader in a recipe site’s private diary. Not a diagnosis. Few entries say little. No
        medicine is to be changed because of this page.
      </footer>
    </div>
  )
}

function Table({ head, children }: { head: string[]; children: ReactNode }) {
  return (
    <table className="mt-2 w-full border-collapse">
      <thead>
        <tr>
          {head.map((name, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two columns have the same name
            <th key={place} scope="col" className={`${CELL} font-semibold`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
