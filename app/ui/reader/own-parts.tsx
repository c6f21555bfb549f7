import { type ReactNode, useState } from 'react'
import { WITH_CHANGES } from 'food-verdicts/gut/profile/spell-names'
import { Badge } from '../badge/badge.tsx'
import { useStoredSpell } from './stored-spell.ts'
import { readView } from './profile-view.tsx'
import { useStoredProfile } from './stored-profile.ts'
import type { OwnDish, OwnNoteProps, ProfileView } from './own-dish.ts'

// What answers for a reader's profile and spell. Nothing is requested for it: a browser that asked for more than others would tell that
// its reader keeps something.

/** Undefined for a reader without choices, before the first use of a page, and on a server. */
const useView = (): ProfileView | undefined => viewOf(useStoredProfile(), useStoredSpell())

let last: { profile: string | null; spell: string | null; view: ProfileView | undefined } | undefined

/** One view for all parts of a page: its components stay the same while the choices do. */
function viewOf(profile: string | null, spell: string | null): ProfileView | undefined {
  if (last?.profile !== profile || last.spell !== spell)
    last = { profile, spell, view: readView(profile, spell) }
  return last.view
}

/**
 * Items of a list, as the reader's profile and spell leave them: for most readers all, in their order. `children` draws one, by its
 * place in the order of everyone. A hidden one is drawn all the same: what a page links to, the router asks the server about.
 */
export function OwnList<Dish extends OwnDish>({
  items,
  children,
}: {
  items: readonly Dish[]
  children: (item: Dish, place: number, isHidden: boolean) => ReactNode
}) {
  const view = useView()
  const [isAll, setIsAll] = useState(false)
  const shown = view?.arrange(items)
  return [
    (shown?.items ?? items).map((item) =>
      children(item, items.indexOf(item), !isAll && shown?.hidden.includes(item) === true),
    ),
    view && <view.Rest key="rest" items={items} isAll={isAll} onToggle={() => setIsAll(!isAll)} />,
  ]
}

/** What the reader's profile and the list say of a dish, on its card, or the profile of a line of ingredients that names such groups. */
export function OwnNote(props: OwnNoteProps) {
  const view = useView()
  if (view) return <view.Note {...props} />
  if (!props.isChanged) return null
  return (
    <p className={props.className}>
      <Badge tone="butter" icon="circle-alert">
        {WITH_CHANGES}
      </Badge>
    </p>
  )
}

/** The same items, those last that a list would hide. */
export function useOwnOrder<Dish extends OwnDish>(items: readonly Dish[]): readonly Dish[] {
  return useView()?.arrange(items).items ?? items
}

/** Whether the first item stays first and is not hidden: for a page that shows it large. */
export function useIsFirstShown<Dish extends OwnDish>(items: readonly Dish[]): boolean {
  const shown = useView()?.arrange(items)
  const [first] = items
  return !shown || !first || (shown.items[0] === first && !shown.hidden.includes(first))
}

/** Over a list: the spell that it answers to, what stands wherever one is on, and the way back. */
export function OwnSpell() {
  const view = useView()
  return view ? view.spell : <NotYet shown="every dish" />
}

/**
 * What stands in the place of the reader's choices until the first use of the page. Styles write the words, so that they are no part of the
 * page for others.
 */
export const NotYet = ({ shown }: { shown: string }) => (
  <p
    data-words={`You see ${shown}. Your choices show when you tap or scroll.`}
    className="hidden py-2 text-ui text-ink-soft before:content-[attr(data-words)] [[data-choices]_&]:block print:hidden"
  />
)
