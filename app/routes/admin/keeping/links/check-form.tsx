import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'

/** Has a link asked now, by its key, or all of them. */
export function CheckForm({ which, children }: { which: string; children: ReactNode }) {
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" look="outline" name="check" value={which}>
        {children}
      </Button>
    </Form>
  )
}
