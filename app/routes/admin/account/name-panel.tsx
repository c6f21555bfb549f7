import { Form } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { Panel } from '../../../ui/frame/panel.tsx'
import { NameField } from '../../auth/account-fields.tsx'

/** Changes what the account is called. */
export function NamePanel({ name, errors }: { name: string | null; errors: Record<string, string> }) {
  return (
    <Panel title="Name" intro="What other people who look after this site call you. Readers do not see it.">
      <Form method="post" className="grid gap-4.5">
        <input type="hidden" name="form" value="name" />
        <NameField key={name} label="Your name" name={name} errors={errors} />
        <Button type="submit" className="justify-self-start">
          Save name
        </Button>
      </Form>
    </Panel>
  )
}
