import { Agent, get } from 'node:http'
import type { Database } from '#server/data/database.ts'
import { updateRecipe } from '#server/data/recipes/write.ts'
import { aRecipe } from '#test/fixtures.ts'
import { manyRecipesPath } from './many-recipes.ts'

export type Looked = { writes: number; seen: number }

/** The recipe that is written to. */
const PATH = manyRecipesPath(0)

let written = 0

/** Changes a recipe, asks for it at once at each address, over a new connection, and says whether the change is there. */
export async function writeAndLook(db: Database, addresses: string[]): Promise<Looked> {
  const { id } = await db
    .selectFrom('recipes')
    .select('id')
    .where('slug', '=', PATH.slice('/recipes/'.length))
    .executeTakeFirstOrThrow()
  const description = `Changed for the time number ${++written}.`
  await updateRecipe(
    db,
    id,
    { fields: aRecipe({ name: 'Carrot soup 0', description }), author_id: null },
    new Date(),
  )
  const texts = await Promise.all(addresses.map(async (address) => readAnew(address + PATH)))
  return { writes: texts.length, seen: texts.filter((text) => text.includes(description)).length }
}

async function readAnew(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(address, { agent: new Agent() }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve(text))
    }).on('error', reject)
  })
}
