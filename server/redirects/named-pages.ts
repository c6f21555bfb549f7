import { foldForSearch } from 'recipe-basics/text/fold'
import { findFitting, wordsOfPath } from '#domain/addresses/page-fit.ts'
import { piecePath, postPath, recipePath } from '#domain/addresses/public-path.ts'
import type { Database } from '../data/database/database.ts'
import { listEquipment } from '../data/equipment/read.ts'
import { findPieces, findPosts } from '../data/things/found-things.ts'
import { listNewestTitles } from '../data/posts/read.ts'
import { listFeedRecipes } from '../data/recipes/read/found.ts'
import { listNamedRecipes, listRecipesWithWords } from '../data/recipes/read/named.ts'
import { FIXED_PAGES } from './living-page.ts'

/** A page that visitors find, and its name. */
export type NamedPage = { to: string; name: string }

type Things = {
  recipes: { slug: string; name: string }[]
  pieces: { slug: string; name: string }[]
  posts: { slug: string; title: string }[]
}

/** Recipes, and posts, that one may pick from. Others are named in full. */
const NEWEST = 100
/** Things that a name or a path finds and that are looked at. */
const LOOKED_AT = 10

/** The newest recipes and posts, and the equipment, that are public at `now`, and the pages of every site. */
export async function listNamedPages(db: Database, now: Date): Promise<NamedPage[]> {
  const [recipes, pieces, posts] = await Promise.all([
    listFeedRecipes(db, NEWEST, now),
    listEquipment(db, now),
    listNewestTitles(db, NEWEST, now),
  ])
  return [...toPages({ recipes, pieces: pieces.slice(0, NEWEST), posts }), ...FIXED_PAGES]
}

/** Where the page of this very name is; case, accents and hyphens make no difference. Recipes come before equipment, posts and the pages of every site. */
export async function findPageNamed(db: Database, name: string, now: Date): Promise<string | undefined> {
  const [recipes, pieces, posts] = await Promise.all([
    listNamedRecipes(db, name, LOOKED_AT, now),
    findPieces(db, name, LOOKED_AT, now),
    findPosts(db, name, LOOKED_AT, now),
  ])
  const pages = [...toPages({ recipes, pieces: pieces.things, posts: posts.things }), ...FIXED_PAGES]
  return pages.find((page) => foldForSearch(page.name) === foldForSearch(name))?.to
}

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

const toPages = ({ recipes, pieces, posts }: Things): NamedPage[] => [
  ...recipes.map((recipe) => ({ name: recipe.name, to: recipePath(recipe) })),
  ...pieces.map((piece) => ({ name: piece.name, to: piecePath(piece) })),
  ...posts.map((post) => ({ name: post.title, to: postPath(post) })),
]
