import { data, redirect, type RouterContextProvider } from 'react-router'
import { databaseContext, resourcesContext, siteContext } from '#server/context.ts'
import { countItems } from '#server/data/imports/items.ts'
import { deleteImport, type FileProblem, findImport } from '#server/data/imports/files.ts'
import { redirectWith } from '#server/forms/notice.ts'
import { IMPORT_PATH } from './address.ts'
import { readyForReview } from './ready-for-review.ts'

/** Takes uploaded recipe files in for review, or answers with what is wrong with every one of them. */
export async function receiveFiles(
  admin: { id: string },
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const importer = context.get(resourcesContext).importer
  const db = context.get(databaseContext)
  const { now } = context.get(siteContext)
  // The bytes go to the importer as they are: taking a form of 20 MB apart would stop every other page.
  const upload = { contentType: request.headers.get('Content-Type') ?? '', body: await request.bytes() }
  const received = await importer.receive(upload, { kind: 'recipes', user_id: admin.id, now })
  if ('problems' in received) return refuse(received.problems)
  const { import_id } = received
  const address = `${IMPORT_PATH}?import=${import_id}`
  const { state } = await importer.work(import_id, now)
  if (state === 'working') return redirect(address)
  const [found, { waiting }] = await Promise.all([findImport(db, import_id), countItems(db, import_id)])
  if (!found) return refuse([])
  // Another process has taken the work over.
  if (found.status !== 'ready') return redirect(address)
  if (waiting === 0) {
    await deleteImport(db, import_id)
    return refuse(found.problems)
  }
  return redirectWith(address, { kind: 'success', ...readyForReview(waiting) })
}

const refuse = (problems: FileProblem[]) => data({ problems }, { status: 422 })
