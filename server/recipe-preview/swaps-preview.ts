import { readLine } from 'recipe-reading/reading/read-line'
import { foodOfTerm, sayBrought } from 'food-verdicts/gut/swaps/find-swap'
import type { LineSwap } from 'food-verdicts/gut/swaps/list-swaps'
import type { TriggerHit } from 'food-verdicts/gut/triggers/read-triggers'
import type { TriggerGroup } from 'food-verdicts/gut/triggers/trigger-groups'
import type { RecipeWithVersions } from 'food-verdicts/gut/versions/chefs-version'
import {
  keysOf,
  placeStored,
  readVersions,
  type StoredSwap,
} from 'food-verdicts/gut/versions/stored-versions'

/** A line that holds a food of a group, as the recipe form shows its swaps. */
export type SwapPreview = {
  /** How the form knows the line. */
  key: string
  was: string
  /** The food that swaps are for, as the table of foods names it; none where it does not. */
  food: string | null
  /** What software offers, and whether the chef lets it. */
  offers: (Pick<LineSwap, 'groups' | 'text' | 'note'> & { isForbidden: boolean })[]
  /** Groups for which she forbids a swap that software does not offer now. */
  never: TriggerGroup[]
  /** What is to be known of her own line, in sentences. */
  warnings: string[]
}

export type SwapsPreview = { lines: SwapPreview[]; gone: StoredSwap[] }

type Listed = Readonly<Record<number, readonly LineSwap[]>>

/** The swaps of a recipe as it is typed or stored. `software` are those that are offered without her word on lines, `all` those with it. */
export function previewSwaps(
  recipe: RecipeWithVersions,
  hits: readonly TriggerHit[],
  { software, all }: { software: Listed; all: Listed },
): SwapsPreview {
  const texts = recipe.ingredients.map(({ ingredient_text }) => ingredient_text)
  const keys = keysOf(texts)
  const { byPlace, gone } = placeStored(readVersions(recipe.softer).swaps, texts)
  const byLine = Map.groupBy(
    hits.filter(({ amount }) => amount !== 'trace'),
    ({ line }) => line,
  )
  const lines = [...byLine].map(([at, [first]]): SwapPreview => {
    const [was, said] = [texts[at] ?? '', byPlace[at]]
    const offers = (software[at] ?? []).map(({ groups, text, note }) => {
      const isForbidden = groups.some((group) => said?.never.includes(group))
      return { groups, text, note, isForbidden }
    })
    const never = said?.never.filter((group) => !offers.some(({ groups }) => groups.includes(group))) ?? []
    const isOffered = all[at]?.some(({ text }) => text === said?.text) ?? false
    const warnings = said?.text ? warningsOf(said.text, was, isOffered) : []
    return { key: keys[at] ?? '', was, food: foodOfTerm(first?.term ?? '') ?? null, offers, never, warnings }
  })
  return { lines: lines.toSorted((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key)), gone }
}

function warningsOf(text: string, was: string, isOffered: boolean): string[] {
  const { unknown } = readLine(text)
  return [
    ...(isOffered ? [] : ['It is not offered: software reads all the same in it.']),
    ...(unknown.length > 0 ? [`Software does not know “${unknown.join(' ')}”.`] : []),
    ...sayBrought(text, readLine(was)),
  ]
}
