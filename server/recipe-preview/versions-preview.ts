import { SPELLS, type SpellName } from 'food-verdicts/gut/profile/spells'
import { digestRecipe, makeVersion, type RecipeWithVersions } from 'food-verdicts/gut/versions/chefs-version'
import type { SpellVerdict, SpellVerdicts } from 'food-verdicts/gut/spells/spell-verdict'
import type { LineSwap } from 'food-verdicts/gut/swaps/list-swaps'
import {
  isUntouched,
  keyOf,
  keysOf,
  placeStored,
  readKey,
  readVersions,
  type StoredLine,
  type StoredNote,
} from 'food-verdicts/gut/versions/stored-versions'

/** The chef’s version of a recipe for a spell, as the recipe form shows it. */
export type VersionPreview = {
  spell: SpellName
  /** Software’s verdict of the recipe as written. */
  verdict: SpellVerdict
  /** What software proposes, and how. A version that she has not touched begins with it, and is hers once she changes or confirms it. */
  proposal: (StoredLine & { note: string })[]
  isUntouched: boolean
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

/** What software says of a recipe for the spells, and the swaps of its lines. */
type Said = { verdicts: SpellVerdicts; swaps: Readonly<Record<number, readonly LineSwap[]>> }

/** The chef’s versions of a recipe as it is typed or stored; none without lines. One that she has not touched begins with software’s proposal. */
export function previewVersions(recipe: RecipeWithVersions, { verdicts, swaps }: Said): VersionPreview[] {
  if (recipe.ingredients.length === 0) return []
  const texts = recipe.ingredients.map(({ ingredient_text }) => ingredient_text)
  const steps = recipe.instructions.map(({ step_text }) => step_text)
  const [lineKeys, stepKeys] = [keysOf(texts), keysOf(steps)]
  const stored = readVersions(recipe.softer)
  const seen = digestRecipe(recipe)
  return SPELLS.map((spell) => {
    const { lines, notes, none } = stored[spell]
    const verdict = verdicts[spell]
    const changes = verdict.is === 'with changes' ? verdict.swaps : []
    const proposal = changes.flatMap(({ line, id }) => {
      const swap = swaps[line]?.find((one) => one.id === id)
      const named = readKey(lineKeys[line] ?? '')
      return swap && named ? { ...named, text: swap.text, note: swap.note } : []
    })
    const isFresh = isUntouched(stored[spell])
    const version = makeVersion(recipe, spell)
    const placed = placeStored(notes, steps)
    return {
      spell,
      verdict,
      proposal,
      isUntouched: isFresh,
      lines: texts.map((was, at) => {
        const [line, key] = [version.lines[at], lineKeys[at] ?? '']
        const proposed = isFresh ? proposal.find((one) => keyOf(one) === key) : undefined
        if (proposed) return { key, was, now: proposed.text }
        return { key, was, now: line?.kind === 'left out' ? null : (line?.text ?? was) }
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
