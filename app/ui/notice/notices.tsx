import { Icon } from '../icon/icon.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Navigation, useFetcher, useFetchers, useLocation, useNavigation } from 'react-router'
import { noticeCookie, readNotice, type Notice } from '#domain/notice.ts'
import { Button, IconButton } from '../button/button.tsx'
import { passFocusOn } from '../button/pass-focus-on.ts'

/** What the browser says itself can also offer to do it again. */
type Said = Notice & { again?: () => void }
type Shown = Said & { id: number; path: string }
const SAID = 'plate:notice'
const MOST = 3

/** What the browser has said before anybody heard it; none once somebody does. */
let unheard: Said[] | undefined = []

/** Says something that only the browser knows, such as a lost connection. The server's notices come by themselves. */
export function notify(notice: Said) {
  if (unheard) unheard.push(notice)
  else dispatchEvent(new CustomEvent(SAID, { detail: notice }))
}

/**
 * What became of what the visitor did: above the page, which makes room for it, so that it covers nothing there. It leaves
 * with the page that it was heard on. `first` came with the page.
 */
export function Notices({ first }: { first?: Notice }) {
  const { pathname } = useLocation()
  const [shown, setShown] = useState<Shown[]>(first ? [{ ...first, id: 0, path: pathname }] : [])
  const { state, location: next } = useNavigation()
  // The answer to a form is heard on the way to the page that it is for.
  const here = next?.pathname ?? pathname
  // A success is no longer news once another form is sent: that one may be refused. What can be taken back stays. The answer may be
  // here already, so its notice comes after this.
  useSending(state, () => setShown((shown) => shown.filter(({ kind, undo }) => undo || kind !== 'success')))
  // Nor is a failure once something else was tried. What the browser says may come on top of it.
  useNewNotices(state, (notice) =>
    setShown((shown) =>
      [
        ...shown.filter(({ kind, again }) => kind === 'success' || (notice.again && !again)),
        { ...notice, id: performance.now(), path: notice.again ? pathname : here },
      ].slice(-MOST),
    ),
  )
  return (
    <div className="pointer-events-none sticky top-2 z-20 mx-4 grid justify-items-center gap-2 not-empty:mt-2 print:hidden">
      {shown
        .filter(({ kind, again, path }) => path === pathname || (kind !== 'success' && !again))
        .map(({ id, ...notice }) => (
          <Toast
            key={id}
            notice={notice}
            onClose={() => setShown((shown) => shown.filter((other) => other.id !== id))}
          />
        ))}
    </div>
  )
}

function Toast({
  notice: { kind, title, text, reason, undo, again },
  onClose,
}: {
  notice: Said
  onClose: () => void
}) {
  const good = kind === 'success'
  const icon = good ? 'circle-check' : 'circle-alert'
  return (
    <div
      ref={passFocusOn}
      role={good ? 'status' : 'alert'}
      className={`pointer-events-auto grid w-full max-w-100 grid-cols-[1.5rem_1fr_auto] items-start gap-x-3 gap-y-1 rounded-control border border-l-4 border-line bg-surface px-4 py-3.5 text-ui leading-[1.45] wrap-anywhere [box-shadow:var(--shadow-lift)] ${good ? 'border-l-sage' : 'border-l-danger'}`}
    >
      <Icon name={icon} className={`mt-px size-5.5 ${good ? 'text-sage' : 'text-danger'}`} />
      <div>
        <p className="font-semibold">{title}</p>
        {text && <p className="text-ink-soft">{text}</p>}
        {reason && <p className="text-ink-soft">{reason}</p>}
        {again && (
          <Button
            look="outline"
            className="mt-2"
            onClick={() => {
              onClose()
              again()
            }}
          >
            Try again
          </Button>
        )}
        {undo && <Undo {...undo} onDone={onClose} />}
      </div>
      <IconButton label="Close" onClick={onClose} className="scripted -my-2.5 -mr-3">
        <Icon name="x" />
      </IconButton>
    </div>
  )
}

function Undo({ action, label, onDone }: { action: string; label: string; onDone: () => void }) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" action={action} onSubmit={() => queueMicrotask(onDone)} className="mt-2">
      <Button type="submit" look="outline">
        {label}
      </Button>
    </fetcher.Form>
  )
}

/** Does something whenever a form begins to be sent. */
function useSending(state: Navigation['state'], begin: () => void) {
  const beginNow = useEffectEvent(begin)
  useEffect(() => {
    if (state === 'submitting') beginNow()
  }, [state])
}

/** Hears of notices: those of this browser, and those that an answer of the server has left in the cookie. `state` is of the navigation. */
function useNewNotices(state: Navigation['state'], hear: (notice: Said) => void) {
  const { key } = useLocation()
  // Two steps that come in one go are seen as one change: “sent” and “answered” alone could pass unseen.
  const sent = useFetchers().filter(({ formMethod = 'GET' }) => formMethod !== 'GET')
  const steps = sent.map((fetcher) => fetcher.state).join()
  const isSending = state === 'submitting' || sent.some((fetcher) => fetcher.state === 'submitting')
  const hearNow = useEffectEvent(hear)
  // The answer to whatever was sent has come once one of these changes. While something is sent still, the answer may be a page
  // that takes the place of this one, and the notice is for that page: a slow browser comes here after the answer has come.
  useEffect(() => {
    if (isSending) return
    const site = { https: location.protocol === 'https:' }
    const notice = readNotice(document.cookie, site)
    if (!notice) return
    document.cookie = noticeCookie('', site)
    hearNow(notice)
  }, [key, state, steps, isSending])
  useEffect(() => {
    const listen = (event: Event) => {
      if (event instanceof CustomEvent) hearNow(event.detail)
    }
    addEventListener(SAID, listen)
    for (const notice of unheard ?? []) hearNow(notice)
    unheard = undefined
    return () => removeEventListener(SAID, listen)
  }, [])
}
