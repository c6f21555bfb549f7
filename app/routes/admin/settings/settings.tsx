import { href } from 'react-router'
import { clearOwnDraft, draftKey } from '#app/ui/form/drafts.ts'
import { claimsOfFields } from '#domain/health-claims/claims-of-fields.ts'
import { warningsOf } from '#domain/fields/field-warnings.ts'
import { SETTINGS } from '#domain/settings/fields.ts'
import { ScreenHead } from '../../../ui/frame/screen-head.tsx'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext } from '#server/context.ts'
import { readSettings } from '#server/data/settings/row.ts'
import { SITE } from '#server/data/settings/versions.ts'
import { listVersions } from '#server/data/changes/versions.ts'
import { readForm } from '#server/forms/read-form.ts'
import { listSamples } from '#server/data/changes/sample-marks.ts'
import { findFirstSteps } from '#server/data/settings/first-steps.ts'
import { RecordForm } from '../record-form.tsx'
import { SaveBar } from '../save-bar.tsx'
import { useLastAnswer } from '../use-last-answer.ts'
import { Versions } from '../versions.tsx'
import { FirstSteps } from './first-steps.tsx'
import { restoreFromForm, saveFromForm } from './save-settings.ts'
import { SamplesPanel } from './samples-panel.tsx'
import { PANEL_LINKS, SettingsFields } from './settings-fields.tsx'
import { readSettingValues, toSettingValues } from '#domain/settings/form.ts'
import type { Route } from './+types/settings'
import palettes from '#app/palettes.css?url'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id: owner } = requireRight(request, context, 'change-settings')
  const db = context.get(databaseContext)
  const settings = await readSettings(db)
  const warnings = warningsOf(claimsOfFields(SETTINGS, settings.fields))
  const samples = await listSamples(db)
  const { recipe, equipment, post, changed } = samples
  const counts = {
    recipe: recipe.length,
    equipment: equipment.length,
    post: post.length,
    words: settings.samples.length,
    changed,
  }
  const versions = await listVersions(db, 'settings', SITE)
  return { owner, settings, warnings, versions, counts, steps: await findFirstSteps(db, settings, samples) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = requireRight(request, context, 'change-settings')
  const form = await readForm(request)
  const version = form.get('restore')
  if (typeof version === 'string') return restoreFromForm(context, admin.id, version)
  return saveFromForm(context, admin.id, form)
}

export const clientAction = (sent: Route.ClientActionArgs) => clearOwnDraft(sent, href('/admin/settings'))

/** The samples of the looks need all colours. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: palettes }]

export const meta: Route.MetaFunction = () => [{ title: 'Settings · Admin Panel' }]

export default function SettingsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { owner, settings, warnings, versions, counts, steps } = loaderData
  const hasSamples = counts.recipe + counts.equipment + counts.post + counts.words > 0
  const refusal = useLastAnswer(actionData)
  return (
    <>
      <ScreenHead title="Settings" />
      <p className="mb-6 max-w-176 text-ink-soft">
        Your name, your words and your look. Nothing on the site speaks for you until you write it here.
      </p>
      {steps && <FirstSteps done={steps} />}
      <div className="grid items-start gap-x-8 gap-y-6 wide:grid-cols-[11rem_minmax(0,1fr)]">
        <nav aria-label="Settings" className="wide:sticky wide:top-6">
          <ul className="divide-y divide-line border-y border-line">
            {PANEL_LINKS.map(({ to, name }) => (
              <li key={to}>
                <a href={to} className="flex min-h-11 items-center no-underline hover:underline">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          <RecordForm
            draftKey={draftKey(owner, 'settings')}
            values={toSettingValues(settings.fields)}
            based_on={settings.updated_at}
            refusal={refusal}
            kind="settings"
            read={readSettingValues}
            saveBar={({ isSaving }) => (
              <SaveBar
                label="Save settings"
                leadsTo={href('/admin/settings')}
                hasPreview
                isSaving={isSaving}
              />
            )}
          >
            {(values, errors) => (
              <SettingsFields {...{ values, errors, warnings, samples: settings.samples }} />
            )}
          </RecordForm>
          {hasSamples && <SamplesPanel counts={counts} />}
          <Versions versions={versions} />
        </div>
      </div>
    </>
  )
}
