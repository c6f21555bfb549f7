import { data, href, useSearchParams } from 'react-router'
import { BackLink } from '../../../ui/frame/back-link.tsx'
import { clearOwnDraft, draftKey } from '#app/ui/form/drafts.ts'
import { ScreenHead } from '../../../ui/frame/screen-head.tsx'
import { type EquipmentValues, readEquipmentValues, toEquipmentValues } from '#domain/equipment/form.ts'
import { EQUIPMENT_FIELDS } from '#domain/equipment/fields.ts'
import { claimsOfFields } from '#domain/health-claims/claims-of-fields.ts'
import { warningsOf } from '#domain/fields/field-warnings.ts'
import { stateOf } from '#domain/publishing/status.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { authorOf } from '#server/data/changes/change.ts'
import { findStoredEquipment } from '#server/data/equipment/row.ts'
import { listPreviewLinks } from '#server/data/things/preview-links.ts'
import { listVersions } from '#server/data/changes/versions.ts'
import { readForm } from '#server/forms/read-form.ts'
import { whoSaves } from '#server/forms/who-saves.ts'
import { NotHere } from '../not-here.tsx'
import { MAKE_LINK } from '../../preview/preview-address.ts'
import { linkFromForm } from '../../preview/link-from-form.ts'
import { EQUIPMENT_PREVIEWS } from '../../preview/equipment-previews.ts'
import { PreviewLinks } from '../preview-links.tsx'
import { PublishBar } from '../publish-bar.tsx'
import { RECORD_FORM, RecordForm, type Refusal } from '../record-form.tsx'
import { EQUIPMENT } from '#server/data/things/equipment-thing.ts'
import { answerRestore } from '../answer-restore.ts'
import { tableOf } from '../table-address.ts'
import { useLast, useLastAnswer } from '../use-last-answer.ts'
import { Versions } from '../versions.tsx'
import { ViewLink } from '../view-link.tsx'
import { EquipmentFields } from './equipment-fields.tsx'
import { updateFromForm, withLink } from './save-equipment.ts'
import type { Route } from './+types/edit'

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const user = requireRight(request, context, 'see-drafts')
  const db = context.get(databaseContext)
  const piece = await findStoredEquipment(db, id)
  // Do not throw: somebody who is writing when the record is deleted elsewhere keeps the form.
  const versions = piece ? await listVersions(db, 'equipment', id) : []
  const warnings = warningsOf(claimsOfFields(EQUIPMENT_FIELDS, piece?.fields ?? {}))
  const { now } = context.get(siteContext)
  const links = await listPreviewLinks(db, 'equipment', id, now)
  const savers = await whoSaves(db, user, piece?.status ?? 'draft')
  return data(
    { owner: user.id, now: now.toISOString(), piece, versions, links, warnings, savers },
    { status: piece ? 200 : 404 },
  )
}

export async function action({ request, url, params: { id }, context }: Route.ActionArgs) {
  const author = authorOf(requireRight(request, context, 'write-drafts'))
  const saving = { author, table: tableOf('equipment', url.searchParams) }
  const form = await readForm(request)
  const version = form.get('restore')
  if (typeof version === 'string') return answerRestore(context, EQUIPMENT, { id, version }, saving)
  if (form.has(MAKE_LINK))
    return withLink(
      form,
      await linkFromForm({ request, context }, { kind: 'equipment', id, previews: EQUIPMENT_PREVIEWS }, form),
    )
  return updateFromForm(context, id, saving, form)
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  clearOwnDraft(sent, tableOf('equipment', new URL(sent.request.url).searchParams))

export const meta: Route.MetaFunction = () => [{ title: 'Edit equipment · Admin Panel' }]

export default function EditEquipment({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const table = tableOf('equipment', query)
  const { owner, now, versions, links, warnings, savers } = loaderData
  const piece = useLast(loaderData.piece, id)
  const refusal: Refusal<EquipmentValues> | undefined = useLastAnswer(actionData)
  const values = piece ? toEquipmentValues(piece) : refusal?.values
  if (!values) return <NotHere as="h1" />
  return (
    <>
      <BackLink to={table}>Equipment</BackLink>
      <ScreenHead title={piece?.fields.name ?? 'Edit equipment'}>
        {loaderData.piece && stateOf(loaderData.piece, new Date(now)) === 'published' && (
          <ViewLink
            to={href('/equipment/:slug', { slug: loaderData.piece.slug })}
            name={loaderData.piece.fields.name}
          />
        )}
      </ScreenHead>
      <RecordForm
        key={id}
        draftKey={draftKey(owner, 'equipment', id)}
        values={values}
        based_on={piece?.updated_at}
        refusal={refusal}
        kind="piece"
        isDeleted={!loaderData.piece}
        read={readEquipmentValues}
        saveBar={({ values, ...sent }) => (
          <PublishBar values={values.texts} now={now} {...sent} saveLabel="Save equipment" />
        )}
        readOnly={savers && { kind: 'equipment', id, savers }}
      >
        {(values, errors, onChange) => <EquipmentFields {...{ values, errors, warnings, onChange }} />}
      </RecordForm>
      {!savers && loaderData.piece && <PreviewLinks form={RECORD_FORM} links={links} made={refusal?.made} />}
      {!savers && <Versions versions={versions} />}
    </>
  )
}
