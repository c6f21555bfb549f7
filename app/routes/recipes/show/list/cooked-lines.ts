import type { SpellName } from 'food-verdicts/gut/profile/spells'
import type { LineSwap } from 'food-verdicts/gut/swaps/list-swaps'
import type { Language } from 'recipe-basics/recipe/language'
import type { ShownText } from 'recipe-reading/kitchen/shown-text'
import type { RecipeTool } from '../view/recipe-tool.ts'
import type { ShownVersionLine } from '../view/show-texts.ts'
import { swapsFor, versionFor } from './spell-answers.ts'
import { swapsInVersion } from './swaps-in-version.ts'

/** A line as it is cooked. */
export type CookedLine = ShownText & { lang?: Language | undefined }

/**
 * The lines as a reader cooks them, by place: the chef’s version for her spell, or else with its swaps; the swaps that she uses, a space
 * between their ids, come first. Null for what is left out.
 */
export function cookedLines(
  tool: Pick<RecipeTool, 'lines' | 'swaps' | 'spells' | 'versions'>,
  spell: SpellName | undefined,
  kept: string,
): (CookedLine | null)[] {
  const used = (swaps: readonly LineSwap[] | undefined) => swaps?.find(({ id }) => kept.includes(id))
  const version = versionFor(tool, spell)
  if (version)
    return version.lines.map((line, place) => {
      if (line.kind === 'left out') return null
      const swap = used(swapsInVersion(line, tool.swaps[place]))
      return swap ? swapped(swap) : { pieces: piecesOf(line), lang: line.lang }
    })
  const lit = swapsFor(tool, spell)
  return tool.lines.map((line, place) => {
    const swap = used(tool.swaps[place]) ?? lit.get(place)
    return swap ? swapped(swap) : line
  })
}

/** A line of a version in its pieces. */
export const piecesOf = ({ shown, text }: Exclude<ShownVersionLine, { kind: 'left out' }>) =>
  shown?.pieces ?? [{ text }]

const swapped = ({ text }: LineSwap): CookedLine | null => (text === null ? null : { pieces: [{ text }] })
