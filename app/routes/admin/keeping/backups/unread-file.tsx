import { Form, href, Link } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import type { BackupNeed } from '#server/backups/orders.ts'
import { Answer } from '../answer.tsx'
import { PassphraseField } from '../../../passphrase-field.tsx'
import { UnencryptedChoice } from '../../../unencrypted-choice.tsx'

type Props = { name: string; needs: BackupNeed; refusal: string | undefined }

/** A backup that is read once its passphrase is given, or the word that it may come without one. */
export function UnreadFile({ name, needs, refusal }: Props) {
  const isLocked = needs === 'passphrase'
  const action = href('/admin/keeping/backups/restore')
  const title = isLocked ? 'This file is locked.' : 'This file is not encrypted.'
  return (
    <>
      <Answer icon="circle-question-mark" needsYou tab="Backups" title={title}>
        <p>
          {isLocked
            ? 'It is encrypted with a passphrase that this server does not have. Nothing has changed yet.'
            : 'Nothing has changed yet.'}
        </p>
      </Answer>
      <Form
        method={isLocked ? 'post' : 'get'}
        action={isLocked ? `${action}?backup=${name}` : action}
        className={`${isLocked ? 'mt-7 ' : ''}grid max-w-152 gap-5`}
      >
        {!isLocked && <input type="hidden" name="backup" value={name} />}
        {isLocked ? <PassphraseField error={refusal} /> : <UnencryptedChoice />}
        <div className="flex flex-wrap gap-4">
          <Button type="submit">{isLocked ? 'Open the file' : 'Look into it'}</Button>
          <Link to={href('/admin/keeping/backups')} className="inline-flex min-h-11 items-center">
            Leave everything as it is
          </Link>
        </div>
      </Form>
    </>
  )
}
