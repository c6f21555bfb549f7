import { type Texture, TEXTURES } from 'recipe-basics/recipe/choices'
import { fromNames } from 'recipe-basics/fields/field'
import { decodeLine } from '../profile/line-triggers.ts'
import { type SpellName, SPELLS, spellOf } from '../profile/spells.ts'
import type { LineSwap } from '../swaps/list-swaps.ts'
import type { TriggerHit } from '../triggers/read-triggers.ts'
import { FIRM_GROUPS, type TriggerGroup } from '../triggers/trigger-groups.ts'
import type { SpellVerdict, SpellVerdicts } from './spell-verdict.ts'

/** What a recipe is judged by: its texture, null where nobody knows it, what its lines name, and what they may be swapped for. */
type Judged = {
  texture: Texture | null
  triggers: readonly TriggerHit[] | null
  swaps: Readonly<Record<number, readonly LineSwap[]>>
}

/** Groups that no spell of soft food goes with; what passes through a sieve has no skins and strings left. */
const LEFT_OUT: readonly TriggerGroup[] = [...FIRM_GROUPS, 'spicy']
const LEFT_OUT_SMOOTH: readonly TriggerGroup[] = ['seeds-nuts', 'spicy']

/** The verdict of each spell, from the texture and the groups alone: a first version, which judges no form and no part. */
export const judgeSpells = (recipe: Judged): SpellVerdicts =>
  fromNames(SPELLS, (spell) => judge(recipe, spell))

function judge({ texture, triggers, swaps }: Judged, spell: SpellName): SpellVerdict {
  if (!triggers || !texture) return { is: 'not known', open: [] }
  const firmest = spellOf(spell, null)?.upTo ?? 'soft'
  if (TEXTURES.indexOf(texture) > TEXTURES.indexOf(firmest))
    return { is: 'not', because: [`${texture} texture`] }
  const groups = texture === 'smooth' ? LEFT_OUT_SMOOTH : LEFT_OUT
  const minded = triggers.filter(({ group, amount }) => groups.includes(group) && amount !== 'trace')
  const lines = [...new Set(minded.map(({ line }) => line))]
  const used = lines.flatMap((line) => {
    const swap = swaps[line]?.find(isWithout)
    return swap ? { line, id: swap.id } : []
  })
  const stay = minded.filter(({ line }) => !used.some((swap) => swap.line === line))
  if (stay.length > 0) return { is: 'not', because: [...new Set(stay.map(({ term }) => term))] }
  return used.length > 0 ? { is: 'with changes', swaps: used } : { is: 'as written' }
}

const isWithout = ({ triggers }: LineSwap): boolean => {
  const { groups } = decodeLine(triggers)
  return LEFT_OUT.every((group) => groups[group] === undefined)
}
