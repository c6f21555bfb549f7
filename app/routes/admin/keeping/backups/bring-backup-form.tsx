import { href } from 'react-router'
import { Panel } from '#app/ui/panel.tsx'
import { BackupFileForm } from '../../../backup-file-form.tsx'

/** Brings a file that was downloaded here or elsewhere. */
export function BringBackup() {
  return (
    <Panel id="bring" title="Restore a file that you kept" className="mt-10 max-w-176">
      <p className="mt-2 mb-4 text-ink-soft">You see what would change before anything does.</p>
      <BackupFileForm action={href('/admin/keeping/backups/bring')} />
    </Panel>
  )
}
