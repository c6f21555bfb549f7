import { expect, test } from 'vitest'
import {
  addEntries,
  countNew,
  type Diary,
  EMPTY_DIARY,
  type Entry,
  MOST_ENTRIES,
  MOST_FILE,
  MOST_WORDS,
  readDiary,
  readDiaryFile,
  withoutEntry,
  writeDiary,
} from './diary.ts'
import { writeDiaryCsv } from './diary-csv.ts'

const COFFEE: Entry = { kind: 'ate', at: '2026-11-02T08:00+01:00', words: 'coffee, toast' }
const CRAMPS: Entry = { kind: 'felt', at: '2026-11-02T09:30+01:00', score: 6, words: 'cramps' }
const DIARY: Diary = { rough: 6, entries: [COFFEE, CRAMPS] }

const stored = (...entries: unknown[]) => JSON.stringify({ kind: 'diary', version: 1, rough: 6, entries })

test('a diary comes back as it was kept', () => {
  expect(readDiary(writeDiary(DIARY))).toEqual(DIARY)
  expect(readDiaryFile(writeDiary(DIARY))).toEqual({ diary: DIARY, unread: 0 })
  expect(readDiary(null)).toEqual(EMPTY_DIARY)
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '7',
  '"diary"',
  '{"entries":7}',
  '{"entries":{"length":3}}',
  '{"entries":[null,7,"x",[],{}]}',
  '{"entries":[{"kind":"ate"}]}',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
])('stored text %j is an empty diary', (text) => {
  expect(readDiary(text)).toEqual(EMPTY_DIARY)
})

test.each([
  { ...COFFEE, words: '' },
  { ...COFFEE, words: 7 },
  { ...COFFEE, words: ' \u0000\u200b ' },
  { ...COFFEE, kind: 'drank' },
  { ...COFFEE, at: '2026-02-30T08:00+01:00' },
  { ...COFFEE, at: '2026-11-02T24:00+01:00' },
  { ...COFFEE, at: '2026-11-02T08:00+15:00' },
  { ...COFFEE, at: '2026-11-02T08:00Z' },
  { ...COFFEE, at: 'yesterday' },
  { ...COFFEE, at: 1_793_000_000_000 },
  { ...CRAMPS, score: 11 },
  { ...CRAMPS, score: -1 },
  { ...CRAMPS, score: 5.5 },
  { ...CRAMPS, score: '5' },
  { ...CRAMPS, score: null },
])('an entry such as %j is left out, and counted in a file', (entry) => {
  expect(readDiaryFile(stored(entry, CRAMPS))).toEqual({
    diary: { rough: 6, entries: [CRAMPS] },
    unread: 1,
  })
})

test('hostile words stay words, on one line and short', () => {
  const read = (words: string) => readDiary(stored({ ...COFFEE, words })).entries[0]?.words
  expect(read('<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>')
  expect(read('a\nb\u202Ec\u0007d')).toBe('a bcd')
  expect(read('x'.repeat(10_000))).toHaveLength(MOST_WORDS)
  expect(read(`${'x'.repeat(MOST_WORDS - 1)}🥕`)?.isWellFormed()).toBe(true)
  expect(readDiary(`{"entries":[{"__proto__":{"kind":"ate"},"words":"x"}]}`)).toEqual(EMPTY_DIARY)
  expect(readDiary('{"rough":0,"entries":[]}').rough).toBe(5)
})

test('only a file of a diary is brought in', () => {
  for (const text of ['', '{}', '[]', '{"version":1,"marks":{}}', '{"kind":"diary"}', 'day,time\r\n'])
    expect([text, readDiaryFile(text)]).toEqual([text, undefined])
  expect(readDiaryFile(writeDiary(DIARY) + ' '.repeat(MOST_FILE))).toBeUndefined()
})

test('entries stand in the order of their moments, each once, whatever clocks showed', () => {
  // Landed in New York: clocks show an earlier hour, and it is later.
  const landed: Entry = { kind: 'ate', at: '2026-11-02T07:00-05:00', words: 'tea' }
  const merged = addEntries(DIARY, [landed, CRAMPS, COFFEE])
  expect(merged.entries).toEqual([COFFEE, CRAMPS, landed])
  expect(withoutEntry(merged, CRAMPS).entries).toEqual([COFFEE, landed])
})

test('a full diary lets its oldest entries go', () => {
  const many = Array.from({ length: MOST_ENTRIES + 5 }, (_, index): Entry => {
    const at = new Date(Date.UTC(2020, 0, 1) + index * 3_600_000).toISOString().slice(0, 16)
    return { kind: 'felt', at: `${at}+00:00`, score: index % 11, words: '' }
  })
  const { entries } = addEntries(EMPTY_DIARY, many)
  expect([entries.length, entries.at(-1)]).toEqual([MOST_ENTRIES, many.at(-1)])
  const full = addEntries(EMPTY_DIARY, many)
  expect([countNew(full, [COFFEE, CRAMPS]), countNew(full, entries)]).toEqual([2, 0])
  expect(countNew(DIARY, [COFFEE])).toBe(0)
})

test('a spreadsheet gets a row an entry, and runs nothing of it', () => {
  const csv = writeDiaryCsv(addEntries(DIARY, [{ ...COFFEE, words: '=HYPERLINK("http://x")' }]))
  expect(csv).toBe(
    [
      'day,time,utc offset,kind,gut 0 to 10,words',
      '2026-11-02,08:00,UTC+01:00,ate,,"coffee, toast"',
      '2026-11-02,08:00,UTC+01:00,ate,,"\'=HYPERLINK(""http://x"")"',
      '2026-11-02,09:30,UTC+01:00,felt,6,cramps',
      '',
    ].join('\r\n'),
  )
})
