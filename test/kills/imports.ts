import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#server/data/database/database.ts'
import { findImport, listImports } from '#server/data/imports/files.ts'
import { countItems } from '#server/data/imports/items.ts'
import { listUnfinished } from '#server/data/imports/work.ts'
import { pageText } from '../page-text.ts'
import { aForm, aPublishedRecipe } from '../uploads.ts'
import { type Activity, type Ask, expectStatus, readShown } from './activity.ts'

const PATH = '/admin/import'
/** More than a batch of saving. */
const RECIPES = 20
const LOOK_MS = 5
/** A busy machine needs a while for what a kill has left. */
const MOST_MS = 60_000

type Stage = 'uploading' | 'uploaded' | 'saving' | 'asked to save'

/** Uploads files of recipes and saves all of each. */
export function importAgainAndAgain(db: Database, user_id: string): Activity {
  let number = 0
  let word = ''
  let stage: Stage = 'asked to save'
  /** Recipes of the files before the last one. */
  let settled = 0

  const find = async () =>
    (await listImports(db, user_id, 'recipes')).find(({ file_names }) => file_names.includes(`${word}.json`))

  async function untilReady(id: string) {
    while ((await findImport(db, id))?.status !== 'ready') await wait(LOOK_MS)
  }

  /** Recipes of the last file that are stored, by how many of their parts are. */
  async function listStored() {
    return db
      .selectFrom('recipes')
      .select((eb) => [
        eb
          .selectFrom('recipe_ingredients')
          .whereRef('recipe_id', '=', 'recipes.id')
          .select((eb) => eb.fn.countAll().as('count'))
          .as('lines'),
        eb
          .selectFrom('recipe_instructions')
          .whereRef('recipe_id', '=', 'recipes.id')
          .select((eb) => eb.fn.countAll().as('count'))
          .as('steps'),
        eb
          .selectFrom('recipe_sources')
          .whereRef('recipe_id', '=', 'recipes.id')
          .select((eb) => eb.fn.countAll().as('count'))
          .as('sources'),
      ])
      .where('name', 'like', `${word} %`)
      .execute()
  }

  const countStored = async (pattern: string) =>
    (await db.selectFrom('recipes').select('id').where('name', 'like', pattern).execute()).length

  async function run(ask: Ask): Promise<never> {
    for (;;) {
      settled = await countStored('Brew%')
      word = `Brew${String(++number).padStart(5, '0')}`
      const names = Array.from({ length: RECIPES }, (_, place) => `${word} ${place}`)
      const content = JSON.stringify(names.map((name) => aPublishedRecipe({ name })))
      stage = 'uploading'
      await expectStatus(ask(PATH, { method: 'POST', body: aForm({ name: `${word}.json`, content }) }), 302)
      stage = 'uploaded'
      const id = (await find())?.id ?? ''
      await untilReady(id)
      stage = 'saving'
      const body = new URLSearchParams({ import: id, intent: 'save-all', duplicates: 'new' })
      await expectStatus(ask(PATH, { method: 'POST', body }), 302)
      stage = 'asked to save'
      await untilReady(id)
      const { saved } = await countItems(db, id)
      if (saved !== RECIPES) throw new Error(`of ${word} ${saved} are saved`)
    }
  }

  async function lookAfterKill() {
    const found = word === '' ? undefined : await find()
    const stored = await listStored()
    const { saved } = found ? await countItems(db, found.id) : { saved: 0 }
    const halves = stored.filter(
      ({ lines, steps, sources }) => Number(lines) !== 2 || Number(steps) !== 1 || Number(sources) !== 1,
    )
    const isInRequest = stage === 'uploading' || stage === 'saving'
    return {
      wasCut: word !== '' && (isInRequest || found?.status !== 'ready'),
      halves: [
        ...halves.map((half) => `half a recipe of an import: ${JSON.stringify(half)}`),
        ...(found && stored.length !== saved
          ? [`${stored.length} recipes are stored, and ${saved} are marked as saved`]
          : []),
      ],
    }
  }

  async function findLosses(ask: Ask) {
    if (word === '') return []
    for (let begun = Date.now(); (await listUnfinished(db)).length > 0; await wait(LOOK_MS))
      if (Date.now() - begun > MOST_MS) return ['an import that was cut short is not gone on with']
    const found = await find()
    if (!found) return stage === 'uploading' ? [] : [`the import ${word} is lost (${stage})`]
    const { waiting, saved } = await countItems(db, found.id)
    const allowed = { uploading: [0], uploaded: [0], saving: [0, RECIPES], 'asked to save': [RECIPES] }
    const page = await readShown(ask, `/recipes?search=${word}`)
    return [
      ...(found.failed ? [`the import ${word} was given up`] : []),
      ...(waiting + saved === RECIPES && allowed[stage].includes(saved)
        ? []
        : [`of ${word} ${saved} are saved and ${waiting} wait (${stage})`]),
      ...((await countStored(`${word} %`)) === saved
        ? []
        : [`of ${word} another number is stored than ${saved}`]),
      ...((await countStored('Brew%')) === settled + saved ? [] : ['recipes of an earlier import are lost']),
      ...(pageText(page ?? '').includes(`${saved} recipes found`)
        ? []
        : [`the list does not show ${saved} of ${word}`]),
    ]
  }

  return { run, lookAfterKill, findLosses }
}
