import { type GivenTimes, readLowEnergy } from '../low-energy/read-low-energy.ts'
import { settleLowEnergy } from '../low-energy/said.ts'
import { showNutrition } from 'recipe-reading/nutrition/shown-nutrition'
import { encodeFingerprint } from './fingerprint.ts'
import type { NutritionChoice, Texture } from 'recipe-basics/recipe/choices'
import { fromNames } from 'recipe-basics/fields/field'
import { dishKindOf, isMeal } from 'recipe-reading/reading/dish-kind'
import type { RecipeReading } from 'recipe-reading/reading/recipe-reading'
import { SPELLS } from './profile/spells.ts'
import { sumUpHolds } from './spells/holds.ts'
import { judgeSpells } from './spells/judge-spells.ts'
import type { VerdictName } from './spells/spell-verdict.ts'
import { isAsWritten, readVersions, type StoredVersion } from './versions/stored-versions.ts'
import { readTexture } from './texture/read-texture.ts'
import { readTriggers, sumUpTriggers } from './triggers/read-triggers.ts'

/** Raise this when other fingerprints would be made: those of stored recipes are then made anew. */
export const GUT_RULES = 27

/** What the chef chose or confirmed; null where software's reading stands. */
type Said = GivenTimes & {
  texture: Texture | null
  low_energy: string | null
  softer: string | null
  nutrition_shown: NutritionChoice | null
}

/** The fingerprint of a recipe as it is stored; empty where too many words of its list are not known. */
export function fingerprintOf(reading: RecipeReading, said: Said): string {
  const triggers = readTriggers(reading)
  if (!triggers) return ''
  const { nutrition } = showNutrition(reading, said.nutrition_shown)
  const verdicts = judgeSpells(reading, said)
  const versions = readVersions(said.softer)
  return encodeFingerprint({
    groups: sumUpTriggers(triggers),
    texture: said.texture ?? readTexture(reading).texture,
    spells: fromNames(SPELLS, (spell) => verdictOf(versions[spell], verdicts[spell].is)),
    isMeal: isMeal(dishKindOf(reading)),
    isConfirmed: said.texture !== null,
    fibre: nutrition?.fiber_content_g ?? null,
    free: sumUpHolds(reading)?.free ?? [],
    lowEnergy: settleLowEnergy(readLowEnergy(reading, said).facts, said.low_energy),
  })
}

/** What the chef says of a spell stands before the verdict of software. */
function verdictOf({ none, confirmed, ...version }: StoredVersion, verdict: VerdictName): VerdictName {
  if (none) return 'not'
  if (!confirmed) return verdict
  return isAsWritten(version) ? 'as written' : 'with changes'
}
