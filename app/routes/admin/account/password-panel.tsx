import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { PASSWORD_HINT } from '#domain/password.ts'

/** Changes the password; the old one is required. `email` tells password managers whose password it is. */
export function PasswordPanel({ email, errors }: { email: string; errors: Record<string, string> }) {
  return (
    <Panel title="Password" intro="A new password signs out all other devices.">
      <Form method="post" className="grid gap-4.5">
        <input type="hidden" name="form" value="password" />
        <input type="email" autoComplete="username" readOnly hidden value={email} />
        <TextField
          label="Current password"
          name="current"
          type="password"
          required
          autoComplete="current-password"
          error={errors.current}
        />
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
