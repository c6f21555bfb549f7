import { setTimeout as wait } from 'node:timers/promises'
import { MOST_CHARACTERS } from 'recipe-basics/recipe/recipe-length'
import { startSession } from '#server/auth/sessions.ts'
import { openDatabase } from '#server/data/database/database.ts'
import { migrate } from '#server/data/database/migrate.ts'
import { hostileRecipe, LAYOUTS, toSentForm } from '#test/hostile-recipes.ts'
import { ensurePerson } from '#test/people.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { signIn } from '#test/sign-in.ts'
import { longestBlock, LOOP_LOGGED } from '../bench/event-loop-log.ts'
import { startReady } from '../bench/ready-site.ts'
import { ms, toTable } from '../bench/table.ts'
import { openImportScreen } from './admin.ts'
import { above, type Checked, type Options } from './check.ts'

const MOST_MS = 50
/** With what its texts end with, within what a recipe may hold. */
const SIZE = MOST_CHARACTERS * 0.95
const SHAPES = [
  ['chop the x, ', 'long steps'],
  ['finely chopped onion, ', 'lines and steps'],
  ['drain the pasta, reserving 1 cup of the water. ', 'lines and steps'],
] as const
const MOST_SERVINGS = 99

type Recipe = ReturnType<typeof hostileRecipe>

/** How long the loop of a site stands while recipes at their limits are saved, imported, reviewed and shown. */
export async function checkLongRecipes({ isQuick }: Options): Promise<Checked> {
  const DATABASE_URL = `file:${newDatabaseFile()}`
  const db = openDatabase(DATABASE_URL)
  await migrate(db)
  const site = await startReady({ DATABASE_URL, SAMPLE_CONTENT: 'off', ...LOOP_LOGGED })
  const headers = await signIn(db, site.address)
  const { accessToken } = await startSession(
    db,
    await ensurePerson(db, 'admin', new Date()),
    'Check',
    new Date(),
  )
  const screen = await openImportScreen(db, site.address)
  const rows: string[][] = []
  const broken: string[] = []
  const servings = Array.from({ length: isQuick ? 9 : MOST_SERVINGS }, (_, at) => at + 1)

  // What the first recipe loads counts for none.
  const few = hostileRecipe('1 onion, ', LAYOUTS['lines and steps'], 1_000, 'few')
  for (const work of worksOn(few, 'few')) await work.run()
  const idle = await stoodDuring(async () => wait(2_000))
  rows.push(['nothing, for 2 s', ms(idle), ms(2_000)])
  for (const [unit, layout] of SHAPES) {
    const salt = layout.replaceAll(' ', '')
    const recipe = hostileRecipe(unit, LAYOUTS[layout], SIZE, salt)
    for (const { name, run } of worksOn(recipe, salt)) {
      const begun = performance.now()
      const stood = await stoodDuring(run)
      const what = `${JSON.stringify(unit)} in ${layout}: ${name}`
      rows.push([what, ms(stood), ms(performance.now() - begun)])
      broken.push(...above(what, stood, MOST_MS, 'ms'))
    }
  }
  await site.stop()
  await db.destroy()
  return { table: toTable(['a recipe of 57,000 characters', 'the loop stood', 'took'], rows), broken }

  function worksOn(recipe: Recipe, salt: string) {
    const { ingredients, instructions, ...rest } = recipe
    const body = { ...rest, recipe_ingredients: ingredients, recipe_instructions: instructions }
    const published = {
      ...{ '@type': 'Recipe', name: `${recipe.name} imported`, recipeYield: '4' },
      recipeIngredient: ingredients.map(({ ingredient_text }) => ingredient_text),
      recipeInstructions: instructions.map(({ step_text }) => ({ '@type': 'HowToStep', text: step_text })),
    }
    let review = ''
    return [
      {
        name: 'saved by its form',
        run: async () =>
          ask('/admin/recipes/new', 302, { method: 'POST', headers, body: toForm(toSentForm(recipe)) }),
      },
      {
        name: 'refused by its form',
        run: async () =>
          ask('/admin/recipes/new', 422, {
            method: 'POST',
            headers,
            body: toForm({ ...toSentForm(recipe), name: '' }),
          }),
      },
      {
        name: 'saved by the API',
        run: async () =>
          ask('/api/recipes', 201, {
            method: 'POST',
            headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
            body: JSON.stringify({ ...body, name: `${recipe.name} sent` }),
          }),
      },
      {
        name: 'imported',
        run: async () => {
          review = await screen.upload({ name: 'a.json', content: JSON.stringify(published) })
          await screen.untilReady(review)
        },
      },
      { name: 'its review', run: async () => ask(`/admin/import?import=${review}`, 200, { headers }) },
      ...['first', 'other'].map((which) => ({
        name: which === 'first' ? 'its page' : `its page for ${servings.length} servings`,
        run: async () => {
          for (const count of which === 'first' ? [1] : servings)
            await ask(`/recipes/soup-${salt}?servings=${count}`, 200)
        },
      })),
    ]
  }

  async function ask(path: string, status: number, init: RequestInit = {}) {
    const answer = await fetch(site.address + path, { ...init, redirect: 'manual' })
    await answer.arrayBuffer()
    if (answer.status !== status) throw new Error(`${path} was answered with ${answer.status}`)
  }

  /** The longest stand of the site’s loop, in milliseconds of the processor. */
  async function stoodDuring(work: () => Promise<unknown>): Promise<number> {
    const from = site.logged()
    await work()
    // The iteration of the last answer is logged in a later one.
    await wait(50)
    return longestBlock(site.said(from))
  }
}

function toForm(fields: Record<string, string | string[]>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, one]),
    ),
  )
}
