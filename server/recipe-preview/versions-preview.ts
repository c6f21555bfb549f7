import { SPELLS, type SpellName } from 'food-verdicts/gut/profile/spells'
import { digestRecipe, makeVersion, type RecipeWithVersions } from 'food-verdicts/gut/versions/chefs-version'
import {
  keysOf,
  placeStored,
  readVersions,
  type StoredLine,
  type StoredNote,
} from 'food-verdicts/gut/versions/stored-versions'

/** The chef’s version of a recipe for a spell, as the recipe form shows it. */
export type VersionPreview = {
  spell: SpellName
  /** Each line of the list, and what it is in the version: null is left out. `key` is how the form knows it. */
  lines: { key: string; was: string; now: string | null }[]
  /** Each step, and the sentence of hers after it; empty for none. */
  steps: { key: string; was: string; note: string }[]
  /** Lines that the chef adds. */
  added: number
  /** What is stored of lines and steps that are not there any more. */
  gone: { lines: StoredLine[]; notes: StoredNote[] }
  /** Whether readers are told that there is no honest version. */
  isNone: boolean
  confirmed: string | null
  /** The digest of the recipe as written: “I have read this version” is said of it. */
  seen: string
}

/** The chef’s versions of a recipe as it is typed or stored; none without lines. */
export function previewVersions(recipe: RecipeWithVersions): VersionPreview[] {
  if (recipe.ingredients.length === 0) return []
  const texts = recipe.ingredients.map(({ ingredient_text }) => ingredient_text)
  const steps = recipe.instructions.map(({ step_text }) => step_text)
  const [lineKeys, stepKeys] = [keysOf(texts), keysOf(steps)]
  const stored = readVersions(recipe.softer)
  const seen = digestRecipe(recipe)
  return SPELLS.map((spell) => {
    const { lines, notes, none } = stored[spell]
    const version = makeVersion(recipe, spell)
    const placed = placeStored(notes, steps)
    return {
      spell,
      lines: texts.map((was, at) => {
        const line = version.lines[at]
        return { key: lineKeys[at] ?? '', was, now: line?.kind === 'left out' ? null : (line?.text ?? was) }
      }),
      steps: steps.map((was, at) => ({
        key: stepKeys[at] ?? '',
        was,
        note: placed.byPlace[at]?.text ?? '',
      })),
      added: version.lines.filter(({ kind }) => kind === 'added').length,
      gone: { lines: placeStored(lines, texts).gone, notes: placed.gone },
      isNone: none !== null,
      confirmed: version.confirmed,
      seen,
    }
  })
}
