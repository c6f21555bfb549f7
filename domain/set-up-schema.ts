import { z } from 'zod'
import { optionalLine } from './schema-fields.ts'

/** Characters of the name of an account. */
export const MAX_ACCOUNT_NAME = 80

/** What the first administrator sends. Whether the code is good is another question. */
export const SetUpForm = z.object({
  code: z.string().trim().min(1, 'Please paste the code of the link.'),
  name: optionalLine('Name', MAX_ACCOUNT_NAME),
  email: z.email('Please enter an email.').trim().max(254, 'An email has 254 characters at most.'),
  password: z.string(),
})
