import { redirect } from 'react-router'
import { oneOf } from 'recipe-basics/text/one-of'
import { databaseContext, resourcesContext, siteContext, type SiteContext } from '#server/context.ts'
import type { Database } from '#server/data/database/database.ts'
import { findEquipmentAt } from '#server/data/equipment/read.ts'
import { findMovedPost, findPublicPost } from '#server/data/posts/read.ts'
import { findRecipeCard } from '#server/data/recipes/read/read.ts'
import type { ShareCard } from '#server/share-pictures/card.ts'
import { pieceCard, postCard, recipeCard, SHARED_PAGES } from './cards.ts'
import { drawBeside, type ShareDrawing } from './draw-beside.ts'
import { readShape, shapePath, sizeOfShape, versionInShapes } from './shapes.ts'
import { loadPageCard, type SharedKind, toShare, versionOf } from './share.ts'
import type { Route } from './+types/picture'

type Site = Pick<SiteContext, 'siteName' | 'words' | 'now'>
/** What stands on a picture, and the present name of what it is of. */
type Found = { name: string; card: ShareCard<ShareDrawing> }

const HEADERS = {
  'Content-Type': 'image/jpeg',
  'Cache-Control': 'public, max-age=31536000, immutable',
  // Link previews show it on pages of their own.
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** Answers the picture of a page that is public. An address of an earlier version leads to the present one. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const site = context.get(siteContext)
  const kind = oneOf(KINDS, params.kind)
  const found = kind && (await FIND[kind](db, params.name, site))
  if (!kind || !found) return new Response('There is no such picture.', { status: 404 })
  const { name, card } = found
  const shape = kind === 'pages' ? undefined : readShape(params.file)
  const path = shape ? shapePath(kind, name, shape, card) : toShare(kind, name, card).path
  if (url.pathname !== path) return redirect(path, { headers: { 'Cache-Control': 'no-cache' } })
  const drawn = { ...card, drawing: drawBeside(card.drawing, shape) }
  const wanted = shape
    ? {
        page: `${kind}/${name}/${shape}`,
        version: versionInShapes(card),
        card: drawn,
        shape: sizeOfShape(shape),
      }
    : { page: `${kind}/${name}`, version: versionOf(card), card: drawn }
  const content = await context.get(resourcesContext).sharePictures(db, wanted, site.now)
  if (content) return new Response(Uint8Array.from(content), { headers: HEADERS })
  return new Response('Too many pictures are being drawn. Please try again in a minute.', {
    status: 503,
    headers: { 'Retry-After': '60' },
  })
}

const KINDS = ['recipes', 'equipment', 'blog', 'pages'] as const satisfies SharedKind[]

const FIND: Record<SharedKind, (db: Database, name: string, site: Site) => Promise<Found | undefined>> = {
  async recipes(db, slug, site) {
    const recipe = await findRecipeCard(db, slug, site.now)
    return recipe && { name: recipe.slug, card: recipeCard(recipe, site) }
  },
  async equipment(db, slug, site) {
    const piece = await findEquipmentAt(db, slug, site.now)
    return piece && { name: piece.slug, card: pieceCard(piece, site) }
  },
  async blog(db, slug, site) {
    const moved = await findMovedPost(db, slug, site.now)
    const post = await findPublicPost(db, moved ?? slug, site.now)
    if (!post) return undefined
    return { name: post.slug, card: postCard(post, site) }
  },
  async pages(db, name, site) {
    const page = oneOf(SHARED_PAGES, name)
    const card = page && (await loadPageCard(db, page, site))
    return card && { name, card }
  },
}
