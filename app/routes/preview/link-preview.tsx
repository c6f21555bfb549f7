import { useEffect, useEffectEvent } from 'react'
import { data, Form, useSubmit } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { missingPageMeta } from '../../ui/head/page-meta.ts'
import { oneOf } from 'recipe-basics/text/one-of'
import { PREVIEW_KINDS, PREVIEW_NAMES } from '#domain/publishing/preview.ts'
import { toLinkCode } from '#domain/people/set-up-schema.ts'
import { databaseContext } from '#server/context.ts'
import { findLinkByToken } from '#server/pages/preview-links.ts'
import { readForm } from '#server/forms/read-form.ts'
import { CodeField } from '../auth/account-fields.tsx'
import { useLinkCode } from '../auth/use-link-code.ts'
import { useMomentFormat } from '../use-moment-format.ts'
import { PreviewBar } from './preview-bar.tsx'
import { PreviewedPage } from './previewed-page.tsx'
import { PREVIEWS } from './previews.ts'
import { siteOf } from './site-of.ts'
import { PRIVATE_HEADERS } from './private-headers.ts'
import type { Route } from './+types/link-preview'

type Context = Route.LoaderArgs['context']

/** The form for the code, which stands behind the # of a link. */
export function loader({ params }: Route.LoaderArgs) {
  // A browser that may not say where a form comes from sends it as a stranger’s.
  const headers = { ...PRIVATE_HEADERS, 'Referrer-Policy': 'same-origin' }
  const isKind = oneOf(PREVIEW_KINDS, params.kind) !== undefined
  return data({ link: null, isAsking: isKind }, { status: isKind ? 200 : 404, headers })
}

/** What the code of a link opens. The code is in the body of the request, which no log holds. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  return show(context, toLinkCode(String(form.get('code') ?? '')))
}

async function show(context: Context, token: string) {
  const db = context.get(databaseContext)
  const site = siteOf(context)
  const found = await findLinkByToken(db, token, site.now)
  const previewed = found && (await PREVIEWS[found.kind].loadLinked(db, found, site))
  const link = previewed && {
    previewed,
    ...{ created_at: found.created_at, expires_at: found.expires_at, isNewest: found.snapshot === null },
  }
  return data({ link: link ?? null, isAsking: false }, { status: link ? 200 : 404, headers: PRIVATE_HEADERS })
}

/** Scripts send the code to the action alone: no loader answers them. */
export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) =>
  loaderHeaders.has('Cache-Control') ? loaderHeaders : actionHeaders

export function meta({ matches: [root] }: Route.MetaArgs) {
  return missingPageMeta({ site: root.loaderData, title: 'Preview' })
}

/** A thing that need not be public, for everybody who has the link. */
export default function LinkPreview({ loaderData, actionData }: Route.ComponentProps) {
  const { link, isAsking } = actionData ?? loaderData
  if (isAsking) return <AskCode />
  if (!link)
    return (
      <EmptyState
        as="h1"
        title="This preview link does not work"
        text="It has ended, was withdrawn, or was not copied whole. Ask the person who sent it for a new one."
      />
    )
  return <Linked {...link} />
}

type LinkedProps = NonNullable<Awaited<ReturnType<typeof show>>['data']['link']>

function Linked({ previewed, created_at, expires_at, isNewest }: LinkedProps) {
  const format = useMomentFormat()
  const thing = PREVIEW_NAMES[previewed.kind]
  return (
    <>
      <PreviewBar>
        This is a preview.{' '}
        {isNewest
          ? `It shows the ${thing} as it was saved last.`
          : `It shows the ${thing} as it was on ${format(created_at)}.`}{' '}
        The link works until {format(expires_at)}.
      </PreviewBar>
      <PreviewedPage {...previewed} />
    </>
  )
}

/** With scripts, the code of the link is sent at once. */
function AskCode() {
  const code = useLinkCode()
  const submit = useSubmit()
  const open = useEffectEvent((code: string) => void submit({ code }, { method: 'post', replace: true }))
  useEffect(() => {
    if (code) open(code)
  }, [code])
  return (
    <div className="page page-prose grid gap-6 pb-(--space-section)">
      <h1 className="pt-10 text-section">Preview</h1>
      <Form method="post" className="grid max-w-116 gap-4.5">
        <CodeField label="Preview code" from="the link that you were given" errors={{}} />
        <Button type="submit" size="large">
          Show the preview
        </Button>
      </Form>
    </div>
  )
}

export function ErrorBoundary() {
  return <EmptyState as="h1" title="Something went wrong" text="Please try again later." />
}
