import { fromNames, namesOf } from 'recipe-basics/fields/field'
import type { SettingName, Settings } from './fields.ts'

/** What makes the site the chef's own, in the order in which it is offered, with the settings that each step asks for. */
const STEPS = {
  name: ['site_name'],
  words: ['home_headline', 'home_lead'],
  cook: ['chef_name', 'about_body'],
  legal: ['contact_email', 'controller_name'],
  look: ['palette'],
  samples: [],
} as const satisfies Record<string, readonly SettingName[]>

export type FirstStep = keyof typeof STEPS

export const FIRST_STEPS = namesOf(STEPS)

/** Which of the first steps are done: all that they ask for is written, and not by the samples, of which `left` are there. */
export function toDoneSteps(
  { fields, samples }: { fields: Settings; samples: readonly SettingName[] },
  left: number,
): Record<FirstStep, boolean> {
  const isOwn = (name: SettingName) => fields[name] !== null && !samples.includes(name)
  const steps = fromNames(FIRST_STEPS, (step) => STEPS[step].every(isOwn))
  return { ...steps, samples: left === 0 && samples.length === 0 }
}
