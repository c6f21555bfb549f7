import { foldSearch } from '../search/folded-search.ts'

/** A recipe of an import that waits for review, as the list of names knows it. */
export type WaitingName = {
  position: number
  name: string
  /** The name, folded for a search. */
  search_name: string
  source_url: string | null
  needs_look: boolean
}

/** Where else a recipe is: on the site, in its trash, or earlier in the same import. */
export type Twin = 'stored' | 'trash' | 'import'

/** What a recipe waits for: a look, a decision because it is here already, or nothing. */
export type NameGroup = 'look' | 'here' | 'ready'

export type GroupedName = WaitingName & { group: NameGroup; twin: Twin | undefined }

/** The names in the order of the list: those that need a look, those that are here already, and those that are ready. */
export function groupNames(
  waiting: readonly WaitingName[],
  twinOf: (item: WaitingName) => Twin | undefined,
): GroupedName[] {
  const grouped = waiting.map((item): GroupedName => {
    const twin = twinOf(item)
    return { ...item, twin, group: twin ? 'here' : item.needs_look ? 'look' : 'ready' }
  })
  return NAME_GROUPS.flatMap((group) => grouped.filter((item) => item.group === group))
}

const NAME_GROUPS = ['look', 'here', 'ready'] as const satisfies NameGroup[]

export const countGroups = (names: readonly GroupedName[]): Record<NameGroup, number> => {
  const counts = { look: 0, here: 0, ready: 0 }
  for (const { group } of names) counts[group]++
  return counts
}

/** The names that have each word of a search. */
export function searchNames(names: readonly GroupedName[], search: string): readonly GroupedName[] {
  const { words } = foldSearch(search)
  return names.filter(({ search_name }) => words.every((word) => search_name.includes(word)))
}

/** The place in the list where somebody goes on who was at `position`: there, while it waits, or at the next of the first group. -1 in an empty list. */
export function findOpen(names: readonly GroupedName[], position: number): number {
  const there = names.findIndex((item) => item.position === position)
  if (there >= 0) return there
  const next = names.findIndex((item) => item.group === names[0]?.group && item.position > position)
  return next >= 0 ? next : Math.min(0, names.length - 1)
}
