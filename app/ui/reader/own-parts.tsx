import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { keptProfile, PROFILE_KEY } from './kept-profile.ts'
import type { OwnNoteProps, ProfileView } from './profile-view.tsx'

// Part of every first visit, so it only knows whether there is a profile. What answers for it comes when there is one.

const ViewContext = createContext<ProfileView | undefined>(undefined)

/** Around the public pages: brings what answers for the reader's profile, to readers who have one. */
export function OwnProfile({ children }: { children: ReactNode }) {
  const [view, setView] = useState<ProfileView>()
  useEffect(() => {
    // Without a line, lists stay as they are for everyone.
    const bring = () =>
      void import('./profile-view.tsx').then(({ loadView }) => loadView()).then(setView, () => {})
    if (keptProfile()) bring()
    // The event of a change is called as the profile is; see kept-text.ts.
    addEventListener(PROFILE_KEY, bring)
    return () => removeEventListener(PROFILE_KEY, bring)
  }, [])
  return <ViewContext value={view}>{children}</ViewContext>
}

/** Items of a list, as the reader's profile leaves them: for most readers all, in their order. */
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
