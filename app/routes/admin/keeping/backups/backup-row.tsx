import { href } from 'react-router'
import { Button, ButtonLink } from '../../../../ui/button/button.tsx'
import { Cell, NameCell, Row } from '../../../../ui/list/data-table.tsx'
import { CurrentPasswordField } from '../../../../ui/field/current-password-field.tsx'
import { formatBytes } from '#domain/files/format-bytes.ts'
import { formatNumber } from 'recipe-basics/text/format-number'
import type { BackupReason } from '#domain/files/kept-backups.ts'
import { useMomentFormat } from '../../../use-moment-format.ts'

const REASONS: Record<BackupReason, string> = {
  itself: 'by itself',
  hand: 'made by hand',
  restore: 'before a restore',
  migration: 'before an update',
}

type Backup = {
  name: string
  made_at: string
  reason: BackupReason
  rows: Record<string, number>
  bytes: number
}

/** One kept backup. */
export function BackupRow({ backup: { name, made_at, reason, rows, bytes } }: { backup: Backup }) {
  const formatMoment = useMomentFormat()
  const when = formatMoment(made_at)
  return (
    <Row>
      <NameCell>
        {when} <span className="block font-sans text-caption text-ink-soft">{REASONS[reason]}, verified</span>
      </NameCell>
      <Cell label="Size">{formatBytes(bytes)}</Cell>
      <Cell label="Recipes">{formatNumber(rows['recipes'] ?? 0)}</Cell>
      <Cell label="Posts">{formatNumber(rows['blog_posts'] ?? 0)}</Cell>
      <Cell label="Pictures">{formatNumber(rows['media'] ?? 0)}</Cell>
      <Cell label="" className="max-lg:col-span-full">
        <div className="flex flex-wrap items-start gap-3 lg:justify-end">
          <details className="max-w-80">
            <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-[.25em]">
              Download<span className="sr-only"> the backup of {when}</span>
            </summary>
            {/* A file is the answer: the page stays. */}
            <form
              method="post"
              action={href('/admin/keeping/backups/download')}
              className="mt-2 grid gap-3 text-left"
            >
              <input type="hidden" name="backup" value={name} />
              <CurrentPasswordField hint="Asked again, so that nobody takes the file from an open screen." />
              <Button type="submit" look="outline">
                Download {formatBytes(bytes)}
              </Button>
            </form>
          </details>
          <ButtonLink look="outline" to={`${href('/admin/keeping/backups/restore')}?backup=${name}`}>
            Restore…<span className="sr-only"> the backup of {when}</span>
          </ButtonLink>
        </div>
      </Cell>
    </Row>
  )
}

/** Where there is no backup yet. */
export const FIRST_BACKUP = 'The site makes the first one by itself a few minutes after its start.'
