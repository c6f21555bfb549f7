import { cleanText } from '../clean-text.ts'
import { parseRecord, parseText, toRecord } from '../json-text.ts'
import { isNotedTime } from './noted-time.ts'

// What a reader ate and how it went. It lives in the reader's browser alone: no server reads this file with a diary in its hands.

/** `at`: see noted-time.ts. */
export type Ate = { kind: 'ate'; at: string; words: string }
/** How the gut was: 0 is calm, 10 is the worst that the reader knows. */
export type Felt = { kind: 'felt'; at: string; score: number; words: string }
export type Entry = Ate | Felt

/** Oldest entry first. `rough`: from which score on a time counts as rough, 1 to 10, as the reader decides. */
export type Diary = { entries: Entry[]; rough: number }

export const WORST = 10
const USUAL_ROUGH = 5
export const EMPTY_DIARY: Diary = { entries: [], rough: USUAL_ROUGH }

/** The words of an entry may not be longer. */
export const MOST_WORDS = 200
/** Five a day for more than two years: a megabyte or so, of the five that browsers keep of a site. */
export const MOST_ENTRIES = 5_000
/** Characters of a file that is brought in. */
export const MOST_FILE = 4_000_000

/** A diary as a text that a browser keeps, or a file holds. */
export const writeDiary = ({ rough, entries }: Diary): string =>
  JSON.stringify({ kind: 'diary', version: 1, rough, entries })

/** A diary as it was kept. What cannot be read is left out. */
export const readDiary = (text: string | null): Diary => toDiary(parseRecord(text)).diary

/**
 * A file that `writeDiary` wrote, and how many of its entries cannot be read. Undefined for any other file, and for one that
 * is too long.
 */
export function readDiaryFile(text: string): { diary: Diary; unread: number } | undefined {
  if (text.length > MOST_FILE) return undefined
  const parsed = parseText(text)
  const record = parsed.ok ? toRecord(parsed.value) : {}
  return record.kind === 'diary' && Array.isArray(record.entries) ? toDiary(record) : undefined
}

/** A diary with more entries, each once. The oldest make room where it is full. */
export function addEntries(diary: Diary, entries: readonly Entry[]): Diary {
  const all = new Map([...diary.entries, ...entries].map((entry) => [entryKey(entry), entry]))
  return { ...diary, entries: inOrder([...all.values()]).slice(-MOST_ENTRIES) }
}

/** How many of these entries would be new to a diary. Where it is full, older ones make room for them. */
export function countNew(diary: Diary, entries: readonly Entry[]): number {
  const known = new Set(diary.entries.map(entryKey))
  return addEntries(diary, entries).entries.filter((entry) => !known.has(entryKey(entry))).length
}

export const withoutEntry = (diary: Diary, gone: Entry): Diary => ({
  ...diary,
  entries: diary.entries.filter((entry) => entryKey(entry) !== entryKey(gone)),
})

/** Two entries with the same key say the same. */
export const entryKey = (entry: Entry): string =>
  [entry.at, entry.kind, entry.kind === 'felt' ? entry.score : '', entry.words].join(' ')

/** The words of an entry on one line, as they may be kept. */
export const toWords = (text: string): string =>
  cleanText(text.toWellFormed()).replace(/\s+/g, ' ').trim().slice(0, MOST_WORDS).toWellFormed().trim()

function toDiary(record: Record<string, unknown>): { diary: Diary; unread: number } {
  const stored: unknown[] = Array.isArray(record.entries) ? record.entries : []
  const entries = stored.flatMap((value) => toEntry(toRecord(value)) ?? [])
  const rough = isScore(record.rough) && record.rough > 0 ? record.rough : USUAL_ROUGH
  return {
    diary: addEntries({ entries: [], rough }, entries),
    unread: stored.length - entries.length,
  }
}

function toEntry({ kind, at, score, words }: Record<string, unknown>): Entry | undefined {
  if (!isNotedTime(at)) return undefined
  const text = typeof words === 'string' ? toWords(words) : ''
  if (kind === 'ate') return text ? { kind, at, words: text } : undefined
  return kind === 'felt' && isScore(score) ? { kind, at, score, words: text } : undefined
}

const isScore = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= WORST

/** By the moment, whatever clocks showed. */
const inOrder = (entries: Entry[]) =>
  entries
    .map((entry) => ({ entry, moment: Date.parse(entry.at) }))
    .toSorted((a, b) => a.moment - b.moment)
    .map(({ entry }) => entry)
