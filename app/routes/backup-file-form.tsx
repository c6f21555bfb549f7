import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'

type BackupFileFormProps = {
  /** Where the file goes. */
  action: string
  /** Fields that are read before the file. */
  children?: ReactNode
}

/** Brings a backup from a disk. The browser says how far it is: a whole page is the answer. */
export function BackupFileForm({ action, children }: BackupFileFormProps) {
  const [isOnItsWay, setIsOnItsWay] = useState(false)
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      className="grid gap-4"
      onSubmit={() => setIsOnItsWay(true)}
    >
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <input
          type="file"
          name="file"
          required
          accept=".zip,application/zip"
          aria-label="Backup file"
          className="max-w-full min-w-0 file:mr-3 file:min-h-11 file:rounded-control file:border file:border-solid file:border-control file:bg-transparent file:px-4 file:font-semibold file:text-ink"
        />
        <Button type="submit" look="outline" aria-disabled={isOnItsWay}>
          {isOnItsWay && (
            <Icon name="loader-circle" className="size-[1.2em] stroke-2 motion-safe:animate-spin" />
          )}
          {isOnItsWay ? 'It is read...' : 'Look into it'}
        </Button>
      </div>
      {isOnItsWay && (
        <output className="text-ink-soft">
          The file is sent, and every part of it is read. A large one takes minutes. Nothing changes yet.
        </output>
      )}
    </form>
  )
}
