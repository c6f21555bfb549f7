import type { Corrections } from 'recipe-reading/food/corrections'
import { readLowEnergy, type LowEnergyFields } from '../low-energy/read-low-energy.ts'
import { settleLowEnergy } from '../low-energy/said.ts'
import { type NutritionFields, showNutrition } from 'recipe-reading/nutrition/shown-nutrition'
import { encodeFingerprint } from './fingerprint.ts'
import type { Texture } from 'recipe-basics/recipe/choices'
import { fromNames } from 'recipe-basics/fields/field'
import { dishKindOf, isMeal } from 'recipe-reading/reading/dish-kind'
import { readLineFigures } from 'recipe-reading/kitchen/read-recipe'
import type { NamingFields } from 'recipe-reading/reading/named-outside'
import { SPELLS } from './profile/spells.ts'
import { judgeSpells } from './spells/judge-spells.ts'
import type { SpellVerdicts, VerdictName } from './spells/spell-verdict.ts'
import type { FittedFields } from './swaps/fit-swaps.ts'
import { type LineSwap, listSwaps } from './swaps/list-swaps.ts'
import { isAsWritten, readVersions, type StoredVersion } from './versions/stored-versions.ts'
import { type ReadTexture, readTexture } from './texture/read-texture.ts'
import { readTriggers, sumUpTriggers, type TriggerFields, type TriggerHit } from './triggers/read-triggers.ts'

/** Raise this when other fingerprints would be made: those of stored recipes are then made anew. */
export const GUT_RULES = 25

/** What the chef confirmed for the gut; null where software's reading stands. */
type GutSaid = { texture: Texture | null; low_energy: string | null; softer: string | null }

/** The fingerprint of a recipe as it is stored; empty where too many words of its list are not known. */
export function fingerprintOf(
  fields: NamingFields & TriggerFields & NutritionFields & LowEnergyFields & GutSaid,
  corrections?: Corrections,
): string {
  const hits = readTriggers(fields, corrections)
  if (!hits) return ''
  const { nutrition } = showNutrition(fields, corrections)
  const { texture, verdicts } = readSpells(fields, hits, corrections)
  const versions = readVersions(fields.softer)
  return encodeFingerprint({
    groups: sumUpTriggers(hits),
    texture: fields.texture ?? texture.texture,
    spells: fromNames(SPELLS, (spell) => verdictOf(versions[spell], verdicts[spell].is)),
    isMeal: isMeal(dishKindOf(fields.name)),
    isConfirmed: fields.texture !== null,
    fibre: nutrition?.fiber_content_g ?? null,
    lowEnergy: settleLowEnergy(readLowEnergy(fields).facts, fields.low_energy),
  })
}

/** What software says of a recipe for each spell, and what it goes by; swaps also without the chef’s word on them (null). `hits` are the groups of its lines; null where they are not read. */
export function readSpells(
  fields: NamingFields & FittedFields & { texture: Texture | null; softer?: string | null },
  hits: readonly TriggerHit[] | null,
  corrections?: Corrections,
): {
  texture: ReadTexture
  verdicts: SpellVerdicts
  findSwaps: (softer?: string | null) => Record<number, LineSwap[]>
} {
  const texture = hits
    ? readTexture({ ...fields, triggers: hits })
    : { texture: null, words: [], takenOut: [] }
  const findSwaps = (softer = fields.softer) =>
    listSwaps({ ...fields, softer }, hits ?? [], {
      figures: fields.ingredients.map(({ ingredient_text }) => readLineFigures(ingredient_text, corrections)),
      corrections,
    })
  const dish = { recipe: fields, hits, texture, confirmed: fields.texture, corrections, findSwaps }
  return { texture, verdicts: judgeSpells(dish), findSwaps }
}

/** What the chef says of a spell stands before the verdict of software. */
function verdictOf({ none, confirmed, ...version }: StoredVersion, verdict: VerdictName): VerdictName {
  if (none) return 'not'
  if (!confirmed) return verdict
  return isAsWritten(version) ? 'as written' : 'with changes'
}
