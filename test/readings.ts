import { readForPage } from '#domain/stored-reading/read-for-page.ts'
import type { Database } from '#server/data/database/database.ts'
import { packReading } from '#server/data/recipes/row/page-readings.ts'
import { openReadings } from '#server/reading/readings.ts'
import type { ReadAside } from '#server/reading/recipe-reader.ts'

/** Reads recipes without the thread of the site. */
export const readerHere: ReadAside = async (recipe, corrections) =>
  packReading(readForPage(recipe, corrections))

export const readHere = (db: Database, logError: (error: unknown) => void = () => {}) =>
  openReadings(db, readerHere, logError)
