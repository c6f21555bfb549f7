import { readdir, readFile } from 'node:fs/promises'
import { z } from 'zod'
import { importEquipment } from '#domain/equipment/import.ts'
import { SettingsSchema } from '#domain/settings/schema.ts'
import { importRecipes } from '#domain/import/read-recipes.ts'
import { STATUSES } from '#domain/publishing/status.ts'
import { changeContent, isUntouched } from '../data/changes/content-version.ts'
import type { Database } from '../data/database/database.ts'
import { insertEquipment } from '../data/equipment/write.ts'
import { insertPost } from '../data/posts/write.ts'
import { insertRecipe } from '../data/recipes/write/write.ts'
import { markSamples } from '../data/changes/sample-marks.ts'
import { insertSampleSettings } from '../data/settings/samples.ts'
import { withStartLock } from '../data/database/start-lock.ts'
import { withSampleVersions } from './sample-versions.ts'

const folder = new URL('../../content/', import.meta.url)

const Dated = z.object({ datePublished: z.string().transform((date) => new Date(date)) })

const Post = z.object({
  title: z.string(),
  slug: z.string().optional(),
  content: z.string(),
  excerpt: z.string().nullable(),
  featured_image_url: z.string().nullable(),
  status: z.enum(STATUSES),
  published_at: z.iso.datetime().nullable(),
})

/**
 * Stores the sample recipes, equipment, posts and settings, all or none, through the importers that the chef's own files go
 * through. Leaves a site alone whose content was ever changed, by another start at this moment, too.
 */
export async function fillSite(db: Database, now: Date): Promise<void> {
  const [recipes, equipment, posts, settings] = await Promise.all([
    readRecipes(),
    readEquipment(),
    readPosts(),
    readSampleSettings(),
  ])
  await withStartLock(db, async (db) => {
    if (!(await isUntouched(db))) return
    await changeContent(db, async (db) => {
      const recipeIds: string[] = []
      for (const { created_at, ...recipe } of recipes)
        recipeIds.push((await insertRecipe(db, recipe, created_at)).id)
      const equipmentIds = await insertEquipment(db, equipment, now)
      const postIds: string[] = []
      for (const post of posts)
        postIds.push(await insertPost(db, { ...post, drawn_as: null, author_id: null }, now))
      await markSamples(db, 'recipe', recipeIds)
      await markSamples(db, 'equipment', equipmentIds)
      await markSamples(db, 'post', postIds)
      await insertSampleSettings(db, settings, now)
    })
  })
}

async function readRecipes() {
  const [files, versions] = await Promise.all([readFiles('recipes/'), readFiles('versions/')])
  return [...files].flatMap(([file, text]) =>
    importRecipes(text).recipes.map(({ fields, parsed, source, report }) => {
      const created_at = Dated.parse(source).datePublished
      return {
        fields: withSampleVersions(fields, versions.get(file), created_at),
        source: { source_url: parsed.source_url, source, report },
        created_at,
      }
    }),
  )
}

async function readEquipment() {
  const result = importEquipment(JSON.parse(await readFile(new URL('equipment.json', folder), 'utf8')))
  if (!result.ok) throw new Error(`content/equipment.json: ${result.messages.join(', ')}`)
  return result.equipment.map(({ fields, slug }) => ({ ...fields, slug }))
}

async function readPosts() {
  const files = await readFiles('posts/')
  return [...files.values()].map((text) => Post.parse(JSON.parse(text)))
}

async function readSampleSettings() {
  return SettingsSchema.parse(JSON.parse(await readFile(new URL('settings.json', folder), 'utf8')))
}

/** The texts of a folder's JSON files by their names, in order. */
async function readFiles(name: string) {
  const names = (await readdir(new URL(name, folder))).filter((file) => file.endsWith('.json')).sort()
  const texts = await Promise.all(names.map((file) => readFile(new URL(name + file, folder), 'utf8')))
  return new Map(names.map((file, at) => [file, texts[at] ?? '']))
}
