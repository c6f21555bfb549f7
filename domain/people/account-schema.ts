import { z } from 'zod'
import { optionalLine } from '../fields/schema-fields.ts'
import { MAX_ACCOUNT_NAME } from './set-up-schema.ts'

/** What an account is called. Nothing is a name, too: then it has none. */
export const NameForm = z.object({ name: optionalLine('Name', MAX_ACCOUNT_NAME) })

/** A change of how an account is opened needs its password once more. */
export const PasswordForm = z.object({ current: z.string().min(1, 'Please enter your password.') })

/** Whether the new password is good enough is decided where the account is known. */
export const ChangePasswordForm = PasswordForm.extend({ password: z.string() })

/** A session to end, or a passkey to remove. */
export const ItemForm = z.object({ id: z.string().min(1) })

export const CodeForm = z.object({
  code: z
    .string()
    .trim()
    .min(1, 'Please enter the code that your app shows.')
    .max(40, 'A code has 6 digits.'),
})
