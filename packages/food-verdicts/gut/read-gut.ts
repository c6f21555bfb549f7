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
import type { VerdictName } from './spells/spell-verdict.ts'
import { listSwaps } from './swaps/list-swaps.ts'
import { readVersions, type StoredVersion } from './versions/stored-versions.ts'
import { readTexture } from './texture/read-texture.ts'
import { readTriggers, sumUpTriggers, type TriggerFields } from './triggers/read-triggers.ts'

/** Raise this when other fingerprints would be made: those of stored recipes are then made anew. */
export const GUT_RULES = 24

/** What the chef confirmed for the gut; null where software's reading stands. */
type GutSaid = { texture: Texture | null; low_energy: string | null; softer: string | null }

/** The fingerprint of a recipe as it is stored; empty where too many words of its list are not known. */
export function fingerprintOf(
  fields: NamingFields & TriggerFields & NutritionFields & LowEnergyFields & GutSaid,
  corrections?: Corrections,
): string {
  const triggers = readTriggers(fields, corrections)
  if (!triggers) return ''
  const { nutrition } = showNutrition(fields, corrections)
  const texture = readTexture({ ...fields, triggers })
  const verdicts = judgeSpells({
    ...{ recipe: fields, hits: triggers, texture, confirmed: fields.texture, corrections },
    findSwaps: () =>
      listSwaps(fields, triggers, {
        figures: fields.ingredients.map(({ ingredient_text }) =>
          readLineFigures(ingredient_text, corrections),
        ),
        corrections,
      }),
  })
  const versions = readVersions(fields.softer)
  return encodeFingerprint({
    groups: sumUpTriggers(triggers),
    texture: fields.texture ?? texture.texture,
    spells: fromNames(SPELLS, (spell) => verdictOf(versions[spell], verdicts[spell].is)),
    isMeal: isMeal(dishKindOf(fields.name)),
    isConfirmed: fields.texture !== null,
    fibre: nutrition?.fiber_content_g ?? null,
    lowEnergy: settleLowEnergy(readLowEnergy(fields).facts, fields.low_energy),
  })
}

/** What the chef says of a spell stands before the verdict of software. */
function verdictOf({ none, confirmed }: StoredVersion, verdict: VerdictName): VerdictName {
  if (none) return 'not'
  return confirmed ? 'with changes' : verdict
}
