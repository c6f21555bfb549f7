import { z } from 'zod'

/** What the first administrator sends. Whether the code is good is another question. */
export const SetUpForm = z.object({
  code: z.string().trim().min(1, 'Please paste the code of the link.'),
  email: z.email('Please enter an email.').trim().max(254, 'An email has 254 characters at most.'),
  password: z.string(),
})
