import { redirect, redirectDocument } from 'react-router'
import { noticeCookie, writeNotice, type Notice } from '#domain/notice.ts'

/** Headers that make the next page say a notice: for `data(value, { headers })`. */
export const noticeHeaders = (notice: Notice) => ({
  'Set-Cookie': noticeCookie(writeNotice(notice), { https: false }),
})

/** Redirects to a page that says a notice. */
export const redirectWith = (to: string, notice: Notice) => redirect(to, { headers: noticeHeaders(notice) })

/** Redirects to a page that is loaded anew and says a notice. */
export const redirectDocumentWith = (to: string, notice: Notice) =>
  redirectDocument(to, { headers: noticeHeaders(notice) })

/** Headers of the page that says it: once is enough. */
export const noticeSaidHeaders = () => ({ 'Set-Cookie': noticeCookie('', { https: false }) })

/** Binds the notice of an answer to this host, once for all pages that say one: they need not know how visitors come. */
export function bindNotice(headers: Headers) {
  const cookies = headers.getSetCookie()
  headers.delete('Set-Cookie')
  for (const cookie of cookies) {
    const value = /^notice=([^;]*)/.exec(cookie)?.[1]
    headers.append('Set-Cookie', value === undefined ? cookie : noticeCookie(value, { https: true }))
  }
}
