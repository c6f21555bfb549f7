import type { Cutlery, Form, Vessel } from '../dish.ts'
import { phrases, type Phrases } from '../phrases.ts'

/** A form, what it is served in, what it is eaten with, and the words of a title that mean it. */
export type FormRow = { form: Form; vessel: Vessel; cutlery: Cutlery; words: Phrases; unless: Phrases }

/** A row of the table of forms: the phrases of a title that mean it, and those with which it is another form. */
export const row = (form: Form, vessel: Vessel, cutlery: Cutlery, words = '', unless = ''): FormRow => ({
  form,
  vessel,
  cutlery,
  words: phrases(words),
  unless: phrases(unless),
})
