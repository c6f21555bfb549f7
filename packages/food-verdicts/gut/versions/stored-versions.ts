import { cleanText } from 'recipe-basics/text/clean-text'
import { fromNames } from 'recipe-basics/fields/field'
import { parseRecord, toRecord } from 'recipe-basics/text/json-text'
import { SPELLS, type SpellName } from '../profile/spells.ts'
import { TRIGGER_GROUPS, type TriggerGroup } from '../triggers/trigger-groups.ts'

// The chef’s versions of a recipe for spells of soft food, and her word on swaps of its lines, stored as JSON text. What she does not name
// stays as written.

/** A line or a step that she names: its text as written, on one line, and which of those that read alike, from 0. */
type Named = { was: string; nth: number }

/** A line in her words; null is left out. */
export type StoredLine = Named & { text: string | null }
/** A sentence of hers after a step. */
export type StoredNote = Named & { text: string }

/** When she confirmed a version (ISO instant), and the digest of what she read. */
type Confirmation = { at: string; read: string }

export type StoredVersion = {
  /** There is no honest version of the dish, and what readers are told of it. */
  none: { text: string } | null
  lines: StoredLine[]
  notes: StoredNote[]
  /** Lines of hers that stand below those of the list. */
  added: { text: string }[]
  /** It counts only while the version is the one that was read (`digestVersion`). */
  confirmed: Confirmation | null
  /** Only in a form that was sent: the digest of the recipe that she saw when she ticked “I have read this version”. */
  ticked: string | null
}

/** Her word on the swaps of a line, in every spell: groups for which software offers none, and a line of hers to offer; null for none. */
export type StoredSwap = Named & { never: TriggerGroup[]; text: string | null }

export type StoredVersions = Record<SpellName, StoredVersion> & { swaps: StoredSwap[] }

const MOST = 500
const MOST_ADDED = 20
export const LONGEST_TEXT = 500
const LONGEST_WAS = 10_000
const DIGEST = /^[0-9a-z]{1,12}$/

/** Reads what is stored. What it cannot hold is left out. */
export function readVersions(stored: string | null | undefined): StoredVersions {
  const record = parseRecord(stored || null)
  return {
    ...fromNames(SPELLS, (spell) => readVersion(toRecord(record[spell]))),
    swaps: readSwaps(record.swaps),
  }
}

/** Versions as text to store; empty where nothing is said. */
export function writeVersions(versions: StoredVersions): string {
  const stored = SPELLS.flatMap((spell) => {
    const { none, lines, notes, added, confirmed, ticked } = versions[spell]
    const version = {
      ...(none && { none }),
      ...(lines.length > 0 && { lines: lines.map(withoutFirst) }),
      ...(notes.length > 0 && { notes: notes.map(withoutFirst) }),
      ...(added.length > 0 && { added }),
      ...(confirmed && { confirmed }),
      ...(ticked && { ticked }),
    }
    return Object.keys(version).length > 0 ? [[spell, version] as const] : []
  })
  const swaps = versions.swaps.map(({ never, text, ...named }) => ({
    ...withoutFirst(named),
    ...(never.length > 0 && { never }),
    ...(text && { text }),
  }))
  const all = { ...Object.fromEntries(stored), ...(swaps.length > 0 && { swaps }) }
  return Object.keys(all).length > 0 ? JSON.stringify(all) : ''
}

/** The versions for a copy of the recipe: her words, which nobody has confirmed there. */
export function withoutConfirmations(stored: string | null): string | null {
  const versions = readVersions(stored)
  for (const spell of SPELLS) versions[spell].confirmed = null
  return writeVersions(versions) || null
}

/** Whether a version says nothing else than the recipe. */
export const isAsWritten = ({
  lines,
  notes,
  added,
}: Pick<StoredVersion, 'lines' | 'notes' | 'added'>): boolean =>
  lines.length + notes.length + added.length === 0

/** Whether she has said nothing of a spell yet. */
export const isUntouched = ({ none, confirmed, ticked, ...version }: StoredVersion): boolean =>
  !none && !confirmed && !ticked && isAsWritten(version)

/** A text as lines and steps are known by: on one line, as it would be stored. */
export const oneLineOf = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim()

/** Which line or step is named, as one text. */
export const keyOf = ({ was, nth }: Named): string => `${nth} ${was}`

/** The line or step that a key names; undefined for a text that is no key. */
export function readKey(key: string): Named | undefined {
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

/** What she stored of each text, by its place; `gone` names texts that are not in the recipe any more. */
export function placeStored<Stored extends Named>(
  stored: readonly Stored[],
  texts: readonly string[],
): { byPlace: (Stored | undefined)[]; gone: Stored[] } {
  const byKey = new Map(stored.map((one) => [keyOf(one), one]))
  const keys = keysOf(texts)
  const there = new Set(keys)
  return {
    byPlace: keys.map((key) => byKey.get(key)),
    gone: stored.filter((one) => !there.has(keyOf(one))),
  }
}

/** Versions in words, so that two can be compared. */
export function describeVersions(stored: string): string {
  const versions = readVersions(stored)
  const ofSpells = SPELLS.flatMap((spell) => {
    const { none, lines, notes, added, confirmed } = versions[spell]
    return [
      ...(none ? [`${spell}: no version. ${none.text}`] : []),
      ...lines.map(({ was, text }) => `${spell}: “${was}” → ${text === null ? 'left out' : `“${text}”`}`),
      ...added.map(({ text }) => `${spell}: added “${text}”`),
      ...notes.map(({ was, text }) => `${spell}: after “${was}”: “${text}”`),
      ...(confirmed ? [`${spell}: confirmed on ${confirmed.at.slice(0, 10)}`] : []),
    ]
  })
  const ofSwaps = versions.swaps.flatMap(({ was, never, text }) => [
    ...(never.length > 0 ? [`swaps: “${was}”: none of software’s for ${never.join(', ')}`] : []),
    ...(text ? [`swaps: “${was}” → “${text}”`] : []),
  ])
  return [...ofSpells, ...ofSwaps].join('\n')
}

function readVersion(version: Record<string, unknown>): StoredVersion {
  const { none, lines, notes, added, confirmed, ticked } = version
  const why = readText(toRecord(none).text)
  return {
    none: why ? { text: why } : null,
    lines: unique(
      listOf(lines).flatMap(({ was, nth, text }): StoredLine[] => {
        const [named, own] = [readNamed(was, nth), text === null ? text : readText(text)]
        return named && own !== '' ? [{ ...named, text: own }] : []
      }),
    ),
    notes: unique(
      listOf(notes).flatMap(({ was, nth, text }) => {
        const [named, own] = [readNamed(was, nth), readText(text)]
        return named && own ? [{ ...named, text: own }] : []
      }),
    ),
    added: listOf(added)
      .map(({ text }) => ({ text: readText(text) }))
      .filter(({ text }) => text !== '')
      .slice(0, MOST_ADDED),
    confirmed: readConfirmation(toRecord(confirmed)),
    ticked: typeof ticked === 'string' && DIGEST.test(ticked) ? ticked : null,
  }
}

function readSwaps(swaps: unknown): StoredSwap[] {
  return unique(
    listOf(swaps).flatMap(({ was, nth, never, text }) => {
      const named = readNamed(was, nth)
      const swap = {
        never: TRIGGER_GROUPS.filter((group) => Array.isArray(never) && never.includes(group)),
        text: readText(text) || null,
      }
      return named && (swap.never.length > 0 || swap.text) ? [{ ...named, ...swap }] : []
    }),
  )
}

const listOf = (value: unknown) => (Array.isArray(value) ? value.slice(0, MOST).map(toRecord) : [])

function readNamed(was: unknown, nth: unknown = 0): Named | undefined {
  return typeof was === 'string' && typeof nth === 'number' ? readKey(`${nth} ${was}`) : undefined
}

const readText = (text: unknown): string =>
  typeof text === 'string' ? oneLineOf(text).slice(0, LONGEST_TEXT).toWellFormed() : ''

function readConfirmation({ at, read }: Record<string, unknown>): Confirmation | null {
  if (typeof at !== 'string' || typeof read !== 'string' || !DIGEST.test(read)) return null
  const moment = new Date(at)
  return Number.isNaN(moment.getTime()) ? null : { at: moment.toISOString(), read }
}

/** Of two that name the same, the first. */
const unique = <Stored extends Named>(stored: readonly Stored[]): Stored[] => {
  const byKey = new Map(stored.toReversed().map((one) => [keyOf(one), one]))
  return stored.filter((one) => byKey.get(keyOf(one)) === one)
}

/** The first of those that read alike goes without saying. */
const withoutFirst = <Stored extends Named>({ nth, ...stored }: Stored) =>
  nth > 0 ? { ...stored, nth } : stored
