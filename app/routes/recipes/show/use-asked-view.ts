import { type MouseEvent, useEffect, useSyncExternalStore } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import { firstUse } from '#app/ui/lazy-part.tsx'
import { type RecipeView, recipeViewQuery } from '#domain/kitchen/recipe-view.ts'
import { bringList, LIST } from './later-parts.tsx'
import type { RecipeTool } from './recipe-tool.ts'

// The address says which view is shown. What shows another one comes with the first use of the page; from then on nobody is asked.

type Change = (view: RecipeView) => RecipeView

let part: Awaited<ReturnType<typeof bringList>> | undefined
const bring = async () => (part ??= await bringList().catch(() => undefined))

/** Whether this browser shows other views by itself. */
export const canShow = (): boolean => part !== undefined

/** The query that was written last into the address of a location of the router, which does not know of it. */
let asked: { at: Location; search: string } | undefined
const ASKED = 'view'

/** The recipe in the view that the address asks for. */
export function useAskedView(answered: RecipeTool, servings: number | null): RecipeTool {
  const at = useLocation()
  const own = useSyncExternalStore(watchAsked, () => asked, never)
  useEffect(() => void firstUse(LIST).then(bring), [])
  // The router may have set out for another location before the tap.
  const isAsked = own && (own.at === at || own.search === location.search)
  return part?.showAsked(answered, servings, isAsked ? own.search : at.search) ?? answered
}

/** What asks for another view: a function, which says whether this browser shows it, and what a link has that does the same and leads to its address. */
export function useAskView(path: string, view: RecipeView) {
  const navigate = useNavigate()
  const at = useLocation()
  const ask = async (change: Change) => {
    const { pathname } = location
    if (!(await bring())) {
      void navigate(path + recipeViewQuery(change(view)), { replace: true, preventScrollReset: true })
      return false
    }
    if (part && location.pathname === pathname) {
      asked = { at, search: part.replaceView(change) }
      dispatchEvent(new Event(ASKED))
    }
    return true
  }
  const linkTo = (change: Change) => ({
    href: path + recipeViewQuery(change(view)),
    rel: 'nofollow',
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      void ask(change)
    },
  })
  return { ask, linkTo }
}

const never = () => undefined

function watchAsked(onChange: () => void) {
  addEventListener(ASKED, onChange)
  return () => removeEventListener(ASKED, onChange)
}
