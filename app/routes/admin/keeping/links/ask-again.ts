import type { RouterContextProvider } from 'react-router'
import { passwordRefusal } from '#server/auth/prove-again.ts'
import { databaseContext, resourcesContext, siteContext, viewerContext } from '#server/context.ts'
import { forbidden } from '#server/forms/responses.ts'

/** Asks for the password of a form anew. Answers what to say when it is not right; undefined when it is. */
export async function askAgain(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<string | undefined> {
  const viewer = context.get(viewerContext)
  if (!viewer) throw forbidden()
  const { now } = context.get(siteContext)
  const { hashing } = context.get(resourcesContext)
  return passwordRefusal(context.get(databaseContext), viewer, String(form.get('password') ?? ''), {
    now,
    hashing,
  })
}
