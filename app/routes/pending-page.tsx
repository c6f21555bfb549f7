import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { href, useLocation, useNavigation } from 'react-router'
import { BlogLoading } from './blog/loading.tsx'
import { EquipmentLoading } from './equipment/loading.tsx'
import { RecipesLoading } from './recipes/list/loading.tsx'

/** A list that comes sooner needs no loading page. */
const DELAY_MS = 150

const LOADING_PAGES: Record<string, ComponentType> = {
  [href('/recipes')]: RecipesLoading,
  [href('/equipment')]: EquipmentLoading,
  [href('/blog')]: BlogLoading,
}

/** Shows the page, until another list is on its way and takes long enough to say so. */
export function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const next = useSlowNavigation()
  const LoadingPage = next === undefined || next === pathname ? undefined : LOADING_PAGES[next]
  useEffect(() => {
    if (LoadingPage) window.scrollTo(0, 0)
  }, [LoadingPage])
  return LoadingPage ? <LoadingPage /> : children
}

/** The path that is being loaded, once it has kept its visitor waiting. */
export function useSlowNavigation(): string | undefined {
  const next = useNavigation().location?.pathname
  const [slow, setSlow] = useState<string>()
  useEffect(() => {
    if (next === undefined) return
    const timer = setTimeout(setSlow, DELAY_MS, next)
    return () => {
      clearTimeout(timer)
      setSlow(undefined)
    }
  }, [next])
  return next === slow ? next : undefined
}
