import { data, href, redirect, type RouterContextProvider } from 'react-router'
import { may } from '#domain/people/rights.ts'
import type { SignedInUser } from '#domain/people/session.ts'
import { databaseContext, resourcesContext, siteContext } from '#server/context.ts'
import { countItems } from '#server/data/imports/items.ts'
import { beginSaving } from '#server/data/imports/work.ts'
import { deleteImport, findImport } from '#server/data/imports/files.ts'
import type { Saved } from '#server/import/save.ts'
import { noticeHeaders, redirectWith } from '#server/forms/notice.ts'
import { undoOf } from '../import/undo-path.ts'

type Context = Readonly<RouterContextProvider>

const SCREEN = href('/admin/equipment/add')

/** Takes an equipment file in for preview, or answers what is wrong with it (spec.md sections 5 and 8). */
export async function receiveEquipment(user: SignedInUser, request: Request, context: Context) {
  const upload = { contentType: request.headers.get('Content-Type') ?? '', body: await request.bytes() }
  const delivery = { kind: 'equipment', user_id: user.id, now: context.get(siteContext).now } as const
  const received = await context.get(resourcesContext).importer.receive(upload, delivery)
  if ('problems' in received) {
    const { problems } = received
    const [{ title = 'Upload failed', message } = { message: '' }, ...others] = problems
    // The screen names each on a line of its own.
    const text = others.length > 0 ? `${message} (and ${others.length} more)` : message
    const headers = noticeHeaders({ kind: 'destructive', title, text })
    return data({ problems }, { status: 422, headers })
  }
  const { waiting } = await countItems(context.get(databaseContext), received.import_id)
  return redirectWith(SCREEN, {
    kind: 'success',
    title: 'File uploaded successfully',
    text: `Parsed ${waiting} equipment items.`,
  })
}

/** Publishes what the preview shows, or stores it as drafts for who may not publish, or puts it away. Somebody else's is nobody's. */
export async function changePreview(user: SignedInUser, form: FormData, context: Context) {
  const db = context.get(databaseContext)
  const found = await findImport(db, String(form.get('import') ?? ''))
  if (found?.user_id !== user.id) return redirect(SCREEN)
  if (form.get('intent') !== 'publish') {
    await deleteImport(db, found.id)
    return redirect(SCREEN)
  }
  // Pressed twice: the first publishes.
  const choice = form.get('duplicates')
  const duplicates = choice === 'new' || choice === 'skip' ? choice : 'update'
  const status = may(user, 'publish') ? 'published' : 'draft'
  const { waiting } = await countItems(db, found.id)
  if (waiting === 0 || !(await beginSaving(db, found.id, { status, duplicates }))) return redirect(SCREEN)
  const worked = await context.get(resourcesContext).importer.work(found.id, context.get(siteContext).now)
  // Still under way, or another process was faster: the screen shows what became of it.
  if (worked.state !== 'failed' && !(worked.state === 'done' && worked.saved)) return redirect(SCREEN)
  return redirectWith(
    SCREEN,
    worked.state === 'failed'
      ? { kind: 'destructive', title: 'Publishing failed', text: 'Failed to publish equipment to database.' }
      : {
          kind: 'success',
          title: status === 'draft' ? 'Equipment saved as drafts' : 'Equipment published successfully!',
          text: describePublished(worked.saved),
          undo: undoOf(found.id, (worked.saved?.saved ?? 0) + (worked.saved?.updated ?? 0)),
        },
  )
}

/** spec.md section 8 counts what is new; what was there already is counted after it. */
function describePublished({ saved = 0, updated = 0, skipped = 0 }: Partial<Saved> = {}): string {
  return [
    `${saved} equipment items have been added to the database.`,
    updated > 0 && `${updated} updated.`,
    skipped > 0 && `${skipped} left unchanged.`,
  ]
    .filter(Boolean)
    .join(' ')
}
