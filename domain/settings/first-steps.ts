import { fromNames, namesOf } from 'recipe-basics/fields/field'
import type { SettingName, Settings } from './fields.ts'

/**
 * What makes the site the chef's own, in the order in which it is offered: the settings that each step asks for, and those
 * that may stay empty, but hold no word of the samples when it is done.
 */
const STEPS = {
  name: { asks: ['site_name'], also: ['tagline'] },
  words: {
    asks: ['home_headline', 'home_lead'],
    also: [
      ...(['wellness_text', 'heritage_text', 'unconventional_text', 'precision_title'] as const),
      ...(['precision_lead', 'macro_text', 'crohns_text', 'developed_text', 'science_text'] as const),
      ...(['closing', 'recipes_lead', 'equipment_lead', 'blog_lead', 'footer_words'] as const),
    ],
  },
  cook: {
    asks: ['chef_name', 'about_body'],
    also: ['story_quote', 'story_teaser', 'about_title', 'about_lead'],
  },
  legal: { asks: ['contact_email', 'controller_name'], also: ['disclosure', 'medical_note'] },
  look: { asks: ['palette'], also: [] },
  samples: { asks: [], also: [] },
} as const satisfies Record<string, { asks: readonly SettingName[]; also: readonly SettingName[] }>

export type FirstStep = keyof typeof STEPS

export const FIRST_STEPS = namesOf(STEPS)

/** Which of the first steps are done: all that they ask for is written, and not by the samples, of which `left` are there. */
export function toDoneSteps(
  { fields, samples }: { fields: Settings; samples: readonly SettingName[] },
  left: number,
): Record<FirstStep, boolean> {
  const isSample = (name: SettingName) => samples.includes(name)
  const steps = fromNames(FIRST_STEPS, (step) => {
    const { asks, also } = STEPS[step]
    return asks.every((name) => fields[name] !== null && !isSample(name)) && !also.some(isSample)
  })
  return { ...steps, samples: left === 0 && samples.length === 0 }
}
