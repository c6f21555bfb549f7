import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { storedPhase, PHASE_KEY } from '../stored-phase.ts'
import { storedProfile, PROFILE_KEY } from './stored-profile.ts'
import { watchText } from './stored-text.ts'
import type { OwnNoteProps, ProfileView } from './profile-view.tsx'

// Part of every first visit, so it only knows whether there is a profile or a spell. What answers for them comes when there is.

const WATCHED = [PROFILE_KEY, PHASE_KEY].map(watchText)

const ViewContext = createContext<ProfileView | undefined>(undefined)

/** Around the public pages: brings what answers for the reader's profile and spell, to readers who have one. */
export function OwnProfile({ children }: { children: ReactNode }) {
  const [view, setView] = useState<ProfileView>()
  useEffect(() => {
    // Without a line, lists stay as they are for everyone.
    const bring = () =>
      void import('./profile-view.tsx').then(({ loadView }) => loadView()).then(setView, () => {})
    if (storedProfile() || storedPhase()) bring()
    const ends = WATCHED.map((watch) => watch(bring))
    return () => {
      for (const end of ends) end()
    }
  }, [])
  return <ViewContext value={view}>{children}</ViewContext>
}

/** Items of a list, as the reader's profile and spell leave them: for most readers all, in their order. */
export function OwnList<Dish extends { slug: string }>({
  items,
  children,
}: {
  items: readonly Dish[]
  children: (item: Dish, place: number) => ReactNode
}) {
  const view = use(ViewContext)
  return view ? <view.List items={items}>{children}</view.List> : items.map(children)
}

/** What the reader's profile says of a dish, on its card, or of a line of ingredients that names such groups. */
export function OwnNote(props: OwnNoteProps) {
  const view = use(ViewContext)
  return view ? <view.Note {...props} /> : null
}

/** The same items, those last that a list would hide: for a page that shows its first one large. */
export function useOwnOrder<Dish extends { slug: string }>(items: readonly Dish[]): readonly Dish[] {
  return use(ViewContext)?.order(items) ?? items
}

/** Over a list: the spell that it answers to, what stands wherever one is on, and the way back. */
export const OwnSpell = () => use(ViewContext)?.spell
