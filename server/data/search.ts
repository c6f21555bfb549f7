import type { Expression, SqlBool } from 'kysely'
import { fold } from '#domain/fold.ts'
import { type Database, engineOf } from './database.ts'
import * as postgres from './search-postgres.ts'
import * as sqlite from './search-sqlite.ts'

/** Conditions on `recipes`: the words found anywhere, and found in the name. */
export type RecipeSearch = { matches: Expression<SqlBool>; nameMatches: Expression<SqlBool> }

/**
 * Conditions on `recipes` for what a visitor typed: the words anywhere in name or description, and in the
 * name, case and accents aside. Undefined when nothing searchable was typed.
 */
export function recipeSearch(db: Database, typed: string): RecipeSearch | undefined {
  const words = fold(typed)
  if (!words) return undefined
  return engineOf(db) === 'sqlite' ? sqlite.recipeSearch(words) : postgres.recipeSearch(words)
}
