import { Form, href, Link } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { Answer } from '../answer.tsx'
import { PassphraseField } from '../../../passphrase-field.tsx'

/** A backup that was made under a passphrase that the server does not have. */
export function LockedFile({ name, refusal }: { name: string; refusal: string | undefined }) {
  return (
    <>
      <Answer icon="circle-question-mark" needsYou tab="Backups" title="This file is locked.">
        <p>It is encrypted with a passphrase that this server does not have. Nothing has changed yet.</p>
      </Answer>
      <Form
        method="post"
        action={`${href('/admin/keeping/backups/restore')}?backup=${name}`}
        className="mt-7 grid max-w-152 gap-5"
      >
        <PassphraseField error={refusal} />
        <div className="flex flex-wrap gap-4">
          <Button type="submit">Open the file</Button>
          <Link to={href('/admin/keeping/backups')} className="inline-flex min-h-11 items-center">
            Leave everything as it is
          </Link>
        </div>
      </Form>
    </>
  )
}
