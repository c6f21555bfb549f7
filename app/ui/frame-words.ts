import { pick } from '#domain/field.ts'
import { NO_SETTINGS, toWords, type Words } from '#domain/settings/fields.ts'

const NAMES = [
  'footer_words',
  'medical_note',
  'disclosure',
  'recipes_lead',
  'equipment_lead',
  'blog_lead',
  'palette',
] as const

/** What stands on many pages, and has to reach the browser with each: `hasImprint` says whether there is such a page. */
export type FrameWords = Pick<Words, (typeof NAMES)[number]> & { hasImprint: boolean }

export const toFrameWords = (words: Words): FrameWords => ({
  ...pick(NAMES, words),
  hasImprint: words.imprint !== null,
})

/** Where the site could not be asked. */
export const NO_WORDS = toFrameWords(toWords(NO_SETTINGS))
