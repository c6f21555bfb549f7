import { Form, href, Link } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { Answer } from '../answer.tsx'
import { UnencryptedChoice } from '../../../unencrypted-choice.tsx'

/** A backup without encryption, where a passphrase is set. */
export function UnencryptedFile({ name }: { name: string }) {
  return (
    <>
      <Answer icon="circle-question-mark" needsYou tab="Backups" title="This file is not encrypted.">
        <p>Nothing has changed yet.</p>
      </Answer>
      <Form action={href('/admin/keeping/backups/restore')} className="grid max-w-152 gap-5">
        <input type="hidden" name="backup" value={name} />
        <UnencryptedChoice />
        <div className="flex flex-wrap gap-4">
          <Button type="submit">Look into it</Button>
          <Link to={href('/admin/keeping/backups')} className="inline-flex min-h-11 items-center">
            Leave everything as it is
          </Link>
        </div>
      </Form>
    </>
  )
}
