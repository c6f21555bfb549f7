import { useSearchParams } from 'react-router'
import { BackLink } from '../../../ui/frame/back-link.tsx'
import { clearOwnDraft, draftKey } from '#app/ui/form/drafts.ts'
import { ScreenHead } from '../../../ui/frame/screen-head.tsx'
import { EMPTY_EQUIPMENT, readEquipmentValues } from '#domain/equipment/form.ts'
import { requireRight } from '#server/pages/guard.ts'
import { siteContext } from '#server/context.ts'
import { authorOf } from '#server/data/changes/change.ts'
import { readForm } from '#server/forms/read-form.ts'
import { PublishBar } from '../publish-bar.tsx'
import { RecordForm } from '../record-form.tsx'
import { EquipmentFields } from './equipment-fields.tsx'
import { createFromForm } from './save-equipment.ts'
import { tableOf } from '../table-address.ts'
import type { Route } from './+types/new'

export function loader({ request, context }: Route.LoaderArgs) {
  return {
    owner: requireRight(request, context, 'write-drafts').id,
    now: context.get(siteContext).now.toISOString(),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const author = authorOf(requireRight(request, context, 'write-drafts'))
  const saving = { author, table: tableOf('equipment', url.searchParams) }
  return createFromForm(context, saving, await readForm(request))
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  clearOwnDraft(sent, tableOf('equipment', new URL(sent.request.url).searchParams))

export const meta: Route.MetaFunction = () => [{ title: 'New equipment · Admin Panel' }]

export default function NewEquipment({ loaderData, actionData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const table = tableOf('equipment', query)
  return (
    <>
      <BackLink to={table}>Equipment</BackLink>
      <ScreenHead title="New equipment" />
      <RecordForm
        draftKey={draftKey(loaderData.owner, 'equipment')}
        values={EMPTY_EQUIPMENT}
        refusal={actionData}
        kind="piece"
        read={readEquipmentValues}
        saveBar={({ values, ...sent }) => (
          <PublishBar values={values.texts} now={loaderData.now} {...sent} saveLabel="Save equipment" />
        )}
      >
        {(values, errors, onChange) => <EquipmentFields {...{ values, errors, onChange }} />}
      </RecordForm>
    </>
  )
}
