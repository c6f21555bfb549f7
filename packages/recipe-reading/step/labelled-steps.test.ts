import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { shared, testAgainstShared } from '../../../test/shared.ts'
import { readIngredient } from '../ingredient/read-ingredient.ts'
import { importRecipes } from '../../../test/import-recipes.ts'
import { readSteps } from './read-steps.ts'
import type { StepMark } from './step-mark.ts'

/** A number of a step, labelled by hand. Only amounts follow the servings, and only timers get a timer. */
type Label = { start: number; end: number; kind: string; lines?: number[]; seconds?: [number, number] }
type LabelledStep = { file: string; step: number; length: number; labels: Label[] }
type Judged = { isRight: boolean; said: unknown }

/** These two say the same of an amount: it is not one of the list. */
const LEFT_ALONE = new Set(['unlisted', 'mixture', 'each', 'fraction', 'count', 'vague'])
const NEVER_CHANGED = new Set(['temperature', 'size', 'timer', 'time'])
const ENOUGH = 0.97

const recipes = new Map<string, { texts: string[]; marks: StepMark[][] }>()

for (const sample of ['labelled', 'second', 'third']) {
  testAgainstShared(`amounts of the ${sample} steps are linked to their lines, or left alone`, () => {
    const judged = listLabels(sample).flatMap(({ label, marks }) => {
      if (label.kind !== 'amount' && !LEFT_ALONE.has(label.kind)) return []
      const amount = marks.find(({ kind }) => kind === 'amount')
      const isLinked = amount?.kind === 'amount' && amount.lines.some((line) => label.lines?.includes(line))
      return { isRight: label.kind === 'amount' ? isLinked : !amount, said: [label, marks] }
    })
    expectMost(judged)
  })

  testAgainstShared(`timers of the ${sample} steps are right`, () => {
    const judged = listLabels(sample).flatMap(({ label, marks }) => {
      const timer = marks.find(({ kind }) => kind === 'timer')
      if (label.kind !== 'timer') return timer ? { isRight: false, said: [label, timer] } : []
      const seconds = timer?.kind === 'timer' && [timer.seconds.least, timer.seconds.most]
      return { isRight: String(seconds) === String(label.seconds), said: [label, marks] }
    })
    expectMost(judged)
  })

  testAgainstShared(`no time, temperature or size of the ${sample} steps follows the servings`, () => {
    const changed = listLabels(sample).filter(
      ({ label, marks }) => NEVER_CHANGED.has(label.kind) && marks.some(({ kind }) => kind === 'amount'),
    )
    expect(changed).toEqual([])
  })

  testAgainstShared(`nothing else in the ${sample} steps is an amount or a timer`, () => {
    for (const { file, step, labels } of readSample(sample)) {
      const { texts, marks } = readRecipe(file)
      const found = marks[step]?.filter(({ kind }) => kind === 'amount' || kind === 'timer') ?? []
      const extra = found.filter((mark) => !labels.some((label) => overlaps(mark, label)))
      expect([texts[step], extra]).toEqual([texts[step], []])
    }
  })
}

function expectMost(judged: Judged[]) {
  const wrong = judged.filter(({ isRight }) => !isRight).map(({ said }) => said)
  expect(judged.length).toBeGreaterThan(10)
  expect({ isEnough: wrong.length <= judged.length * (1 - ENOUGH), wrong }).toMatchObject({ isEnough: true })
}

/** Each label of a sample, with what is read in its place. */
function listLabels(sample: string): { label: Label; marks: StepMark[] }[] {
  return readSample(sample).flatMap(({ file, step, length, labels }) => {
    const { texts, marks } = readRecipe(file)
    // The importer has changed when this fails: label the step anew.
    expect([file, step, texts[step]?.length]).toEqual([file, step, length])
    return labels.map((label) => ({
      label,
      marks: marks[step]?.filter((mark) => overlaps(mark, label)) ?? [],
    }))
  })
}

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  a.start < b.end && b.start < a.end

function readSample(name: string): LabelledStep[] {
  const rows = readFileSync(new URL(`${name}-steps.fixture.jsonl`, import.meta.url), 'utf8')
  return rows
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row))
}

function readRecipe(file: string) {
  const known = recipes.get(file)
  if (known) return known
  const text = readFileSync(new URL(`data/recipes/jsonld/${file}`, shared), 'utf8')
  const fields = importRecipes(text).recipes[0]?.fields
  const texts = fields?.instructions.map(({ step_text }) => step_text) ?? []
  const list = fields?.ingredients.map(({ ingredient_text }) => readIngredient(ingredient_text)) ?? []
  const recipe = { texts, marks: readSteps(texts, list) }
  recipes.set(file, recipe)
  return recipe
}
