import { type MouseEvent, useEffect, useSyncExternalStore } from 'react'
import { type Location, useLocation } from 'react-router'
import { describeFailure } from '../../../../ui/notice/failure.ts'
import { notify } from '../../../../ui/notice/notices.tsx'
import { nextUse } from '../../../../ui/reader/first-use.ts'
import { type RecipeView, recipeViewQuery } from 'recipe-reading/kitchen/recipe-view'
import type { RecipeTool } from './recipe-tool.ts'
import type { ShowTexts } from './show-texts.ts'
import { replaceView, showAsked } from './show-view.ts'

// The address says which view is shown. The page shows another one by itself, and nobody is asked.

type Change = (view: RecipeView) => RecipeView

/** The query that was written last into the address of a location of the router, which does not know of it. */
let asked: { at: Location; search: string } | undefined
const ASKED = 'view'

/** What prints amounts anew. It comes once a page is used, so that it is here even when the connection goes before the first tap. */
let showTexts: ShowTexts | undefined

/** The recipe in the view that the address asks for. */
export function useAskedView(answered: RecipeTool, servings: number | null): RecipeTool {
  const at = useLocation()
  const own = useSyncExternalStore(watchAsked, () => asked, never)
  // The router may have set out for another location before the tap.
  const isAsked = own && (own.at === at || own.search === location.search)
  const search = isAsked ? own.search : at.search
  const shown = showAsked(answered, servings, search, useShowTexts())
  useLoadWhen(!shown, search)
  return shown ?? answered
}

/** What asks for another view: a function, and what a link has that does the same and leads to its address. */
export function useAskView(path: string, view: RecipeView) {
  const at = useLocation()
  const ask = (change: Change) => {
    asked = { at, search: replaceView(change) }
    dispatchEvent(new Event(ASKED))
  }
  const linkTo = (change: Change) => ({
    href: path + recipeViewQuery(change(view)),
    rel: 'nofollow',
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      ask(change)
    },
  })
  return { ask, linkTo }
}

const useShowTexts = () => useSyncExternalStore(watchAsked, () => showTexts, never)

function useLoadWhen(isMissing: boolean, search: string) {
  useEffect(() => {
    // Whoever taps asks again, and hears of it then.
    void nextUse().then(loadShowTexts).catch(never)
  }, [])
  useEffect(() => {
    if (isMissing) tryToLoad()
  }, [isMissing, search])
}

function tryToLoad() {
  void loadShowTexts().catch((error: unknown) =>
    notify({
      kind: 'destructive',
      title: 'Error',
      text: 'Failed to load the amounts for other servings and units.',
      reason: describeFailure(error),
      again: tryToLoad,
    }),
  )
}

async function loadShowTexts() {
  ;({ showTexts } = await import('./show-texts.ts'))
  dispatchEvent(new Event(ASKED))
}

const never = () => undefined

function watchAsked(onChange: () => void) {
  addEventListener(ASKED, onChange)
  return () => removeEventListener(ASKED, onChange)
}
