import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

/** What a card tells the page it leads to: with which filters its list stood there. */
export const useFilters = (): string => useLocation().search

/** The list `path` with the filters that the visitor left for this page; without any where the visit began elsewhere. */
export function useListBehind(path: string): string {
  const { state } = useLocation()
  return useSyncExternalStore(
    neverChanges,
    () => (/^\?/.test(String(state)) ? path + String(state) : path),
    // The server does not know them: what it has written comes first.
    () => path,
  )
}

const neverChanges = () => () => {}
