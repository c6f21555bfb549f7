import { href, Link } from 'react-router'
import { clearOwnDraft, draftKey } from '#app/ui/form/drafts.ts'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { FieldControl } from '#app/ui/form/field-control.tsx'
import { FieldWarnings } from '../../../ui/field/field-warnings.tsx'
import { Panel } from '../../../ui/frame/panel.tsx'
import { GUIDE_FIELD_NAMES, GUIDE_FIELDS } from '#domain/guide/fields.ts'
import { readGuideValues, toGuideValues } from '#domain/guide/form.ts'
import { claimsOfFields } from '#domain/health-claims/claims-of-fields.ts'
import { warningsOf } from '#domain/fields/field-warnings.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext } from '#server/context.ts'
import { listAllGuidePages } from '#server/data/guide/read.ts'
import { listVersions } from '#server/data/changes/versions.ts'
import { readForm } from '#server/forms/read-form.ts'
import { notFound } from '#server/forms/responses.ts'
import { RecordForm } from '../record-form.tsx'
import { SaveBar } from '../save-bar.tsx'
import { useLastAnswer } from '../use-last-answer.ts'
import { Versions } from '../versions.tsx'
import { Answer } from './answer.tsx'
import { restoreGuide, saveGuide } from './save-guide.ts'
import type { Route } from './+types/guide-word'

export async function loader({ request, params: { slug }, context }: Route.LoaderArgs) {
  const { id: owner } = requireRight(request, context, 'change-settings')
  const db = context.get(databaseContext)
  const page = (await listAllGuidePages(db)).find((page) => page.slug === slug)
  if (!page) throw notFound()
  const { words, isOff, updated_at } = page
  return {
    owner,
    values: toGuideValues(words, isOff),
    updated_at,
    warnings: warningsOf(claimsOfFields(GUIDE_FIELDS, words)),
    versions: await listVersions(db, 'guide', slug),
  }
}

export async function action({ request, params: { slug }, context }: Route.ActionArgs) {
  const admin = requireRight(request, context, 'change-settings')
  const form = await readForm(request)
  const version = form.get('restore')
  if (typeof version === 'string') return restoreGuide(context, slug, admin.id, version)
  return saveGuide(context, slug, admin.id, form)
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  clearOwnDraft(sent, href('/admin/keeping/guide/:slug', { slug: sent.params.slug }))

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.values.words.title ?? 'Guide'} · Admin Panel` },
]

/** The form of one page of the guide. */
export default function GuideWordScreen({ loaderData, actionData, params: { slug } }: Route.ComponentProps) {
  const { owner, values, updated_at, warnings, versions } = loaderData
  const refusal = useLastAnswer(actionData)
  return (
    <>
      <Answer
        icon={values.isOff ? 'circle-minus' : 'book-open-text'}
        tab="Guide"
        title={values.words.title || slug}
      >
        <p>
          An empty part goes back to the text that came with the site.{' '}
          {!values.isOff && <Link to={href('/guide/:slug', { slug })}>Look at the page</Link>}
        </p>
      </Answer>
      <RecordForm
        draftKey={draftKey(owner, 'guide', slug)}
        values={values}
        based_on={updated_at}
        refusal={refusal}
        kind="page"
        read={readGuideValues}
        saveBar={({ isSaving }) => (
          <SaveBar label="Save page" leadsTo={href('/admin/keeping/guide')} isSaving={isSaving} />
        )}
      >
        {({ words, isOff }, errors) => (
          <Panel title="The page" intro="Every claim names its source, and every source its year.">
            <div className="grid items-start gap-x-5 gap-y-4.5 md:grid-cols-2">
              <div className="md:col-span-2">
                <Checkbox
                  name="is_off"
                  value="on"
                  label="Switch this page off"
                  hint="It then answers “Oops! Page not found”, and leaves the list, the search and the sitemap."
                  defaultChecked={isOff}
                />
              </div>
              {GUIDE_FIELD_NAMES.map((name) => (
                <FieldControl
                  key={name}
                  name={name}
                  field={GUIDE_FIELDS[name]}
                  look={{ hint: GUIDE_FIELDS[name].hint, rows: 4 }}
                  value={words[name]}
                  error={errors[name]}
                  note={warnings[name] && <FieldWarnings texts={warnings[name]} />}
                />
              ))}
            </div>
          </Panel>
        )}
      </RecordForm>
      <Versions versions={versions} />
    </>
  )
}
