import { findFitting, wordsOfPath } from '#domain/page-fit.ts'
import type { Database } from './data/database.ts'
import { findPieces, findPosts } from './data/found-things.ts'
import { listRecipesWithWords } from './data/recipes/named.ts'
import { type NamedPage, toPages } from './named-pages.ts'

/** Pieces of equipment and posts that are looked at. */
const LOOKED_AT = 10

/** The page that an old address may have meant; undefined where none fits well. It costs some searches, whatever there is. */
export async function guessPage(db: Database, path: string, now: Date): Promise<NamedPage | undefined> {
  const words = wordsOfPath(path)
  if (words.length === 0) return undefined
  const search = words.join(' ')
  const recipes = await listRecipesWithWords(db, words, now)
  const pieces = await findPieces(db, search, LOOKED_AT, now)
  const posts = await findPosts(db, search, LOOKED_AT, now)
  return findFitting(words, toPages({ recipes, pieces: pieces.things, posts: posts.things }))
}
