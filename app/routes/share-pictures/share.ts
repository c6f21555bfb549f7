import { href } from 'react-router'
import { MOST_ON_TABLE } from '../../ui/picture/drawing-address.ts'
import { DISH_VERSION, TOOL_VERSION } from 'food-drawings/versions'
import type { Share } from '../../ui/head/page-meta.ts'
import type { SiteContext } from '#server/context.ts'
import { rememberContent } from '#server/data/changes/remember-content.ts'
import type { Database } from '#server/data/database/database.ts'
import { readPoints } from '#server/data/media/points.ts'
import { listNewestRecipes } from '#server/data/recipes/read/read.ts'
import { type ShareCard, shareVersion } from '#server/share-pictures/card.ts'
import { pageCard, type SharedPage } from './cards.ts'
import type { ShareDrawing } from './draw-beside.ts'

/** A picture is drawn anew when its drawing is another. */
export const DRAWING_VERSIONS = `${DISH_VERSION} ${TOOL_VERSION}`

export type SharedKind = 'recipes' | 'equipment' | 'blog' | 'pages'

/** Where the picture of a page is, and what it says. Its address changes with what it shows, so it may be cached for ever. */
export function toShare(kind: SharedKind, name: string, card: ShareCard<ShareDrawing>): Share {
  const { words } = card
  return {
    path: href('/share/:kind/:name/:file', { kind, name, file: `${versionOf(card)}.jpg` }),
    alt: [words.name, words.kind, ...words.facts.map(({ text }) => text)].filter(Boolean).join(', '),
  }
}

export const versionOf = (card: ShareCard<ShareDrawing>) =>
  shareVersion({ ...card, drawing: [DRAWING_VERSIONS, card.drawing] })

/** The picture of a page that is no recipe, post or piece of equipment. */
export async function loadPageShare(
  db: Database,
  page: SharedPage,
  site: Pick<SiteContext, 'siteName' | 'words' | 'now'>,
): Promise<Share | undefined> {
  const card = await loadPageCard(db, page, site)
  return card && toShare('pages', page, card)
}

/** What stands on it. */
export async function loadPageCard(
  db: Database,
  page: SharedPage,
  site: Pick<SiteContext, 'siteName' | 'words' | 'now'>,
): Promise<ShareCard<ShareDrawing> | undefined> {
  const { portrait_url } = site.words
  const pointed = await readPoints(db, page === 'about' ? [portrait_url] : [])
  const words = { ...site.words, portrait_url: pointed(portrait_url) }
  return pageCard(page, await readNewestDishes(db, site.now), { ...site, words })
}

const readNewestDishes = rememberContent(async (db, now) => {
  const newest = await listNewestRecipes(db, MOST_ON_TABLE, now)
  return newest.map(({ dish, slug, recipe_category: category }) => ({ dish, slug, category }))
})
