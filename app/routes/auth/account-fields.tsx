import { TextField } from '../../ui/field/text-field.tsx'
import { PASSWORD_HINT } from '#domain/people/password.ts'
import { useLinkCode } from './use-link-code.ts'

type Errors = Record<string, string>

/** The code of a link. With scripts, it is filled in already. `from` says which link. */
export function CodeField({ label, from, errors }: { label: string; from: string; errors: Errors }) {
  const code = useLinkCode()
  return (
    <TextField
      label={label}
      name="code"
      required
      autoComplete="off"
      key={code}
      defaultValue={code}
      error={errors.code}
      hint={`All of ${from}, or the part of it after the #.`}
    />
  )
}

/** What an account is called on screens of people with a role. */
export function NameField({
  label = 'Name',
  name,
  errors,
  ...rest
}: {
  label?: string
  name?: string | null
  errors: Errors
  required?: boolean
  hint?: string
}) {
  return (
    <TextField
      label={label}
      name="name"
      maxLength={80}
      autoComplete="name"
      defaultValue={name ?? undefined}
      error={errors.name}
      {...rest}
    />
  )
}

/** How somebody will sign in, chosen for the first time. */
export function EmailField({ email, errors }: { email?: string; errors: Errors }) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      required
      autoComplete="username"
      defaultValue={email}
      error={errors.email}
    />
  )
}

/** A password that is chosen now. */
export function NewPasswordField({ label = 'Password', errors }: { label?: string; errors: Errors }) {
  return (
    <TextField
      label={label}
      name="password"
      type="password"
      required
      autoComplete="new-password"
      error={errors.password}
      hint={PASSWORD_HINT}
    />
  )
}
