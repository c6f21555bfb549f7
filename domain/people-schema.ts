import { z } from 'zod'
import { ROLES } from './rights.ts'
import { SetUpForm } from './set-up-schema.ts'

const MAX_NAME = 80

const Name = z.string().trim().max(MAX_NAME, `A name has ${MAX_NAME} characters at most.`)

/** What an administrator sends for an invitation. The note is for her alone. */
export const InviteForm = z.object({
  note: Name.min(1, 'Please say for whom the link is.'),
  role: z.enum(ROLES, 'Please choose a role.'),
})

/** A role for an account; `none` takes it away. */
export const RoleForm = z.object({
  id: z.string().min(1),
  role: z
    .enum([...ROLES, 'none'], 'Please choose a role.')
    .transform((role) => (role === 'none' ? null : role)),
})

/** What the invited person sends. Whether the code is good is another question. */
export const InvitationForm = SetUpForm.extend({ name: Name.min(1, 'Please enter your name.') })

/** What somebody sends who has a reset link. */
export const ResetForm = SetUpForm.omit({ email: true })
