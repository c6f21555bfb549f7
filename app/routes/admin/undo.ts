import { data } from 'react-router'
import type { Notice } from '#domain/notice.ts'
import { noticeHeaders, redirectWith } from '#server/forms/notice.ts'

/**
 * Answers the Undo of a notice: the page it was pressed on stays open, and its list is asked again. Without scripts, the
 * browser goes to `list`.
 */
export function undone(request: Request, list: string, notice: Notice) {
  const leavesPage = request.headers.get('Sec-Fetch-Mode') === 'navigate'
  return leavesPage ? redirectWith(list, notice) : data(null, { headers: noticeHeaders(notice) })
}
