import { z } from 'zod'

const Password = z.string().min(1, 'Please enter your password.')

/** Whether the new password is good enough is decided where the account is known. */
export const ChangePasswordForm = z.object({ current: Password, password: z.string() })

export const EndSessionForm = z.object({ id: z.string().min(1) })
