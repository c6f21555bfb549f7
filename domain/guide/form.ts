import { fromNames, sentText, toText } from 'recipe-basics/fields/field'
import { GUIDE_FIELD_NAMES, GUIDE_FIELDS, type GuideField, type GuideWords } from './fields.ts'

/** The form of a page as it is typed: everything is text. `isOff`: readers do not see the page. */
export type GuideValues = { words: Record<GuideField, string>; isOff: boolean }

/** A page, ready to be edited. */
export const toGuideValues = (words: GuideWords, isOff: boolean): GuideValues => ({
  words: fromNames(GUIDE_FIELD_NAMES, (name) => toText(words[name])),
  isOff,
})

/** What stands in a form that was sent, or was kept in the browser. */
export const readGuideValues = (form: FormData): GuideValues => ({
  words: fromNames(GUIDE_FIELD_NAMES, (name) => sentText(form.get(name))),
  isOff: form.get('is_off') !== null,
})

/** A form in words, by the labels of its fields, so that two can be compared. */
export const describeGuide = ({ words, isOff }: GuideValues): Record<string, string> => ({
  ...Object.fromEntries(GUIDE_FIELD_NAMES.map((name) => [GUIDE_FIELDS[name].label, words[name]])),
  'Readers see this page': isOff ? 'no' : 'yes',
})
