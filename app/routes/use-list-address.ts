import { useContext, useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { UNSAFE_DataRouterContext, useLocation, useNavigate, useNavigationType } from 'react-router'

const TYPING_PAUSE_MS = 250
/** Marks an address to which the form itself has navigated. */
const FROM_FORM = 'from form'

/** What the form of a list has to do with its filter. */
type ListForm<Filter> = {
  /** The path of the list. */
  path: string
  /** The filter that the form says now. `button` is the one that was pressed, `current` the filter before. */
  read: (form: HTMLFormElement, current: Filter, button?: HTMLElement | null) => Filter
  /** The first page of what a filter finds, as a query. */
  toQuery: (filter: Filter) => string
  fill: (form: HTMLFormElement, filter: Filter) => void
}

/**
 * Keeps a form and the address alike. What the visitor chooses goes to the address, at once or when typing pauses;
 * when the address changes by other means (Back, a link), the form follows.
 */
export function useListAddress<Filter extends { search: string }>(
  form: RefObject<HTMLFormElement | null>,
  filter: Filter,
  { path, read, toQuery, fill }: ListForm<Filter>,
) {
  const navigate = useNavigate()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const applied = useRef(filter)
  const typed = useRef<string>(undefined)
  const isLeaving = useIsLeaving()

  function apply(button?: HTMLElement | null) {
    clearTimeout(pause.current)
    if (!form.current) return
    const wanted = read(form.current, applied.current, button)
    const query = toQuery(wanted)
    if (query === toQuery(applied.current)) return
    // Each choice is a step to come back to, and so is each search, but not each letter of it.
    const isTyping = query === toQuery({ ...applied.current, search: wanted.search })
    const replace = isTyping && location.search === typed.current
    typed.current = isTyping ? query : undefined
    applied.current = wanted
    void navigate(path + query, { replace, state: FROM_FORM })
  }

  function applyDebounced() {
    clearTimeout(pause.current)
    pause.current = setTimeout(applyEarlier, TYPING_PAUSE_MS)
  }

  /** What was typed or chosen some time ago, or before the scripts came, calls nobody back who is on the way elsewhere. */
  function applyEarlier() {
    if (!isLeaving()) apply()
  }

  useFollowedAddress((isElsewhere) => {
    applied.current = filter
    // A filter whose page did not come stays in the form, to be applied again.
    if (isElsewhere && form.current) fill(form.current, filter)
  })
  const applyAtOnce = useEffectEvent(applyEarlier)
  useEffect(() => {
    applyAtOnce()
    return () => clearTimeout(pause.current)
  }, [])

  return { apply, applyDebounced }
}

/** What a form would send, as a query. */
export function readFields(form: HTMLFormElement, button?: HTMLElement | null): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form, button)) query.append(name, String(value))
  return query
}

/** Calls `follow` after each navigation that the form did not start, and says whether it led elsewhere. */
function useFollowedAddress(follow: (isElsewhere: boolean) => void) {
  const { key, state, pathname, search } = useLocation()
  const kind = useNavigationType()
  const address = pathname + search
  const seen = useRef({ key, address })
  useEffect(() => {
    if (seen.current.key === key) return
    const isElsewhere = seen.current.address !== address
    seen.current = { key, address }
    if (kind === 'POP' || state !== FROM_FORM) follow(isElsewhere)
  })
}

/**
 * Whether the visitor is on the way to an address to which the form has not navigated. The router is asked itself: `useNavigation`
 * says so only once it is drawn, and a timer may be due before.
 */
function useIsLeaving() {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  return () => {
    const next = router?.state.navigation.location
    return next !== undefined && next.state !== FROM_FORM
  }
}
