import { useEffect } from 'react'
import { data, redirect, replace, useLocation, useNavigate } from 'react-router'
import { describeFailure, isFailure } from '../../ui/notice/failure.ts'
import { rememberForms, sendAgain } from '../../ui/upload/send-again.ts'
import { notify } from '../../ui/notice/notices.tsx'
import { loadScripts } from '../load-scripts.ts'
import { type ClientMiddleware, setAreaMiddleware } from '../client-middleware.ts'
import { failureNotice } from './failure-notices.ts'

type RequestArgs = Parameters<ClientMiddleware>[0]
type Results = Awaited<ReturnType<Parameters<ClientMiddleware>[1]>>
type Result = Results[string]

/** After this the router has learnt which routes the links of a screen lead to. */
const ROUTES_KNOWN_MS = 500
/** Posts without fields, which a notice can send again by itself. */
const UNDO = /\/(undo|undelete)$/

/** The address that is shown, and the way to others. */
type Screen = { shown: string; goTo: (address: string) => void }

/** With such a status the router leaves all that is shown as it is. */
const NOTHING_SAVED: Result = { type: 'data', result: data(undefined, { status: 503 }) }

/** Whether the page shows only a load failure: then there is no screen to keep. */
let isScreenLost = false
/** Whether the router is on its way back to the screen that it is to keep. */
let isReturning = false
/** The address to which the answer to a save redirects. */
let redirectAfterSave: string | undefined

/**
 * Keeps the screen, and all that is typed into it, when a request fails: the connection or the site is gone, or something
 * in between answers. A notice says what failed and why, and offers to try again.
 */
export function useFailedRequests() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(rememberForms, [])
  useEffect(() => {
    // Otherwise the router would load the whole page again.
    const timer = setTimeout(() => void loadScripts(), ROUTES_KNOWN_MS)
    return () => clearTimeout(timer)
  }, [pathname])
  useEffect(() => {
    const goTo = (address: string) => void navigate(address)
    setAreaMiddleware((args, next) => recover({ shown: pathname + search, goTo }, args, next))
    return () => setAreaMiddleware(undefined)
  }, [pathname, search, navigate])
}

/** For what stands in the place of a screen that could not be loaded. */
export function useLostScreen() {
  useEffect(() => {
    isScreenLost = true
    return () => {
      isScreenLost = false
    }
  }, [])
}

async function recover(
  { shown, goTo }: Screen,
  args: RequestArgs,
  next: () => Promise<Results>,
): Promise<Results> {
  const { request, url } = args
  const isLoad = request.method === 'GET'
  const isShown = isSame(url, shown)
  // Both are meant for the very next request. Where another one comes first, the router has given that way up.
  const isReturn = isReturning && isLoad && isShown
  const savedTo = isLoad ? redirectAfterSave : undefined
  isReturning = false
  redirectAfterSave = undefined
  // The router goes on with the data that it has.
  if (isReturn) return {}
  const sent = isLoad ? undefined : await readSent(request)
  const results = await next()
  if (request.signal.aborted) return results
  const failed = Object.values(results).find(isFailed)
  // Once something is saved, the screen that follows says itself that it could not be loaded.
  const isSaved = isLoad && savedTo !== undefined && isSame(url, savedTo) && !isShown
  if (!isLoad) redirectAfterSave = failed ? undefined : findRedirect(results)
  if (!failed || isScreenLost || isSaved) return results

  notifyFailure(errorOf(failed), args, sent, goTo)
  if (isLoad && isShown) return withoutFailed(results)
  // Only files are sent from one screen to another.
  if (sent && sent !== 'files') return withFailed(results, NOTHING_SAVED)
  isReturning = true
  // By Back, the browser has moved already.
  const way = isSame(new URL(location.href), shown) ? replace(shown) : redirect(shown)
  return withFailed(results, { type: 'error', result: way })
}

const isFailed = (result: Result) => result.type === 'error' && isFailure(errorOf(result))

/** The router wraps what an action has thrown. */
function errorOf({ result }: Result): unknown {
  const isWrapped = typeof result === 'object' && result !== null && 'data' in result && 'init' in result
  return isWrapped ? result.data : result
}

const withoutFailed = (results: Results): Results =>
  Object.fromEntries(Object.entries(results).filter(([, result]) => !isFailed(result)))

const withFailed = (results: Results, instead: Result): Results =>
  Object.fromEntries(Object.entries(results).map(([id, result]) => [id, isFailed(result) ? instead : result]))

/** Whether two addresses ask for the same, however their queries are written. */
function isSame({ pathname, search }: URL, address: string): boolean {
  const other = new URL(address, location.href)
  return pathname === other.pathname && queryOf(search) === queryOf(other.search)
}

const queryOf = (search: string) => new URLSearchParams(search).toString()

/** What a form sends, without taking it from the request. */
async function readSent(request: Request): Promise<URLSearchParams | 'files'> {
  if (request.headers.get('Content-Type')?.startsWith('multipart/')) return 'files'
  return new URLSearchParams(await request.clone().text())
}

/** The address to which an answer redirects. */
function findRedirect(results: Results): string | undefined {
  for (const { result } of Object.values(results)) {
    const to = result instanceof Response ? result.headers.get('Location') : null
    if (to) return to
  }
  return undefined
}

function notifyFailure(
  error: unknown,
  { url: { pathname, search }, pattern }: RequestArgs,
  sent: URLSearchParams | 'files' | undefined,
  goTo: Screen['goTo'],
) {
  const canUndo = sent && UNDO.test(pathname)
  notify({
    kind: 'destructive',
    ...failureNotice({ pattern, sent }),
    reason: `${describeFailure(error)} ${sent ? 'Nothing on this screen is lost.' : 'This screen stays as it was.'}`,
    ...(canUndo
      ? { undo: { action: pathname, label: 'Try again' } }
      : { again: () => (sent ? sendAgain(pathname) : goTo(pathname + search)) }),
  })
}
