import { toCsv } from '../csv.ts'
import type { Diary } from './diary.ts'
import { clockOf, dayOf } from './noted-time.ts'

/** A diary for a spreadsheet: one row an entry, the day and time as clocks showed them, and their distance from UTC. */
export const writeDiaryCsv = ({ entries }: Diary): string =>
  toCsv([
    ['day', 'time', 'utc offset', 'kind', 'gut 0 to 10', 'words'],
    ...entries.map((entry) => [
      dayOf(entry.at),
      clockOf(entry.at),
      `UTC${entry.at.slice(-6)}`,
      entry.kind,
      entry.kind === 'felt' ? String(entry.score) : '',
      entry.words,
    ]),
  ])
