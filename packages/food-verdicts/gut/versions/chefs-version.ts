import { digestOf } from 'recipe-basics/text/digest'
import type { SpellName } from '../profile/spells.ts'
import { oneLineOf, placeStored, readVersions, type StoredLine } from './stored-versions.ts'

/** A line of a version. `was` is the line as written, where it is another. */
export type VersionLine = { section: string | null } & (
  | { kind: 'kept'; text: string }
  | { kind: 'changed'; text: string; was: string }
  | { kind: 'left out'; was: string }
  | { kind: 'added'; text: string }
)

/** A dish as the chef cooks it in a spell: all of it in her words, or as written. */
export type ChefsVersion = {
  spell: SpellName
  lines: VersionLine[]
  /** Her sentences after steps, which are never changed themselves. `step` counts from 0. */
  notes: { step: number; text: string }[]
  /** When she confirmed the version as it is (ISO instant, or its day); null where she has not, or where it has changed since. */
  confirmed: string | null
}

/** A recipe with its versions, as they are stored (stored-versions.ts). */
export type RecipeWithVersions = {
  ingredients: readonly { ingredient_text: string; section: string | null }[]
  instructions: readonly { step_text: string }[]
  softer?: string | null
}

/** The chef’s version of a dish for a spell, confirmed or not, for the servings as written. Where she wrote nothing, it is the recipe. */
export function makeVersion(recipe: RecipeWithVersions, spell: SpellName): ChefsVersion {
  const { ingredients, instructions } = recipe
  const stored = readVersions(recipe.softer)[spell]
  const texts = ingredients.map(({ ingredient_text }) => ingredient_text)
  const steps = instructions.map(({ step_text }) => step_text)
  const ofLines = placeStored(stored.lines, texts).byPlace
  const lines: VersionLine[] = [
    ...ingredients.map(({ ingredient_text, section }, at) => ({
      section,
      ...lineOf(ingredient_text, ofLines[at]),
    })),
    ...stored.added.map(({ text }) => ({
      section: ingredients.at(-1)?.section ?? null,
      kind: 'added' as const,
      text,
    })),
  ]
  const notes = placeStored(stored.notes, steps).byPlace.flatMap((note, step) =>
    note ? { step, text: note.text } : [],
  )
  const isAsRead = stored.confirmed?.read === digestVersion({ lines, notes }, steps)
  return { spell, lines, notes, confirmed: isAsRead ? (stored.confirmed?.at ?? null) : null }
}

function lineOf(was: string, stored: StoredLine | undefined) {
  if (!stored || stored.text === oneLineOf(was)) return { kind: 'kept' as const, text: was }
  if (stored.text === null) return { kind: 'left out' as const, was }
  return { kind: 'changed' as const, text: stored.text, was }
}

/** A short name for all that a version says with the steps beside it: with another line, step or sentence it is another. */
export const digestVersion = (
  { lines, notes }: Pick<ChefsVersion, 'lines' | 'notes'>,
  steps: readonly string[],
): string => digestOf(JSON.stringify([lines, notes, steps]))

/** The digest of a recipe as written: a tick of the chef is for the recipe that she saw, while she still writes her version. */
export const digestRecipe = ({ ingredients, instructions }: RecipeWithVersions): string =>
  digestOf(
    JSON.stringify([
      ingredients.map(({ ingredient_text, section }) => [ingredient_text, section]),
      instructions.map(({ step_text }) => step_text),
    ]),
  )
