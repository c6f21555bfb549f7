import type { ReactNode } from 'react'

/** A dish of a list: `gut` says what it holds (`listSigns` in food-verdicts/gut/fingerprint). */
export type OwnDish = { slug: string; gut: string }

/** A dish by what it holds and whether it takes changes for what the list asks for, or a line by the groups that it names (food-verdicts/gut/profile/line-triggers). */
export type OwnNoteProps = {
  gut?: string
  isChanged?: boolean | undefined
  triggers?: string
  className?: string
}

/** What answers for a reader's profile and spell on lists, cards and lines. */
export type ProfileView = {
  /** Items in the order of the reader's choices, those last that they hide. */
  arrange: <Dish extends OwnDish>(items: readonly Dish[]) => { items: Dish[]; hidden: Dish[] }
  /** The last line of a list, which is given in the order of everyone: what is hidden. */
  Rest: (props: { items: readonly OwnDish[]; isAll: boolean; onToggle: () => void }) => ReactNode
  Note: (props: OwnNoteProps) => ReactNode
  /** What is said of a spell; nothing on everyday. */
  spell: ReactNode
}
