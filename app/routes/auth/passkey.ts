import { PasskeyAnswer } from '#domain/people/passkey-schema.ts'
import { provenSignInHeaders } from '#server/auth/answers.ts'
import { nextPath } from '#server/auth/next-path.ts'
import { createSignInOptions, checkPasskey } from '#server/auth/passkeys.ts'
import { databaseContext, siteContext, viewerContext } from '#server/context.ts'
import { countRefusedSignIn } from '#server/data/people/account-events.ts'
import { notFound } from '#server/forms/responses.ts'
import type { Route } from './+types/passkey'

export function loader() {
  throw notFound()
}

/** Asked without an answer, it tells what a passkey has to sign; with one, it signs in, or says why not. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const db = context.get(databaseContext)
  const { siteName, siteUrl, now } = context.get(siteContext)
  const site = { origin: new URL(request.url).origin, siteName, now }
  const sent = await readJson(request)
  if (sent === undefined) return Response.json(await createSignInOptions(db, site))

  const answer = PasskeyAnswer.safeParse(sent)
  const proof = answer.success ? await checkPasskey(db, answer.data, site) : undefined
  const viewer = context.get(viewerContext)
  const headers = proof && (await provenSignInHeaders(db, proof, { request, viewer, siteUrl, now }))
  if (!headers) {
    await countRefusedSignIn(db, now)
    return Response.json({ message: 'No account on this site uses this passkey.' }, { status: 401 })
  }
  return Response.json({ next: nextPath(url.searchParams.get('next')) }, { headers })
}

/** The JSON of a body, null when it is not JSON; undefined for an empty body. */
async function readJson(request: Request): Promise<unknown> {
  const text = await request.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
