import { z } from 'zod'
import { ROLES } from './rights.ts'
import { requiredLine } from '../fields/schema-fields.ts'
import { MAX_ACCOUNT_NAME, SetUpForm } from './set-up-schema.ts'

/** What an administrator sends for an invitation. The note is for her alone. */
export const InviteForm = z.object({
  note: requiredLine('For whom', MAX_ACCOUNT_NAME),
  role: z.enum(ROLES, 'Please choose a role.'),
})

/** A role for an account; `none` takes it away. */
export const RoleForm = z.object({
  id: z.string().min(1),
  role: z
    .enum([...ROLES, 'none'], 'Please choose a role.')
    .transform((role) => (role === 'none' ? null : role)),
})

/** Whose reset link, which passkeys it leaves, and whether the second factor goes. */
export const ResetLinkForm = z.object({
  id: z.string().min(1),
  keep: z.array(z.string()).max(100),
  drops_second_factor: z
    .literal('on')
    .optional()
    .transform((on) => on !== undefined),
})

/** What the invited person sends. Whether the code is good is another question. */
export const InvitationForm = SetUpForm.extend({ name: requiredLine('Name', MAX_ACCOUNT_NAME) })

/** What somebody sends who has a reset link. */
export const ResetForm = SetUpForm.omit({ name: true, email: true })
