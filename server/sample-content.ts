import { readdir, readFile } from 'node:fs/promises'
import { importEquipment } from '#domain/equipment-import.ts'
import { changeContent, readContentVersion } from './data/content-version.ts'
import type { Database } from './data/database.ts'
import { insertEquipment } from './data/equipment.ts'
import { insertPost } from './data/posts.ts'
import { insertRecipe } from './data/recipes.ts'

const FIRST_VERSION = 1
const content = new URL('../content/', import.meta.url)

/**
 * Fills a site whose content was never changed with the sample recipes, equipment and posts, through the importers
 * that the chef's own files go through. All or nothing; once anything was stored or deleted it does nothing.
 */
export async function fillEmptySite(db: Database): Promise<void> {
  if ((await readContentVersion(db)) !== FIRST_VERSION) return
  const [recipes, equipment, posts] = await Promise.all([readRecipes(), readEquipment(), readPosts()])
  await changeContent(db, async (db) => {
    for (const { created_at, ...recipe } of recipes) await insertRecipe(db, recipe, created_at)
    await insertEquipment(db, equipment, new Date())
    for (const { created_at, ...post } of posts) await insertPost(db, { ...post, author_id: null }, created_at)
  })
}
