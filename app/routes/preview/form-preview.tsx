import { data } from 'react-router'
import { missingPageMeta } from '../../ui/head/page-meta.ts'
import { oneOf } from 'recipe-basics/text/one-of'
import { PREVIEW_KINDS, PREVIEW_NAMES } from '#domain/publishing/preview.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext } from '#server/context.ts'
import { authorOf } from '#server/data/changes/change.ts'
import { readForm } from '#server/forms/read-form.ts'
import { notFound } from '#server/forms/responses.ts'
import { NothingToPreview } from './nothing-to-preview.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { PreviewedPage } from './previewed-page.tsx'
import { PREVIEWS } from './previews.ts'
import { siteOf } from './site-of.ts'
import { PRIVATE_HEADERS } from './private-headers.ts'
import type { Route } from './+types/form-preview'

/** Stands before all below, also where the address names another route of the page. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }) => {
    requireRight(request, context, 'see-drafts')
  },
]

/** The thing `id` as it is saved, for people who may see drafts. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const kind = oneOf(PREVIEW_KINDS, params.kind)
  const id = url.searchParams.get('id')
  const site = siteOf(context)
  const previewed =
    kind && id ? await PREVIEWS[kind].loadSaved(context.get(databaseContext), id, site) : undefined
  // Do not throw: what is typed for the first time, or was deleted meanwhile, comes with the action.
  return data(previewed ?? null, { status: previewed ? 200 : 404, headers: PRIVATE_HEADERS })
}

/** A form that was sent to be looked at, as visitors would see it once it is saved. Nothing is stored. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const author = authorOf(requireRight(request, context, 'see-drafts'))
  const kind = oneOf(PREVIEW_KINDS, params.kind)
  if (!kind) throw notFound()
  const id = url.searchParams.get('id') ?? undefined
  const site = siteOf(context)
  const form = await readForm(request)
  const typed = await PREVIEWS[kind].loadTyped(context.get(databaseContext), { form, id, author }, site)
  // The page of the form has said what is wrong, before it sent anything here.
  if (!typed.ok) throw data(null, { status: 422 })
  return data(typed.previewed, { status: 200 })
}

export const headers = ({ loaderHeaders, errorHeaders }: Route.HeadersArgs) => errorHeaders ?? loaderHeaders

export function meta({ matches: [root] }: Route.MetaArgs) {
  return missingPageMeta({ site: root.loaderData, title: 'Preview' })
}

export default function FormPreview({ loaderData, actionData }: Route.ComponentProps) {
  const previewed = actionData ?? loaderData
  if (!previewed) return <NothingToPreview />
  const thing = PREVIEW_NAMES[previewed.kind]
  return (
    <>
      <PreviewBar>
        {actionData
          ? `You see the ${thing} as it would be. Only you. Nothing is saved yet: the form is open in the other tab.`
          : `You see the ${thing} as it is saved. Only people who look after this site see this page.`}
      </PreviewBar>
      <PreviewedPage {...previewed} />
    </>
  )
}
