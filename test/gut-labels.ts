import { readRecipe as readWords } from 'recipe-reading/reading/recipe-reading'
import { readFileSync } from 'node:fs'
import { TEXTURES, type Texture } from 'recipe-basics/recipe/choices'
import { readTexture } from 'food-verdicts/gut/texture/read-texture'
import { readTriggers, sumUpTriggers, type TriggerHit } from 'food-verdicts/gut/triggers/read-triggers'
import {
  TRIGGER_AMOUNTS,
  TRIGGER_GROUPS,
  type TriggerAmount,
  type TriggerGroup,
} from 'food-verdicts/gut/triggers/trigger-groups'
import { readRealRecipes, type RealRecipe } from './real-recipes.ts'

/** What a hand said of a real recipe: its texture, and by line (from 0) the groups with what a portion holds of each. */
type Row = {
  file: string
  texture: Texture
  /** "lactose main, acidic trace" */
  lines: Record<string, string>
  /** What was mended of it later, by "line group" or "texture": what holds now ("none" for nothing), and why. */
  mended?: Record<string, [now: string, why: string]>
}

type LineLabels = ReadonlyMap<number, ReadonlyMap<TriggerGroup, TriggerAmount>>

/** A recipe with its labels, and what the program reads of it. */
export type LabelledRecipe = {
  recipe: RealRecipe
  texture: Texture
  labels: LineLabels
  /** Undefined where the list is not read. */
  hits: TriggerHit[] | undefined
  read: { texture: Texture | null; words: string[] }
}

/** How many are rightly named, named without being there, and there without being named. */
export type Counts = { right: number; wrong: number; missed: number }

/** The recipes that the program was mended with, and those that it has not seen. */
const FIXTURES = {
  kept: new URL('../packages/food-verdicts/gut/labelled-recipes.fixture.jsonl', import.meta.url),
  heldOut: new URL('../packages/food-verdicts/gut/held-out-recipes.fixture.jsonl', import.meta.url),
}
export type Sample = keyof typeof FIXTURES

/** The recipes of a sample, each with what the program reads of it. `asFirst`: labels before any was mended. */
export function readLabelled({
  asFirst = false,
  sample = 'kept',
}: { asFirst?: boolean; sample?: Sample } = {}): LabelledRecipe[] {
  const recipes = new Map(readRealRecipes().map((recipe) => [recipe.file, recipe]))
  return readRows(sample).map((row) => {
    const recipe = recipes.get(row.file)
    if (!recipe) throw new Error(`No recipe ${row.file}`)
    return { ...labelsOf(row, asFirst), ...readRecipe(recipe) }
  })
}

/** The rows of a sample as they stand. */
export const readRows = (sample: Sample = 'kept'): Row[] =>
  readFileSync(FIXTURES[sample], 'utf8')
    .trim()
    .split('\n')
    .map((line): Row => JSON.parse(line))

function labelsOf({ texture, lines, mended = {} }: Row, asFirst: boolean) {
  const labels = new Map(
    Object.entries(lines).map(([line, text]) => [Number(line), new Map(text.split(', ').map(toLabel))]),
  )
  if (asFirst) return { texture, labels }
  for (const [place, [now]] of Object.entries(mended)) {
    const [line = '', group = ''] = place.split(' ')
    if (line === 'texture') texture = nameOf(TEXTURES, now)
    else setLabel(labels, Number(line), nameOf(TRIGGER_GROUPS, group), now)
  }
  return { texture, labels }
}

function setLabel(
  labels: Map<number, Map<TriggerGroup, TriggerAmount>>,
  line: number,
  group: TriggerGroup,
  now: string,
) {
  const groups = labels.get(line) ?? new Map<TriggerGroup, TriggerAmount>()
  if (now === 'none') groups.delete(group)
  else groups.set(group, nameOf(TRIGGER_AMOUNTS, now))
  labels.set(line, groups)
}

function toLabel(text: string): [TriggerGroup, TriggerAmount] {
  const [group = '', amount = ''] = text.split(' ')
  return [nameOf(TRIGGER_GROUPS, group), nameOf(TRIGGER_AMOUNTS, amount)]
}

function nameOf<Name extends string>(names: readonly Name[], text: string): Name {
  const name = names.find((one) => one === text)
  if (!name) throw new Error(`No ${names.join(' or ')}: ${text}`)
  return name
}

function readRecipe(recipe: RealRecipe) {
  const { name, lines, sections, steps, servings } = recipe
  const instructions = steps.map((step_text) => ({ step_text }))
  const ingredients = lines.map((ingredient_text, at) => ({ ingredient_text, section: sections[at] ?? null }))
  const reading = readWords({ name, ingredients, instructions, servings })
  return { recipe, hits: readTriggers(reading), read: readTexture(reading) }
}

/** What a recipe holds of a group by its labels: the most of its lines. */
const heldOf = (labels: LineLabels, group: TriggerGroup): TriggerAmount | undefined =>
  TRIGGER_AMOUNTS.findLast((amount) => [...labels.values()].some((line) => line.get(group) === amount))

/** A line, or a recipe, on which the program and the labels differ. */
export type Differing = {
  group: TriggerGroup
  recipe: RealRecipe
  line: number | null
  is: 'wrong' | 'missed'
  word: string
}

/**
 * Whether each group is named at the lines that hold it. What a hand called a trace counts neither way: naming it is right, and so is
 * silence.
 */
export function compareLines(labelled: readonly LabelledRecipe[]) {
  return compare(labelled, ({ recipe, labels, hits = [] }, group) =>
    recipe.lines.map((_, line) => {
      const label = labels.get(line)?.get(group)
      const hit = hits.find((one) => one.line === line && one.group === group)
      const isNamed = hit !== undefined
      return {
        line,
        word: hit?.term ?? '',
        isHeld: label === 'trace' ? isNamed : label !== undefined,
        isNamed,
        isCounted: label !== 'trace',
      }
    }),
  )
}

/** Whether each recipe is said to hold more than a trace of each group where it does. */
export function compareRecipes(labelled: readonly LabelledRecipe[]) {
  return compare(labelled, ({ labels, hits = [] }, group) => {
    const held = heldOf(labels, group)
    const read = sumUpTriggers(hits)[group]
    return [
      {
        line: null,
        word: hits
          .filter((hit) => hit.group === group)
          .map(({ term }) => term)
          .join(', '),
        isHeld: held === 'some' || held === 'main',
        isNamed: read === 'some' || read === 'main',
        isCounted: true,
      },
    ]
  })
}

type Unit = { line: number | null; word: string; isHeld: boolean; isNamed: boolean; isCounted: boolean }

function compare(
  labelled: readonly LabelledRecipe[],
  unitsOf: (one: LabelledRecipe, group: TriggerGroup) => Unit[],
): { counts: Map<TriggerGroup, Counts>; differing: Differing[] } {
  const counts = new Map(TRIGGER_GROUPS.map((group) => [group, { right: 0, wrong: 0, missed: 0 }]))
  const differing: Differing[] = []
  for (const one of labelled)
    for (const group of TRIGGER_GROUPS) {
      const count = counts.get(group)
      for (const { line, word, isHeld, isNamed, isCounted } of unitsOf(one, group)) {
        if (!count || !isCounted || !(isHeld || isNamed)) continue
        if (isHeld && isNamed) count.right++
        else {
          const is = isNamed ? 'wrong' : 'missed'
          count[is]++
          differing.push({ group, recipe: one.recipe, line, is, word })
        }
      }
    }
  return { counts, differing }
}

/** All groups together. */
export function sumOf(counts: Iterable<Counts>): Counts {
  const all = { right: 0, wrong: 0, missed: 0 }
  for (const { right, wrong, missed } of counts) {
    all.right += right
    all.wrong += wrong
    all.missed += missed
  }
  return all
}

/** The part of what is named that is there; 1 where nothing is named. */
export const precisionOf = ({ right, wrong }: Counts) => (right + wrong === 0 ? 1 : right / (right + wrong))
/** The part of what is there that is named; 1 where nothing is there. */
export const recallOf = ({ right, missed }: Counts) => (right + missed === 0 ? 1 : right / (right + missed))

/** How many dishes of each labelled texture are read as each, or not read. */
export function confuseTextures(labelled: readonly LabelledRecipe[]) {
  return TEXTURES.map((texture) => {
    const of = labelled.filter((one) => one.texture === texture)
    return {
      texture,
      read: [...TEXTURES, null].map((read) => of.filter((one) => one.read.texture === read).length),
    }
  })
}

/** By how many stages a dish is read softer than it is labelled; less than 0 where firmer, 0 where it is not read. */
export const softerBy = ({ texture, read }: LabelledRecipe): number =>
  read.texture === null ? 0 : TEXTURES.indexOf(texture) - TEXTURES.indexOf(read.texture)
