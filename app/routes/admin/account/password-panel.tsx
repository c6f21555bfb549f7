import { Form } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { CurrentPasswordField } from '../../../ui/field/current-password-field.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Panel } from '../../../ui/frame/panel.tsx'
import { PASSWORD_HINT } from '#domain/people/password.ts'

/** Changes the password; the old one is required. `email` tells password managers whose password it is. */
export function PasswordPanel({ email, errors }: { email: string; errors: Record<string, string> }) {
  return (
    <Panel title="Password" intro="A new password signs out all other devices.">
      <Form method="post" className="grid gap-4.5">
        <input type="hidden" name="form" value="password" />
        <input type="email" autoComplete="username" readOnly hidden value={email} />
        <CurrentPasswordField label="Current password" name="current" error={errors.current} />
        <TextField
          label="New password"
          name="password"
          type="password"
          required
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          error={errors.password}
        />
        <Button type="submit" className="justify-self-start">
          Change password
        </Button>
      </Form>
    </Panel>
  )
}
