import { data } from 'react-router'
import { noticeHeaders } from '#server/forms/notice.ts'

/** Answers a form whose thing somebody has deleted meanwhile: it comes back as it was typed. */
export function deletedElsewhere<Answer extends object>(kind: string, answer: Answer) {
  const title = `${kind} not saved`
  const headers = noticeHeaders({
    kind: 'destructive',
    title,
    text: 'Somebody deleted it after you opened this form. What you wrote is still here.',
  })
  return data({ ...answer, errors: {}, isDeleted: true }, { status: 404, headers })
}
