import { z } from 'zod'
import { TypedEmail } from './email-address.ts'

/** spec.md section 5: e-mail address and password are required. Whether they are right is another question. */
export const SignInForm = z.object({
  email: TypedEmail.pipe(z.string().min(1, 'Please enter your email.')),
  password: z.string().min(1, 'Please enter your password.'),
})

/** The second step, when it is switched on. */
export const SecondFactorForm = z.object({
  code: z.string().trim().min(1, 'Please enter a code.').max(40, 'That is longer than any code.'),
})
