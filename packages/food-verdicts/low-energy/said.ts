import type { SentForm } from 'recipe-basics/fields/field'
import { sentText } from 'recipe-basics/fields/field'
import { oneOf } from 'recipe-basics/text/one-of'
import { EASES, type LowEnergy } from './facts.ts'

// What the chef said of the strength that a dish asks for. It is stored as a query: "handsOn=15&one-pot=yes". What she left open stays
// as software reads it, and what she said is not read again.

/** What she may say; "unknown" takes an answer of software away. */
export const SAID_ANSWERS = ['yes', 'no', 'unknown'] as const

/** The names of the controls of the form. */
export const lowEnergyControl = (fact: keyof LowEnergy): string => `low_energy_${fact}`

/** Whole days are left to the total time. */
const MOST_MINUTES = 600
const WRONG_MINUTES = `On your feet must be a whole number from 0 to ${MOST_MINUTES} minutes`

/** What is stored, fact by fact, as a form shows it; what no list holds is left out. */
export function readSaidLowEnergy(stored: string | null): Partial<Record<keyof LowEnergy, string>> {
  const query = new URLSearchParams(stored ?? '')
  const said: Partial<Record<keyof LowEnergy, string>> = {}
  const minutes = query.get('handsOn') ?? ''
  if (/^\d{1,3}$/.test(minutes) && Number(minutes) <= MOST_MINUTES) said.handsOn = minutes
  for (const ease of EASES) {
    const answer = oneOf(SAID_ANSWERS, query.get(ease))
    if (answer) said[ease] = answer
  }
  return said
}

/** What was said in a form that was sent, as it is stored; empty for nothing. */
export function readSentLowEnergy(form: SentForm): string {
  const sent = new URLSearchParams()
  for (const fact of ['handsOn', ...EASES] as const) {
    const value = sentText(form.get(lowEnergyControl(fact))).trim()
    if (value) sent.set(fact, value)
  }
  const said = new URLSearchParams(readSaidLowEnergy(sent.toString()))
  // What cannot be read comes back with the form, to be refused in words.
  const typed = sent.get('handsOn')
  if (typed && !said.has('handsOn')) said.set('handsOn', typed)
  return said.toString()
}

/** The minutes as they were typed. */
export const typedMinutes = (sent: string): string => new URLSearchParams(sent).get('handsOn') ?? ''

/** What is wrong with the minutes that were typed, if anything is. */
export const problemOfMinutes = (sent: string): string | undefined =>
  typedMinutes(sent) !== '' && readSaidLowEnergy(sent).handsOn === undefined ? WRONG_MINUTES : undefined

/** What is read, with what the chef said in its place. */
export function settleLowEnergy(read: LowEnergy, stored: string | null): LowEnergy {
  const said = readSaidLowEnergy(stored)
  const settled = { ...read }
  if (said.handsOn) settled.handsOn = Number(said.handsOn)
  for (const ease of EASES) {
    const answer = said[ease]
    if (answer) settled[ease] = answer === 'unknown' ? null : answer === 'yes' ? 'yes' : 'no'
  }
  return settled
}

/** What was said, in words, so that two can be compared. */
export const describeLowEnergy = (stored: string): string =>
  [...new URLSearchParams(stored)].map(([fact, value]) => `${fact}: ${value}`).join('\n')
