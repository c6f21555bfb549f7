import { useEffect, useState, type ReactNode } from 'react'
import { href, useLocation, useNavigation } from 'react-router'
import { BlogLoading } from './blog/loading.tsx'
import { EquipmentLoading } from './equipment/loading.tsx'
import { RecipesLoading } from './recipes/loading.tsx'

const PATIENCE_MS = 150

/** Shows the page, until another list is on its way and takes long enough to say so. */
export function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const next = useSlowNavigation()
  if (next === undefined || next === pathname) return children
  if (next === href('/recipes')) return <RecipesLoading />
  if (next === href('/equipment')) return <EquipmentLoading />
  if (next === href('/blog')) return <BlogLoading />
  return children
}

/** The path that is being loaded, once it has kept its visitor waiting. */
export function useSlowNavigation(): string | undefined {
  const next = useNavigation().location?.pathname
  const [slow, setSlow] = useState<string>()
  useEffect(() => {
    if (next === undefined) return setSlow(undefined)
    const timer = setTimeout(setSlow, PATIENCE_MS, next)
    return () => clearTimeout(timer)
  }, [next])
  return next === slow ? next : undefined
}
