import { CurrentPasswordField } from '../../../../ui/field/current-password-field.tsx'

/** The password of the administrator herself, so that nobody changes people from an open screen. */
export function PasswordAgain({ error }: { error?: string | undefined }) {
  return (
    <CurrentPasswordField
      hint="Asked again, so that nobody changes people from an open screen."
      error={error}
      className="max-w-104"
    />
  )
}
