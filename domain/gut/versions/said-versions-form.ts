import { fromNames, type SentForm, sentText } from '../../field.ts'
import { parseRecord } from '../../json-text.ts'
import { SOFT_PHASES, type SoftPhase } from '../profile/phases.ts'
import {
  keyOf,
  oneLineOf,
  readKey,
  readSaidVersions,
  type SaidLine,
  type SaidNote,
  type SaidSentence,
  writeSaidVersions,
} from './said-versions.ts'

/**
 * The controls of a version, by what they hold. Each line has a `line` (its key), what is `made` of it by software (empty where it is
 * left out), a `text`, and stands in `out` where it is left out; each step has a `step` and a `note`; each
 * fixed sentence has a `sentence` (its key) and `words`, and stands in `drop` where it is left out. `added` holds lines of hers, a line each. What is said of lines, steps and sentences that
 * are not there stands in `gone`, and in `forget` where the chef lets it go. `none` is ticked where there is no honest version, and `why` is
 * what readers are told; `tick` is “I have read this version”; `at` and `read` repeat
 * when that was said before, and of what.
 */
const PARTS = [
  'line',
  'made',
  'text',
  'out',
  'step',
  'note',
  'sentence',
  'words',
  'drop',
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
export const NO_VERSION = 'This dish lives from what a softer version would lose.'

/** The name of a control of the form. */
export const versionControl = (phase: SoftPhase, part: (typeof PARTS)[number]): string =>
  `softer_${phase}_${part}`

/** What was said of softer versions in a form that was sent, as it is stored; empty for nothing. */
export function readSentVersions(form: SentForm): string {
  const sent = fromNames(SOFT_PHASES, (phase) => {
    const all = (part: (typeof PARTS)[number]) => form.getAll(versionControl(phase, part)).map(sentText)
    const [tick = ''] = all('tick')
    const [why = ''] = all('why')
    const [at = ''] = all('at')
    const [read = ''] = all('read')
    const forgotten = new Set(all('forget'))
    const gone = all('gone')
      .filter((one) => !forgotten.has(one))
      .map(parseRecord)
    return {
      none: { text: all('none').length > 0 ? oneLineOf(why) || NO_VERSION : '' },
      lines: [...sentLines(all('line'), all('made'), all('text'), all('out')), ...gone.filter(isOf('line'))],
      notes: [...sentNotes(all('step'), all('note')), ...gone.filter(isOf('step'))],
      sentences: [
        ...sentSentences(all('sentence'), all('words'), all('drop')),
        ...gone.filter(isOf('sentence')),
      ],
      added: all('added').flatMap((texts) => texts.split('\n').map((text) => ({ text }))),
      confirmed: { at, read },
      ticked: tick,
    }
  })
  return writeSaidVersions(readSaidVersions(JSON.stringify(sent)))
}

/** What is said of a line, a step or a sentence that is not there, as the form keeps it. */
export const writeGone = (of: GoneOf, said: SaidLine | SaidNote | SaidSentence): string =>
  JSON.stringify({ of, ...said })

export type GoneOf = 'line' | 'step' | 'sentence'

const isOf =
  (what: GoneOf) =>
  ({ of }: Record<string, unknown>) =>
    of === what

/** A text that says what software makes, or nothing, says nothing new. */
function sentLines(keys: string[], made: string[], texts: string[], out: string[]): SaidLine[] {
  const isOut = new Set(out.map(oneKey))
  return keys.flatMap((sent, at): SaidLine[] => {
    const spoken = readKey(sent)
    if (!spoken) return []
    const ofSoftware = oneLineOf(made[at] ?? '')
    if (isOut.has(keyOf(spoken))) return ofSoftware === '' ? [] : [{ ...spoken, text: null }]
    const text = oneLineOf(texts[at] ?? '')
    return text === '' || text === ofSoftware ? [] : [{ ...spoken, text }]
  })
}

function sentNotes(keys: string[], texts: string[]): SaidNote[] {
  return keys.flatMap((sent, at) => {
    const spoken = readKey(sent)
    const text = oneLineOf(texts[at] ?? '')
    return spoken && text !== '' ? [{ ...spoken, text }] : []
  })
}

/** Words that are those of software, or none, say nothing new. */
function sentSentences(keys: string[], texts: string[], dropped: string[]): Record<string, unknown>[] {
  const isOut = new Set(dropped)
  return keys.flatMap((key, at): Record<string, unknown>[] => {
    const spoken = parseRecord(key)
    if (isOut.has(key)) return [{ ...spoken, text: null }]
    const text = oneLineOf(texts[at] ?? '')
    return text === '' || text === spoken.made ? [] : [{ ...spoken, text }]
  })
}

const oneKey = (sent: string) => {
  const spoken = readKey(sent)
  return spoken ? keyOf(spoken) : ''
}
