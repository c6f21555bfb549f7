import { isRouteErrorResponse } from 'react-router'
import { statedReason } from './stated-reason.ts'

/** What the site itself says on a screen of its own: not for you, and not here. */
const ANSWERS = [403, 404]

/** Whether a request came to nothing. Redirects, and answers that have a screen of their own, are no failures. */
export const isFailure = (error: unknown) =>
  !(error instanceof Response) && !(isRouteErrorResponse(error) && ANSWERS.includes(error.status))

/** The answer of the server, or null where none came: for what is requested again anyway, or done without. */
export async function fetchOrNull<Answer>(fetch: () => Promise<Answer>): Promise<Answer | null> {
  return fetch().catch((error: unknown) => {
    if (isFailure(error)) return null
    throw error
  })
}

/**
 * Why a request came to nothing, in a sentence. Every way in which a site can be out of reach has its own. `error` is what
 * was thrown, or an answer that is not one of the site's.
 */
export function describeFailure(error: unknown): string {
  if (error instanceof Response) return error.ok ? FOREIGN : describeStatus(error.status)
  if (isRouteErrorResponse(error)) return statedReason(error) ?? describeStatus(error.status)
  if (isUnanswered(error)) return navigator.onLine ? UNANSWERED : 'You are offline.'
  // The router gives what it could not read as the cause.
  if (error instanceof Error && error.cause !== undefined) return FOREIGN
  return 'The site had a fault and has recorded it.'
}

const UNANSWERED = 'The site did not answer. Your connection or the site may be down.'
const FOREIGN = 'Something else answered instead of the site. Networks that ask you to sign in do that.'

function describeStatus(status: number): string {
  if (status === 500) return 'The site had a fault (status 500).'
  if (status > 500) return `The site is away for a moment (status ${status}).`
  return `The site refused the request (status ${status}).`
}

/** Whether nobody answered, or not to the end: a TypeError, also where it broke off while the answer was being read. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && error.cause instanceof TypeError)
