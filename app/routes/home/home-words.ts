import type { Words } from '#domain/settings/words.ts'

/** What the home page shows of the settings. */
export const HOME_WORDS = [
  'tagline',
  'home_whom',
  'home_headline',
  'home_lead',
  'home_first_call',
  'home_second_call',
  'wellness_text',
  'heritage_text',
  'unconventional_text',
  'precision_title',
  'precision_lead',
  'macro_text',
  'crohns_text',
  'developed_text',
  'science_text',
  'closing',
  'chef_name',
  'story_quote',
  'story_teaser',
  'portrait_url',
] as const

export type HomeWords = Pick<Words, (typeof HOME_WORDS)[number]>
