import { useEffect, useRef, type RefObject } from 'react'
import { href, useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router'
import { equipmentFilterQuery, readEquipmentFilter, type EquipmentFilter } from '#domain/equipment-filter.ts'

const TYPING_PAUSE_MS = 250
/** Marks an address that the form itself has asked for. */
const ASKED = 'asked'

/**
 * Keeps the form and the address alike: what is typed goes to the address when typing pauses, what is pressed at
 * once; when the address changes by other means (Back, a link), the search box follows.
 */
export function useSearchAddress(form: RefObject<HTMLFormElement | null>, filter: EquipmentFilter) {
  const navigate = useNavigate()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(filter)

  /** `button` is the one that was pressed; without one the category stays as it is. */
  function ask(button?: HTMLElement | null) {
    clearTimeout(pause.current)
    if (!form.current) return
    const { search, category } = readForm(form.current, button)
    const wanted = { search, category: button ? category : asked.current.category }
    const query = equipmentFilterQuery(wanted)
    if (query === equipmentFilterQuery(asked.current)) return
    // Each category is a step to come back to, each letter is not.
    const replace = wanted.category === asked.current.category
    asked.current = wanted
    void navigate(href('/equipment') + query, { replace, state: ASKED })
  }

  function askSoon() {
    clearTimeout(pause.current)
    pause.current = setTimeout(ask, TYPING_PAUSE_MS)
  }

  const { key, state } = useLocation()
  const kind = useNavigationType()
  const seen = useRef(key)
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    if (kind !== 'POP' && state === ASKED) return
    asked.current = filter
    const box = form.current?.elements.namedItem('search')
    if (box instanceof HTMLInputElement) box.value = filter.search
  })

  const { location: next } = useNavigation()
  useEffect(() => {
    // Who is already on the way elsewhere is not called back by what they typed before.
    if (next && next.state !== ASKED) clearTimeout(pause.current)
  }, [next])
  useEffect(() => () => clearTimeout(pause.current), [])

  return { ask, askSoon }
}

function readForm(form: HTMLFormElement, button?: HTMLElement | null): EquipmentFilter {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form, button)) query.append(name, String(value))
  return readEquipmentFilter(query)
}
