import { readSpell, SPELLS, type SpellName } from 'food-verdicts/gut/profile/spells'
import type { SpellVerdict } from 'food-verdicts/gut/spells/spell-verdict'
import type { LineSwap } from 'food-verdicts/gut/swaps/list-swaps'
import type { ReadNone } from '#domain/stored-reading/read-versions.ts'
import { useStoredSpell } from '../../../../ui/reader/stored-spell.ts'
import type { RecipeTool } from '../view/recipe-tool.ts'
import type { ShownVersion } from '../view/show-texts.ts'

/** What a recipe says to a spell: the word of the chef, or else the verdict of software. */
export type SpellAnswer =
  | SpellVerdict
  | { is: 'chef’s version'; version: ShownVersion }
  | { is: 'no version'; none: ReadNone }

type Answered = Pick<RecipeTool, 'spells' | 'versions'>
type Swapped = Answered & Pick<RecipeTool, 'swaps'>

/** A swap of a line, and the spells it is for, a space between them. */
export type SpellSwap = { on: string; swap: LineSwap }

export function answerOf({ spells, versions }: Answered, spell: SpellName): SpellAnswer {
  const chefs = versions.find((version) => version.spell === spell)
  if (!chefs) return spells?.[spell] ?? { is: 'not known', open: [] }
  return 'none' in chefs ? { is: 'no version', none: chefs } : { is: 'chef’s version', version: chefs }
}

/** Whether a dish can be cooked for a spell that gets this answer. */
export const isCookable = ({ is }: SpellAnswer): boolean =>
  is === 'as written' || is === 'with changes' || is === 'chef’s version'

/** The spell of a stored text that a dish can be cooked for. */
export function litSpellOf(tool: Answered, stored: string | null): SpellName | undefined {
  const spell = readSpell(stored)?.name
  return spell && isCookable(answerOf(tool, spell)) ? spell : undefined
}

/** The spell that this browser has stored, where the dish can be cooked for it. */
export const useLitSpell = (tool: Answered): SpellName | undefined => litSpellOf(tool, useStoredSpell())

/** The version of the chef that is cooked in a spell. */
export function versionFor(tool: Answered, spell: SpellName | undefined): ShownVersion | undefined {
  const answer = spell && answerOf(tool, spell)
  return answer?.is === 'chef’s version' ? answer.version : undefined
}

/** The swaps that make a dish one for a spell, by line. */
export function swapsFor(tool: Swapped, spell: SpellName | undefined): Map<number, LineSwap> {
  const answer = spell && answerOf(tool, spell)
  if (answer?.is !== 'with changes') return new Map()
  return new Map(
    answer.swaps.flatMap(({ line, id }) => {
      const swap = tool.swaps[line]?.find((one) => one.id === id)
      return swap ? [[line, swap] as const] : []
    }),
  )
}

/** The swaps of all spells, by line: one that two spells share stands there once. */
export function swapsBySpell(tool: Swapped): Map<number, SpellSwap[]> {
  const byLine = new Map<number, SpellSwap[]>()
  for (const spell of SPELLS)
    for (const [line, swap] of swapsFor(tool, spell)) {
      const ofLine = byLine.get(line) ?? []
      const same = ofLine.find((one) => one.swap.id === swap.id)
      if (same) same.on += ` ${spell}`
      else byLine.set(line, [...ofLine, { on: spell, swap }])
    }
  return byLine
}
