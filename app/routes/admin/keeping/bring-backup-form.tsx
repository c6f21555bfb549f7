import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'

/** Brings a file that was downloaded here or elsewhere. */
export function BringBackup() {
  return (
    <Panel id="bring" title="Restore a file that you kept" className="mt-10 max-w-176">
      <p className="mt-2 text-ink-soft">
        You see what would change before anything does. Up to 200 MB; a larger file is for{' '}
        <code>npm run restore</code> on the server.
      </p>
      <form
        method="post"
        action={href('/admin/keeping/backups/bring')}
        encType="multipart/form-data"
        className="mt-4 flex flex-wrap items-center gap-3"
      >
        <input
          type="file"
          name="file"
          required
          accept=".zip,application/zip"
          aria-label="Backup file"
          className="max-w-full file:mr-3 file:min-h-11 file:rounded-control file:border file:border-solid file:border-control file:bg-transparent file:px-4 file:font-semibold file:text-ink"
        />
        <Button type="submit" look="outline">
          Look into it
        </Button>
      </form>
    </Panel>
  )
}
