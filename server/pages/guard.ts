import { redirect, type RouterContextProvider } from 'react-router'
import type { Notice } from '#domain/notice.ts'
import { may, type Right } from '#domain/people/rights.ts'
import { viewerContext } from '../context.ts'
import type { Viewer } from '../data/people/sessions.ts'
import { noticeHeaders } from '../forms/notice.ts'
import { forbidden } from '../forms/responses.ts'
import { isGetOrHead } from '../http/methods.ts'

type Context = Readonly<RouterContextProvider>

/**
 * The user who is signed in. Visitors are redirected to the sign-in page and come back afterwards. Who has sent a form is told
 * that it was not saved.
 */
export function requireUser(request: Request, context: Context): Viewer['user'] {
  return requireViewer(request, context).user
}

/** The same with the session they are in. */
export function requireViewer(request: Request, context: Context): Viewer {
  const viewer = context.get(viewerContext)
  if (viewer) return viewer
  throw redirect(`/auth?next=${encodeURIComponent(pageOf(request))}`, {
    headers: isGetOrHead(request) ? undefined : noticeHeaders(unsaved(request)),
  })
}

/** The user who sent the request and has this right. Other users get Access Denied: see app/ui/notice/access-denied.tsx. */
export function requireRight(request: Request, context: Context, right: Right): Viewer['user'] {
  const user = requireUser(request, context)
  if (may(user, right)) return user
  throw forbidden()
}

/** The page that was asked for, or, of a form, the page that it stands on. */
function pageOf({ url, method }: Request): string {
  const { pathname, searchParams } = new URL(url)
  const page = pathname.replace(/(\/_)?\.data$/, '') || '/'
  if (!isGetOrHead({ method })) return page
  // React Router's own marks are no part of the page's address.
  for (const mark of ['_routes', 'index']) searchParams.delete(mark)
  return searchParams.size > 0 ? `${page}?${searchParams}` : page
}

function unsaved({ url }: Request): Notice {
  const isByScript = new URL(url).pathname.endsWith('.data')
  return {
    kind: 'destructive',
    title: 'You are signed out',
    text: 'Nothing was saved. Sign in to go on.',
    // Only scripts keep it.
    ...(isByScript && {
      reason: 'What you wrote in a recipe, equipment, a post or the settings is kept in this browser.',
    }),
  }
}
