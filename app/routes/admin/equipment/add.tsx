import { href } from 'react-router'
import { Panel } from '../../../ui/frame/panel.tsx'
import { ScreenHead } from '../../../ui/frame/screen-head.tsx'
import { EQUIPMENT_FIELDS } from '#domain/equipment/fields.ts'
import { claimsOfFields } from '#domain/health-claims/claims-of-fields.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext } from '#server/context.ts'
import type { Database } from '#server/data/database/database.ts'
import { listWaitingEquipment } from '#server/data/imports/contents.ts'
import { loadKnownEquipment } from '#server/data/equipment/known.ts'
import { countItems } from '#server/data/imports/items.ts'
import { type Import, listImports } from '#server/data/imports/files.ts'
import { countUndoable } from '#server/data/imports/undo.ts'
import { readForm } from '#server/forms/read-form.ts'
import { DropFiles } from '../import/drop-files.tsx'
import { UNDO_INTRO, UndoImport, UNDOING } from '../import/undo-import.tsx'
import { useFollowedWork, WorkProgress } from '../import/work-progress.tsx'
import { useLastAnswer } from '../use-last-answer.ts'
import { useMay } from '../use-may.ts'
import { changePreview, receiveEquipment } from './change-preview.ts'
import { ExpectedJson } from './expected-json.tsx'
import { readToolKind } from 'food-drawings/tool/read-tool-kind'
import { EquipmentPreview } from './preview.tsx'
import type { Route } from './+types/add'

const MOST_SHOWN = 100

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireRight(request, context, 'write-drafts')
  const db = context.get(databaseContext)
  const [newest] = await listImports(db, user.id, 'equipment')
  if (!newest) return {}
  const { waiting } = await countItems(db, newest.id)
  return newest.status === 'ready' && waiting === 0
    ? { published: { import_id: newest.id, undoable: await countUndoable(db, newest.id) } }
    : { preview: await loadPreview(db, newest, waiting) }
}

/** What waits in a file, or is under way. */
async function loadPreview(
  db: Database,
  { id: import_id, status, isUndoing, file_names, failed }: Import,
  waiting: number,
) {
  const [items, known] = await Promise.all([
    listWaitingEquipment(db, import_id, MOST_SHOWN),
    loadKnownEquipment(db),
  ])
  const pieces = items.map((item) => ({
    ...item,
    stored_id: known.find(item.fields),
    claims: claimsOfFields(EQUIPMENT_FIELDS, item.fields),
    tool: readToolKind(item.fields),
  }))
  return { import_id, status, isUndoing, file_names, failed, pieces, count: waiting }
}

export async function action({ request, context }: Route.ActionArgs) {
  const user = requireRight(request, context, 'write-drafts')
  const isUpload = request.headers.get('Content-Type')?.startsWith('multipart/form-data')
  return isUpload
    ? receiveEquipment(user, request, context)
    : changePreview(user, await readForm(request), context)
}

export const meta: Route.MetaFunction = () => [{ title: 'Add equipment · Admin Panel' }]

/**
 * What is said at the end of work that took longer than a request. Until then nobody knows how many of the pieces that were
 * there already are updated, but where all are new, spec.md section 8 counts them.
 */
function describeEnd(
  { count, pieces }: { count: number; pieces: { stored_id?: string }[] },
  isDraft: boolean,
) {
  const areNew = pieces.every(({ stored_id }) => stored_id === undefined)
  const text = areNew
    ? `${count} equipment items have been added to the database.`
    : `All ${count} pieces of your file are in the database.`
  return { title: isDraft ? 'Equipment saved as drafts' : 'Equipment published successfully!', text }
}

/** Brings equipment in from a file: upload, preview, publish. */
export default function AddEquipment({
  loaderData: { preview, published },
  actionData,
}: Route.ComponentProps) {
  const mayPublish = useMay()('publish')
  const answer = useLastAnswer(actionData)
  const { work, onSaid } = useFollowedWork(preview)
  return (
    <>
      <ScreenHead title="Add equipment" intro="Upload a file, look it over, then publish." />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,23rem),1fr))] items-start gap-5">
        <div className="grid min-w-0 gap-5">
          <Panel title="Upload" className="grid gap-4">
            <DropFiles
              action={href('/admin/equipment/add')}
              icon="file-braces"
              accept=".json"
              button={preview && 'Choose another file'}
              problems={answer?.problems}
            >
              {preview ? (
                <p>
                  <strong>{preview.file_names.join(', ')}</strong>
                  <br />
                  <span className="text-ink-soft">Parsed {preview.count} equipment items.</span>
                </p>
              ) : (
                <p>Drop your equipment JSON file here</p>
              )}
            </DropFiles>
          </Panel>
          <ExpectedJson />
        </div>
        {published && published.undoable > 0 && !work && (
          <Panel title="Published" intro={UNDO_INTRO}>
            <UndoImport {...published} />
          </Panel>
        )}
        {work && (
          <WorkProgress
            import_id={work.import_id}
            {...(work.isUndoing
              ? UNDOING
              : {
                  title: mayPublish ? 'Publishing your equipment' : 'Saving your equipment',
                  done: describeEnd(work, !mayPublish),
                  failed: { title: 'Publishing failed', text: 'Failed to publish equipment to database.' },
                })}
            again={href('/admin/equipment/add')}
            onSaid={onSaid}
          />
        )}
        {preview && !work && <EquipmentPreview {...preview} />}
      </div>
    </>
  )
}
