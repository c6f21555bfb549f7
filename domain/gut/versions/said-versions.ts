import { cleanText } from '../../clean-text.ts'
import { fromNames } from '../../field.ts'
import { parseRecord, toRecord } from '../../json-text.ts'
import { SOFT_PHASES, type SoftPhase } from '../profile/phases.ts'

// What the chef says of the softer versions of a recipe. It is stored as JSON text. What she left open stays as software makes it.

/** A line or a step that she speaks of: its text as written, on one line, and which of those that read alike, from 0. */
type Spoken = { was: string; nth: number }

/** What becomes of a line: null is left out, the line itself is kept as written. */
export type SaidLine = Spoken & { text: string | null }
/** A sentence of hers after a step. */
export type SaidNote = Spoken & { text: string }
/** What becomes of a fixed sentence (`made`) after a step: her words, or null where she takes it away. */
export type SaidSentence = Spoken & { made: string; text: string | null }

/** That she has read a whole version: when (ISO instant), and the digest of what she read. */
type Confirmation = { at: string; read: string }

export type SaidVersion = {
  /** There is no honest version of the dish, and what readers are told of it. */
  none: { text: string } | null
  lines: SaidLine[]
  notes: SaidNote[]
  sentences: SaidSentence[]
  /** Lines of hers that stand below those of the list. */
  added: { text: string }[]
  /** It counts only while the version is the one that was read (`digestVersion`). */
  confirmed: Confirmation | null
  /** Only in a form that was sent: the digest of what software made when she said that she has read it. */
  ticked: string | null
}
export type SaidVersions = Record<SoftPhase, SaidVersion>

const MOST = 500
const MOST_ADDED = 20
export const LONGEST_TEXT = 500
const LONGEST_WAS = 10_000
const DIGEST = /^[0-9a-z]{1,12}$/

/** Reads what is stored. What it cannot hold is left out. */
export function readSaidVersions(stored: string | null | undefined): SaidVersions {
  const record = parseRecord(stored || null)
  return fromNames(SOFT_PHASES, (phase) => readVersion(toRecord(record[phase])))
}

/** The same to store; empty where nothing is said. */
export function writeSaidVersions(said: SaidVersions): string {
  const stored = SOFT_PHASES.flatMap((phase) => {
    const { none, lines, notes, sentences, added, confirmed, ticked } = said[phase]
    const version = {
      ...(none && { none }),
      ...(lines.length > 0 && { lines: lines.map(withoutFirst) }),
      ...(notes.length > 0 && { notes: notes.map(withoutFirst) }),
      ...(sentences.length > 0 && { sentences: sentences.map(withoutFirst) }),
      ...(added.length > 0 && { added }),
      ...(confirmed && { confirmed }),
      ...(ticked && { ticked }),
    }
    return Object.keys(version).length > 0 ? [[phase, version] as const] : []
  })
  return stored.length > 0 ? JSON.stringify(Object.fromEntries(stored)) : ''
}

/** The same for another recipe: her words, which nobody has confirmed there. */
export function withoutConfirmations(stored: string | null): string | null {
  const said = readSaidVersions(stored)
  for (const phase of SOFT_PHASES) said[phase].confirmed = null
  return writeSaidVersions(said) || null
}

/** A text as lines and steps are known by: on one line, as it would be stored. */
export const oneLineOf = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim()

/** Which line or step something is said of, as one text. */
export const keyOf = ({ was, nth }: Spoken): string => `${nth} ${was}`

/** Which fixed sentence something is said of, as one text. */
export const sentenceKey = ({ was, nth, made }: Omit<SaidSentence, 'text'>): string =>
  JSON.stringify({ was, nth, made })

/** What a key says; undefined for a text that is none. */
export function readKey(key: string): Spoken | undefined {
  const [, nth, was] = /^(\d{1,3}) (.+)$/s.exec(key) ?? []
  return nth && was ? { was: oneLineOf(was).slice(0, LONGEST_WAS), nth: Number(nth) } : undefined
}

/** The keys of some texts in their order. */
export function keysOf(texts: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return texts.map((text) => {
    const was = oneLineOf(text).slice(0, LONGEST_WAS)
    const nth = counts.get(was) ?? 0
    counts.set(was, nth + 1)
    return keyOf({ was, nth })
  })
}

/** What is said of each text, by its place; `gone` is said of texts that are not there, or not any more. */
export function placeSaid<Said extends Spoken>(
  said: readonly Said[],
  texts: readonly string[],
): { byPlace: (Said | undefined)[]; gone: Said[] } {
  const byKey = new Map(said.map((one) => [keyOf(one), one]))
  const keys = keysOf(texts)
  const there = new Set(keys)
  return {
    byPlace: keys.map((key) => byKey.get(key)),
    gone: said.filter((one) => !there.has(keyOf(one))),
  }
}

/** What was said, in words, so that two can be compared. */
export function describeSaid(stored: string): string {
  const said = readSaidVersions(stored)
  return SOFT_PHASES.flatMap((phase) => {
    const { none, lines, notes, sentences, added, confirmed } = said[phase]
    return [
      ...(none ? [`${phase}: no version. ${none.text}`] : []),
      ...lines.map(({ was, text }) => `${phase}: “${was}” → ${orLeftOut(text)}`),
      ...added.map(({ text }) => `${phase}: added “${text}”`),
      ...notes.map(({ was, text }) => `${phase}: after “${was}”: “${text}”`),
      ...sentences.map(({ was, made, text }) => `${phase}: after “${was}”: “${made}” → ${orLeftOut(text)}`),
      ...(confirmed ? [`${phase}: confirmed on ${confirmed.at.slice(0, 10)}`] : []),
    ]
  }).join('\n')
}

const orLeftOut = (text: string | null) => (text === null ? 'left out' : `“${text}”`)

function readVersion(version: Record<string, unknown>): SaidVersion {
  const { none, lines, notes, sentences, added, confirmed, ticked } = version
  const why = readText(toRecord(none).text)
  return {
    none: why ? { text: why } : null,
    lines: unique(
      listOf(lines).flatMap(({ was, nth, text }): SaidLine[] => {
        const [spoken, own] = [readSpoken(was, nth), text === null ? text : readText(text)]
        return spoken && own !== '' ? [{ ...spoken, text: own }] : []
      }),
    ),
    notes: unique(
      listOf(notes).flatMap(({ was, nth, text }) => {
        const [spoken, own] = [readSpoken(was, nth), readText(text)]
        return spoken && own ? [{ ...spoken, text: own }] : []
      }),
    ),
    sentences: unique(
      listOf(sentences).flatMap(({ was, nth, made, text }): SaidSentence[] => {
        const [spoken, ofSoftware] = [readSpoken(was, nth), readText(made)]
        const own = text === null ? text : readText(text)
        return spoken && ofSoftware && own !== '' ? [{ ...spoken, made: ofSoftware, text: own }] : []
      }),
      sentenceKey,
    ),
    added: listOf(added)
      .map(({ text }) => ({ text: readText(text) }))
      .filter(({ text }) => text !== '')
      .slice(0, MOST_ADDED),
    confirmed: readConfirmation(toRecord(confirmed)),
    ticked: typeof ticked === 'string' && DIGEST.test(ticked) ? ticked : null,
  }
}

const listOf = (value: unknown) => (Array.isArray(value) ? value.slice(0, MOST).map(toRecord) : [])

function readSpoken(was: unknown, nth: unknown = 0): Spoken | undefined {
  return typeof was === 'string' && typeof nth === 'number' ? readKey(`${nth} ${was}`) : undefined
}

const readText = (text: unknown): string =>
  typeof text === 'string' ? oneLineOf(text).slice(0, LONGEST_TEXT).toWellFormed() : ''

function readConfirmation({ at, read }: Record<string, unknown>): Confirmation | null {
  if (typeof at !== 'string' || typeof read !== 'string' || !DIGEST.test(read)) return null
  const moment = new Date(at)
  return Number.isNaN(moment.getTime()) ? null : { at: moment.toISOString(), read }
}

/** Of two that speak of the same, the first. */
const unique = <Said extends Spoken>(said: readonly Said[], key: (one: Said) => string = keyOf): Said[] => {
  const byKey = new Map(said.toReversed().map((one) => [key(one), one]))
  return said.filter((one) => byKey.get(key(one)) === one)
}

/** The first of those that read alike goes without saying. */
const withoutFirst = <Said extends Spoken>({ nth, ...said }: Said) => (nth > 0 ? { ...said, nth } : said)
