import { href } from 'react-router'
import { BackupFileForm } from '../backup-file-form.tsx'
import { CodeField } from './account-fields.tsx'
import { useLinkCode } from './use-link-code.ts'

/** Takes a backup of another machine. With scripts, the code of the set-up link goes along unseen. */
export function BringSiteForm({ errors }: { errors: Record<string, string> }) {
  const code = useLinkCode()
  return (
    <BackupFileForm action={href('/auth/set-up/backup')}>
      {code && !errors.code ? (
        <input type="hidden" name="code" value={code} />
      ) : (
        <CodeField label="Code of the set-up link" from="the printed link" errors={errors} />
      )}
    </BackupFileForm>
  )
}
