import { href, type RouterContextProvider } from 'react-router'
import type { Notice } from '#domain/notice.ts'
import { databaseContext, logContext, resourcesContext } from '#server/context.ts'
import { forgetProblem } from '#server/data/backups/problem.ts'
import { redirectWith } from '#server/forms/notice.ts'

/** Makes a backup now, and comes back to the list. */
export async function answerBackups(context: Readonly<RouterContextProvider>) {
  const { folder, run } = context.get(resourcesContext).backups
  try {
    const made = await run('keep', { folder, reason: 'hand' })
    if (!made.ok) return toBackups({ ...NOT_MADE, text: made.refusal })
    await forgetProblem(context.get(databaseContext), 'made')
    return toBackups({ kind: 'success', title: 'Backup made and verified' })
  } catch (error) {
    context.get(logContext).error(error)
    return toBackups({
      ...NOT_MADE,
      reason: 'The folder or the database did not answer. Older backups are safe.',
    })
  }
}

const NOT_MADE = { kind: 'destructive', title: 'No backup was made' } as const

/** The list of backups, with a notice. */
export const toBackups = (notice: Notice) => redirectWith(href('/admin/keeping/backups'), notice)
