import { href, type RouterContextProvider } from 'react-router'
import { requireViewer } from '#server/pages/guard.ts'
import { databaseContext, resourcesContext, siteContext } from '#server/context.ts'
import type { Notice } from '#domain/notice.ts'
import { redirectWith } from '#server/forms/notice.ts'

export type AccountRequest = ReturnType<typeof openAccountRequest>

/** What the forms of this screen need: who sends them, and what decides about them. */
export function openAccountRequest(request: Request, context: Readonly<RouterContextProvider>) {
  const viewer = requireViewer(request, context)
  const { siteName, siteUrl, now } = context.get(siteContext)
  const { hashing } = context.get(resourcesContext)
  return { db: context.get(databaseContext), request, viewer, siteName, siteUrl, now, hashing }
}

/** What was asked for is done. */
export const done = (notice: Omit<Notice, 'kind'>) =>
  redirectWith(href('/admin/account'), { kind: 'success', ...notice })
