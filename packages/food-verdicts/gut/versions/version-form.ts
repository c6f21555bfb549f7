import { fromNames, type SentForm, sentText } from 'recipe-basics/fields/field'
import { parseRecord } from 'recipe-basics/text/json-text'
import { SPELLS, type SpellName } from '../profile/spells.ts'
import type { TriggerGroup } from '../triggers/trigger-groups.ts'
import {
  keyOf,
  oneLineOf,
  readKey,
  readVersions,
  type StoredLine,
  type StoredNote,
  type StoredSwap,
  writeVersions,
} from './stored-versions.ts'

/**
 * The controls of a version, by what they hold. Each line has a `line` (its key) and a `text`, and stands in `out` where it is left out;
 * `proposed` repeats what software proposes for a line of a version that she has not touched. Each step has a `step` (its key) and a `note`. `added` holds lines of hers, a line each. What she stored of lines and steps that are
 * not there stands in `gone`, and in `forget` where she lets it go. `none` is ticked where there is no honest version, and `why` is what
 * readers are told; `tick` is “I have read this version”; `at` and `read` repeat when that was said before, and of what.
 */
const PARTS = [
  'line',
  'never',
  'text',
  'out',
  'proposed',
  'step',
  'note',
  'added',
  'gone',
  'forget',
  'none',
  'why',
  'tick',
  'at',
  'read',
] as const

/** What readers are told where the chef says nothing else. */
export const NO_VERSION = 'This dish lives from what a version for this spell would lose.'

/** The name of a control of a version, or of the swaps of lines: those have a `line` and a `text` each, and `never` as `neverOf` writes it. */
export const versionControl = (of: SpellName | 'swaps', part: (typeof PARTS)[number]): string =>
  `softer_${of}_${part}`

/** The versions in a form that was sent, as they are stored; empty for nothing. */
export function readSentVersions(form: SentForm): string {
  const sent = fromNames(SPELLS, (spell) => {
    const all = (part: (typeof PARTS)[number]) => form.getAll(versionControl(spell, part)).map(sentText)
    const [tick = ''] = all('tick')
    const [why = ''] = all('why')
    const [at = ''] = all('at')
    const [read = ''] = all('read')
    const forgotten = new Set(all('forget'))
    const gone = all('gone')
      .filter((one) => !forgotten.has(one))
      .map(parseRecord)
    const version = {
      none: { text: all('none').length > 0 ? oneLineOf(why) || NO_VERSION : '' },
      lines: [...sentLines(all('line'), all('text'), all('out')), ...gone.filter(isOf('line'))],
      notes: [...sentNotes(all('step'), all('note')), ...gone.filter(isOf('step'))],
      added: all('added').flatMap((texts) => texts.split('\n').map((text) => ({ text }))),
      confirmed: { at, read },
      ticked: tick,
    }
    return isProposal(version, all('proposed')) ? {} : version
  })
  return writeVersions(readVersions(JSON.stringify({ ...sent, swaps: sentSwaps(form) })))
}

/** That software offers no swap of a line for groups, as a control of the form says it. */
export const neverOf = (key: string, groups: readonly TriggerGroup[]): string => `${groups.join()} ${key}`

function sentSwaps(form: SentForm): object[] {
  const all = (part: (typeof PARTS)[number]) => form.getAll(versionControl('swaps', part)).map(sentText)
  const [texts, never, forgotten] = [all('text'), all('never'), new Set(all('forget'))]
  const lines = all('line').flatMap((key, at) => {
    const named = readKey(key)
    const groups = never.flatMap((one) =>
      one.slice(one.indexOf(' ') + 1) === key ? one.slice(0, one.indexOf(' ')).split(',') : [],
    )
    return named ? [{ ...named, never: groups, text: texts[at] }] : []
  })
  const gone = all('gone')
    .filter((one) => !forgotten.has(one))
    .map(parseRecord)
  return [...lines, ...gone]
}

/** What she stored of a line or a step that is not there, as the form keeps it. */
export const writeGone = (of: GoneOf, stored: StoredLine | StoredNote | StoredSwap): string =>
  JSON.stringify({ of, ...stored })

export type GoneOf = 'line' | 'step' | 'swap'

const isOf =
  (what: GoneOf) =>
  ({ of }: Record<string, unknown>) =>
    of === what

/** What software proposes for a line, as the form repeats it. */
export const writeProposed = ({ was, nth, text }: StoredLine): string => JSON.stringify({ was, nth, text })

/** Whether a version is still what software proposed, word for word: it is not hers before she says so. */
function isProposal(sent: object, proposed: string[]): boolean {
  const asStored = (version: object) => writeVersions(readVersions(JSON.stringify({ gentle: version })))
  return proposed.length > 0 && asStored(sent) === asStored({ lines: proposed.map(parseRecord) })
}

/** A line as written, or no text, says nothing new. */
function sentLines(keys: string[], texts: string[], out: string[]): StoredLine[] {
  const isOut = new Set(out.map(oneKey))
  return keys.flatMap((sent, at): StoredLine[] => {
    const named = readKey(sent)
    if (!named) return []
    if (isOut.has(keyOf(named))) return [{ ...named, text: null }]
    const text = oneLineOf(texts[at] ?? '')
    return text === '' || text === named.was ? [] : [{ ...named, text }]
  })
}

function sentNotes(keys: string[], texts: string[]): StoredNote[] {
  return keys.flatMap((sent, at) => {
    const named = readKey(sent)
    const text = oneLineOf(texts[at] ?? '')
    return named && text !== '' ? [{ ...named, text }] : []
  })
}

const oneKey = (sent: string) => {
  const named = readKey(sent)
  return named ? keyOf(named) : ''
}
