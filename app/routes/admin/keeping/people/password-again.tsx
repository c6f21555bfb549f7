import { TextField } from '../../../../ui/field/text-field.tsx'

/** The password of the administrator herself, so that nobody changes people from an open screen. */
export function PasswordAgain({ error }: { error?: string | undefined }) {
  return (
    <TextField
      label="Your password"
      hint="Asked again, so that nobody changes people from an open screen."
      name="password"
      type="password"
      required
      autoComplete="current-password"
      error={error}
      className="max-w-104"
    />
  )
}
