import { href } from 'react-router'
import { BackLink } from '#app/ui/back-link.tsx'
import { ScreenHead } from '#app/ui/screen-head.tsx'
import { requireAdmin } from '#server/auth/guard.ts'
import { databaseContext } from '#server/context.ts'
import { findStoredEquipment } from '#server/data/stored-equipment.ts'
import { listVersions } from '#server/data/versions.ts'
import { readForm } from '#server/read-form.ts'
import { notFound } from '#server/responses.ts'
import { RecordForm } from '../record-form.tsx'
import { Versions } from '../versions.tsx'
import { ViewLink } from '../view-link.tsx'
import { EquipmentFields } from './equipment-fields.tsx'
import { readEquipmentValues, toEquipmentValues } from './equipment-values.ts'
import { restoreFromForm, updateFromForm } from './save-equipment.ts'
import type { Route } from './+types/edit'

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const { id: owner } = requireAdmin(request, context)
  const db = context.get(databaseContext)
  const piece = await findStoredEquipment(db, id)
  if (!piece) throw notFound()
  return { owner, piece, versions: await listVersions(db, 'equipment', id) }
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const admin = requireAdmin(request, context)
  const form = await readForm(request)
  const version = form.get('restore')
  if (typeof version === 'string') return restoreFromForm(context, id, admin.id, version)
  return updateFromForm(context, id, admin.id, form)
}

export const meta: Route.MetaFunction = () => [{ title: 'Edit equipment · Admin Panel' }]

export default function EditEquipment({ loaderData, actionData }: Route.ComponentProps) {
  const { owner, piece, versions } = loaderData
  const { id, updated_at, fields } = piece
  return (
    <>
      <BackLink to={href('/admin/equipment')}>Equipment</BackLink>
      <ScreenHead title={fields.name}>
        <ViewLink to={href('/equipment/:id', { id })} name={fields.name} />
      </ScreenHead>
      <RecordForm
        key={id}
        draftKey={`${owner}:equipment:${id}`}
        leadsTo={href('/admin/equipment')}
        values={toEquipmentValues(fields)}
        based_on={updated_at}
        refusal={actionData}
        read={readEquipmentValues}
        saveLabel="Save equipment"
      >
        {(values, errors, onChange) => (
          <EquipmentFields values={values} errors={errors} onChange={onChange} />
        )}
      </RecordForm>
      <Versions versions={versions} />
    </>
  )
}
