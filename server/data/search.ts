import type { Expression, SqlBool } from 'kysely'
import { fold } from '#domain/fold.ts'
import { type Database, engineOf } from './database.ts'
import * as postgres from './search-postgres.ts'
import * as sqlite from './search-sqlite.ts'

/** Conditions on `recipes`: the words found in name or description, in the name, and in the author's name. */
export type RecipeSearch = Record<'matches' | 'nameMatches' | 'authorMatches', Expression<SqlBool>>

/**
 * Conditions on `recipes` for what somebody typed, case and accents aside. Undefined when nothing searchable was typed.
 */
export function recipeSearch(db: Database, typed: string): RecipeSearch | undefined {
  const words = fold(typed)
  if (!words) return undefined
  return engineOf(db) === 'sqlite' ? sqlite.recipeSearch(words) : postgres.recipeSearch(words)
}
