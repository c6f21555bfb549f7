import { z } from 'zod'
import { TypedEmail } from './email-address.ts'
import { optionalLine } from '../fields/schema-fields.ts'

/** Characters of the name of an account. */
export const MAX_ACCOUNT_NAME = 80

/** The code of what was pasted: the whole link, or only the part of it after the #. */
export const toLinkCode = (text: string) => text.slice(text.lastIndexOf('#') + 1).trim()

/** What the first administrator sends. Whether the code is good is another question. */
export const SetUpForm = z.object({
  code: z.string().transform(toLinkCode).pipe(z.string().min(1, 'Please paste the code of the link.')),
  name: optionalLine('Name', MAX_ACCOUNT_NAME),
  email: TypedEmail.pipe(z.email('Please enter an email such as chef@example.org.')),
  password: z.string(),
})
