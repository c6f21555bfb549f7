import { href, redirect, type RouterContextProvider } from 'react-router'
import { formatCount } from 'recipe-basics/text/format-number'
import type { Notice } from '#domain/notice.ts'
import type { SignedInUser } from '#domain/people/session.ts'
import { TRASH_DAYS } from '#domain/publishing/trash.ts'
import { databaseContext, resourcesContext, siteContext } from '#server/context.ts'
import { findImport, type ImportKind } from '#server/data/imports/files.ts'
import type { Undone } from '#server/data/imports/undo.ts'
import { beginSaving, UNDO } from '#server/data/imports/work.ts'
import { faultReason } from '#server/http/storage-problem.ts'
import { undone } from '../undo.ts'
import { IMPORT_PATH, readAddress, writeAddress } from './address.ts'

const NAMES: Record<ImportKind, [one: string, many: string]> = {
  recipes: ['recipe', 'recipes'],
  equipment: ['piece', 'pieces'],
}

/** Takes back what an import of this person saved: at once, or as work that the screen follows. */
export async function undoSaved(
  user: SignedInUser,
  import_id: string,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const db = context.get(databaseContext)
  const found = await findImport(db, import_id)
  if (found?.user_id !== user.id || !(await beginSaving(db, import_id, UNDO)))
    return undone(request, IMPORT_PATH, GONE)
  const screen =
    found.kind === 'equipment'
      ? href('/admin/equipment/add')
      : writeAddress(readAddress(new URLSearchParams({ import: import_id })))
  const worked = await context.get(resourcesContext).importer.work(import_id, context.get(siteContext).now)
  if (worked.state === 'failed') {
    const reason = worked.fault && faultReason(worked.fault)
    return undone(request, screen, { ...FAILED, ...(reason !== undefined && { reason }) })
  }
  // Still under way, or another process was faster: the screen shows what became of it.
  if (worked.state === 'working' || !worked.undone) return redirect(screen)
  return undone(request, screen, toNotice(worked.undone, NAMES[found.kind]))
}

const GONE: Notice = {
  kind: 'destructive',
  title: 'Nothing was taken back',
  text: 'This import was closed already, or is at work just now. What it saved is still there.',
}

const FAILED: Notice = {
  kind: 'destructive',
  title: 'Undo stopped',
  text: 'What was not taken back is as the import left it. Please try again.',
}

function toNotice({ trashed, restored, elsewhere, refused }: Undone, [one, many]: [string, string]): Notice {
  const text = [
    trashed > 0 &&
      `${formatCount(trashed, `${one} waits`, `${many} wait`)} in the trash for ${TRASH_DAYS} days.`,
    restored > 0 && `${formatCount(restored, `${one} has`, `${many} have`)} the earlier version back.`,
    elsewhere > 0 &&
      `${formatCount(elsewhere, `${one} was`, `${many} were`)} changed since: nothing of that is lost.`,
    refused > 0 && 'Only an administrator can take back what is public or scheduled.',
  ]
    .filter(Boolean)
    .join(' ')
  const done = trashed + restored
  if (done === 0) return { kind: 'destructive', title: 'Nothing was taken back', text }
  return { kind: 'success', title: `${formatCount(done, one, many)} taken back`, text }
}
