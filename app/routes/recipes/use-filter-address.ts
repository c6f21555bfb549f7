import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { href, useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router'
import { readRecipeFilter, recipeFilterQuery, type RecipeFilter } from '#domain/recipe-filter.ts'

const TYPING_PAUSE_MS = 250
/** Marks an address that the form itself has asked for. */
const ASKED = 'asked'

/**
 * Keeps the form and the address alike. What the visitor chooses goes to the address, at once or when typing
 * pauses; when the address changes by other means (Back, Clear Filters), the form follows.
 */
export function useFilterAddress(form: RefObject<HTMLFormElement | null>, filter: RecipeFilter) {
  const navigate = useNavigate()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(filter)

  function ask() {
    clearTimeout(pause.current)
    if (!form.current) return
    const wanted = readForm(form.current)
    const query = recipeFilterQuery(wanted)
    if (query === recipeFilterQuery(asked.current, { page: 1 })) return
    // Each choice is a step to come back to, each letter is not.
    const replace = query === recipeFilterQuery(asked.current, { page: 1, search: wanted.search })
    asked.current = wanted
    void navigate(href('/recipes') + query, { replace, state: ASKED })
  }

  function askSoon() {
    clearTimeout(pause.current)
    pause.current = setTimeout(ask, TYPING_PAUSE_MS)
  }

  useFollowedAddress(() => {
    asked.current = filter
    if (form.current) fillForm(form.current, filter)
  })
  const { location: next } = useNavigation()
  useEffect(() => {
    // Who is already on the way elsewhere is not called back by what they typed before.
    if (next && next.state !== ASKED) clearTimeout(pause.current)
  }, [next])
  const askAtOnce = useEffectEvent(ask)
  useEffect(() => {
    // What was typed or chosen before the scripts came counts too.
    askAtOnce()
    return () => clearTimeout(pause.current)
  }, [])

  return { ask, askSoon }
}

/** Calls `follow` when the address has changed and not because the form asked for it. */
function useFollowedAddress(follow: () => void) {
  const { key, state } = useLocation()
  const kind = useNavigationType()
  const seen = useRef(key)
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    if (kind === 'POP' || state !== ASKED) follow()
  })
}

function readForm(form: HTMLFormElement): RecipeFilter {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) query.append(name, String(value))
  return readRecipeFilter(query)
}

function fillForm(form: HTMLFormElement, { search, difficulty, category, diets }: RecipeFilter) {
  const chosen = new Set<string>(diets)
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      field.value = (field.name === 'difficulty' ? difficulty : category) ?? ''
    } else if (field instanceof HTMLInputElement) {
      if (field.type === 'checkbox') field.checked = chosen.has(field.value)
      else field.value = search
    }
  }
}
