import type { ReadRecipe } from '#domain/stored-reading/read-for-page.ts'
import type { PageReading } from '#domain/stored-reading/page-reading.ts'
import { type Database, onReadThread } from '../data/database/database.ts'
import { readCorrections } from '../data/foods/read.ts'
import { findReading, listUnread, storeReadAside, unpackReading } from '../data/recipes/row/page-readings.ts'
import { findRecipe } from '../data/recipes/row/row.ts'
import { storageFault } from '../data/engines/storage-fault.ts'
import type { ReadAside } from './recipe-reader.ts'

export type Readings = ReturnType<typeof openReadings>

/** Few enough that what else is read anew gets its turn. */
const BATCH = 20

/**
 * What was read of recipes for their pages. It is read when a recipe is saved; what was not, such as one that is long, was imported,
 * restored, or read by older rules, is read in a thread by the work that rereads, or before that when somebody asks for its page.
 */
export function openReadings(db: Database, read: ReadAside, logError: (error: unknown) => void) {
  /** Recipes that are being read, by their ids. */
  const underWay = new Map<string, Promise<PageReading | undefined>>()
  /** Recipes that could not be read: they hold up none behind them. */
  const broken = new Set<string>()

  async function make(id: string): Promise<PageReading | undefined> {
    for (;;) {
      const recipe = await findRecipe(db, id)
      if (!recipe) return undefined
      const corrections = await readCorrections(db)
      const { fields, decisions } = recipe
      const content = await read({ fields, decisions }, corrections)
      // On a full disk, pages are still read.
      const isStored = storeReadAside(db, recipe, content, corrections).catch((error: unknown) => {
        if (!storageFault(error)) throw error
        return true
      })
      if (await isStored) return unpackReading(content)
    }
  }

  /** However many ask for it, a recipe is read once. */
  async function makeOnce(id: string): Promise<PageReading | undefined> {
    const making = underWay.get(id) ?? make(id).finally(() => underWay.delete(id))
    underWay.set(id, making)
    return making
  }

  return {
    /** What was read of a stored recipe; undefined when it is gone. */
    async find(recipe: { id: string; updated_at: string }): Promise<PageReading | undefined> {
      return (await findReading(db, recipe)) ?? makeOnce(recipe.id)
    },
    /** Reads a recipe that is not stored. */
    async read({ fields, decisions }: ReadRecipe): Promise<PageReading> {
      return unpackReading(await read({ fields, decisions }, await readCorrections(db)))
    },
    /** Reads the next stored recipes that wait for it, and answers how many they were. */
    async readSome(): Promise<number> {
      const waiting = await listUnread(onReadThread(db), BATCH, [...broken])
      for (const id of waiting)
        await makeOnce(id).catch((cause: unknown) => {
          broken.add(id)
          logError(new Error(`Recipe ${id} could not be read for its page.`, { cause }))
        })
      return waiting.length
    },
  }
}
