import { foldForSearch } from '#domain/fold.ts'
import { piecePath, postPath, recipePath } from '#domain/public-path.ts'
import type { Database } from './data/database.ts'
import { listEquipment } from './data/equipment/read.ts'
import { findPieces, findPosts } from './data/found-things.ts'
import { listNewestTitles } from './data/posts/read.ts'
import { listFeedRecipes } from './data/recipes/found.ts'
import { listNamedRecipes } from './data/recipes/named.ts'
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
/** Things that a name finds and that are looked at. */
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

/** Things as pages. */
export const toPages = ({ recipes, pieces, posts }: Things): NamedPage[] => [
  ...recipes.map((recipe) => ({ name: recipe.name, to: recipePath(recipe) })),
  ...pieces.map((piece) => ({ name: piece.name, to: piecePath(piece) })),
  ...posts.map((post) => ({ name: post.title, to: postPath(post) })),
]
