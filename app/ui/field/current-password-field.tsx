import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

/** The password of the signed-in user, asked again where an open screen alone must not be enough. */
export function CurrentPasswordField(props: Partial<ComponentProps<typeof TextField>>) {
  return (
    <TextField
      label="Your password"
      name="password"
      type="password"
      required
      autoComplete="current-password"
      {...props}
    />
  )
}
