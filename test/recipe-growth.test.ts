import { expect, test } from 'vitest'
import { createAdminApi } from './api-people.ts'
import { createTestDatabase } from './database.ts'
import { hostileRecipe, HOSTILE_UNITS, LAYOUTS, toSentForm } from './hostile-recipes.ts'
import { shortOrLong } from './short-or-long.ts'
import { createTestSite } from './site.ts'

/** Twice as much is within what a recipe may hold. */
const SIZE = 27_000
const MOST_GROWTH = 2.5
/** The quickest of some counts: the others met a collection of garbage. */
const LEAST_ROUNDS = 2
const MOST_ROUNDS = 12
/** Below, what does not grow with the text decides. */
const LEAST_MS = 20
const TIMEOUT_MS = 600_000

const UNITS = shortOrLong(HOSTILE_UNITS.slice(0, 3), HOSTILE_UNITS.slice(0, 20))
const { 'long steps': longSteps, 'lines and steps': linesAndSteps } = LAYOUTS
const IN = shortOrLong<Partial<typeof LAYOUTS>>(
  { 'long steps': longSteps, 'lines and steps': linesAndSteps },
  LAYOUTS,
)
const SHAPES = UNITS.flatMap((unit) => Object.entries(IN).map(([name, layout]) => ({ unit, name, layout })))

test(
  'twice the text of a recipe takes less than 2.5 times the work to save by its form, and to show',
  async () => {
    const site = await createTestSite()
    const admin = await site.as('admin')
    for (const { unit, name, layout } of SHAPES) {
      const recipeOf = (size: number) => hostileRecipe(unit, layout, size, newSalt())
      const save = async (size: number) => {
        const form = toSentForm(recipeOf(size))
        return async () => expect((await admin.post('/admin/recipes/new', form)).status).toBe(302)
      }
      await expectLinear([unit, name, 'form'], save)
      await expectLinear([unit, name, 'page'], async (size) => {
        const recipe = recipeOf(size)
        await admin.post('/admin/recipes/new', toSentForm(recipe))
        const path = `/recipes/${recipe.name.toLowerCase().replace(' ', '-')}?servings=9`
        return async () => expect((await site.get(path)).status).toBe(200)
      })
    }
  },
  TIMEOUT_MS,
)

test(
  'twice the text of a recipe takes less than 2.5 times the work to save by the API',
  async () => {
    const { post } = await createAdminApi(await createTestDatabase())
    for (const { unit, name, layout } of SHAPES)
      await expectLinear([unit, name, 'API'], async (size) => {
        const { ingredients, instructions, ...rest } = hostileRecipe(unit, layout, size, newSalt())
        const body = { ...rest, recipe_ingredients: ingredients, recipe_instructions: instructions }
        return async () => expect((await post('/api/recipes', body)).status).toBe(201)
      })
  },
  TIMEOUT_MS,
)

let salts = 0
const newSalt = () => `k${(++salts).toString(36)}`

/** `prepare` makes the work on a new recipe of a size. Only the time counts in which this thread computes, and not others on the machine. */
async function expectLinear(what: string[], prepare: (size: number) => Promise<() => Promise<void>>) {
  let [once, twice] = [Infinity, Infinity]
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    once = Math.min(once, await msOf(await prepare(SIZE)))
    twice = Math.min(twice, await msOf(await prepare(2 * SIZE)))
    if (round >= LEAST_ROUNDS && twice < MOST_GROWTH * Math.max(once, LEAST_MS)) return
  }
  expect([...what, `${Math.round(once)} ms`, `${Math.round(twice)} ms for twice the text`]).toEqual(what)
}

async function msOf(work: () => Promise<void>): Promise<number> {
  const begun = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(begun)
  return (user + system) / 1_000
}
