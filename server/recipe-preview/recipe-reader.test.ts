import { expect, test } from 'vitest'
import { indexCorrections } from 'recipe-reading/food/corrections'
import { RecipeSchema } from '#domain/recipe/schema.ts'
import { hostileRecipe, LAYOUTS } from '#test/hostile-recipes.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { openDatabase } from '../data/database/database.ts'
import { migrate } from '../data/database/migrate.ts'
import { startImporter } from '../import/importer.ts'
import { MOST_IN_PLACE, readByTask, readPreview, readToStore } from './recipe-reader.ts'

/** A thread loads all words first. */
const TIMEOUT_MS = 120_000
const CORRECTIONS = [
  undefined,
  indexCorrections([{ words: 'x', means: 'carrot', labels: ['vegan'] }]),
] as const

const recipeOf = (size: number) =>
  RecipeSchema.parse(hostileRecipe('1 onion, chop the x, ', LAYOUTS['lines and steps'], size, 'k')).fields

test(
  'a thread reads a recipe as it is read in place, whatever the chef has said of words',
  async () => {
    const databaseUrl = `file:${newDatabaseFile()}`
    const db = openDatabase(databaseUrl)
    await migrate(db)
    const errors: unknown[] = []
    const importer = startImporter({ databaseUrl, logError: (error) => errors.push(error) })
    const fields = recipeOf(2 * MOST_IN_PLACE)
    for (const corrections of CORRECTIONS)
      for (const task of [
        { reads: 'recipe', fields, corrections },
        { reads: 'preview', fields, decisions: [], corrections },
      ] as const)
        expect(await importer.read(task)).toEqual(readByTask(task))
    await importer.stop()
    expect(await importer.read({ reads: 'recipe', fields, corrections: undefined })).toBeUndefined()
    expect(errors).toEqual([])
    await db.destroy()
  },
  TIMEOUT_MS,
)

test(
  'only a long recipe goes to the thread, once, and is read in place where there is none',
  async () => {
    const asked: string[] = []
    const elsewhere = async ({ reads }: { reads: string }) => void asked.push(reads)
    await readToStore(elsewhere, recipeOf(MOST_IN_PLACE / 2), undefined)
    expect(asked).toEqual([])
    const long = recipeOf(2 * MOST_IN_PLACE)
    const judge = await readToStore(elsewhere, long, undefined)
    await readToStore(elsewhere, long, undefined)
    expect(asked).toEqual(['recipe'])
    expect(judge(long)).toEqual(
      readByTask({ reads: 'recipe', fields: long, corrections: undefined }).recipe?.diets,
    )
    expect(await readPreview(elsewhere, long, [], undefined)).toEqual(
      readByTask({ reads: 'preview', fields: long, decisions: [], corrections: undefined }).preview,
    )
  },
  TIMEOUT_MS,
)
