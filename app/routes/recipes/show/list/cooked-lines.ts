import type { SpellName } from 'food-verdicts/gut/profile/spells'
import type { LineSwap } from 'food-verdicts/gut/swaps/list-swaps'
import type { Language } from 'recipe-basics/recipe/language'
import type { ShownText } from 'recipe-reading/kitchen/shown-text'
import type { RecipeTool } from '../view/recipe-tool.ts'
import type { ShownVersion, ShownVersionLine } from '../view/show-texts.ts'
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
  const version = versionFor(tool, spell)
  if (version) return linesOfVersion(version, tool.swaps, kept)
  const lit = swapsFor(tool, spell)
  return tool.lines.map((line, place) => {
    const swap = findUsed(tool.swaps[place], kept) ?? lit.get(place)
    return swap ? swapped(swap) : line
  })
}

/** The same of a version. */
export const linesOfVersion = (
  { lines }: ShownVersion,
  swaps: RecipeTool['swaps'],
  kept: string,
): (CookedLine | null)[] =>
  lines.map((line, place) => {
    if (line.kind === 'left out') return null
    const swap = findUsed(swapsInVersion(line, swaps[place]), kept)
    return swap ? swapped(swap) : { pieces: piecesOf(line), lang: line.lang }
  })

const findUsed = (swaps: readonly LineSwap[] | undefined, kept: string) =>
  swaps?.find(({ id }) => kept.includes(id))

/** A line of a version in its pieces. */
export const piecesOf = ({ shown, text }: Exclude<ShownVersionLine, { kind: 'left out' }>) =>
  shown?.pieces ?? [{ text }]

const swapped = ({ text }: LineSwap): CookedLine | null => (text === null ? null : { pieces: [{ text }] })
