import type { TableDish } from '../../ui/picture/drawing-address.ts'
import { formatDate } from '#domain/publishing/dates.ts'
import type { Equipment } from '#domain/equipment/equipment.ts'
import { MAX_RATING } from '#domain/equipment/fields.ts'
import { formatNumber } from 'recipe-basics/text/format-number'
import { formatMinutes } from 'recipe-basics/text/minutes'
import { readPictureAddress } from '#domain/files/picture.ts'
import type { PostCard } from '#domain/post/post.ts'
import type { RecipeCard } from '#domain/recipe/public-recipe.ts'
import { PALETTES } from '#domain/settings/palettes.ts'
import { dayIn } from '#domain/publishing/time-zone.ts'
import type { SiteContext } from '#server/context.ts'
import type { ShareCard, ShareFact, ShareWords } from '#server/share-pictures/card.ts'
import { pieceDrawing } from '../equipment/piece-drawing.ts'
import type { ShareDrawing } from './draw-beside.ts'

type Site = Pick<SiteContext, 'siteName' | 'words'>
type Card = ShareCard<ShareDrawing>
type Dish = Pick<RecipeCard, 'slug' | 'dish' | 'recipe_category'>

/** What stands on the picture of a recipe. */
export function recipeCard(
  recipe: Dish & Pick<RecipeCard, 'name' | 'total_time_minutes' | 'image_url'>,
  site: Site,
): Card {
  const { name, recipe_category, total_time_minutes, image_url } = recipe
  const time = total_time_minutes && { text: formatMinutes(total_time_minutes), isNumber: true }
  return toCard(site, {
    kind: recipe_category ?? 'Recipe',
    name,
    facts: time ? [time] : [],
    photo: image_url,
    drawing: dishDrawing(recipe),
  })
}

/** The same of a post. */
export function postCard(
  post: Pick<PostCard, 'title' | 'featured_image_url' | 'published_at' | 'drawn'>,
  site: Site,
): Card {
  const { time_zone, date_format, chef_name } = site.words
  const date = formatDate(dayIn(time_zone, post.published_at), date_format ?? undefined)
  return toCard(site, {
    kind: 'From the blog',
    name: post.title,
    facts: [date, chef_name].flatMap((text) => (text ? [{ text }] : [])),
    photo: post.featured_image_url,
    drawing: post.drawn,
  })
}

type Piece = Pick<
  Equipment,
  'slug' | 'tool' | 'name' | 'brand' | 'model' | 'rating' | 'review_summary' | 'category' | 'image_url'
>

/** The same of a piece of equipment. Never its price: that changes, and pictures stay where they were sent. */
export function pieceCard(piece: Piece, site: Site): Card {
  const { name, brand, model, rating, review_summary, image_url } = piece
  const ours = rating !== null && review_summary !== null
  const facts = [
    [brand, model].filter(Boolean).join(' '),
    ours ? `${formatNumber(rating, 1)} of ${MAX_RATING}, our own` : '',
  ]
  return toCard(site, {
    kind: 'Equipment',
    name,
    facts: facts.flatMap((text) => (text ? [{ text }] : [])),
    photo: image_url,
    drawing: pieceDrawing(piece),
  })
}

/** The pages that have a picture and are no recipe, post or piece of equipment. */
export const SHARED_PAGES = [
  'home',
  'recipes',
  'equipment',
  'blog',
  'guide',
  'how-we-know',
  'profile',
  'about',
  'privacy',
  'imprint',
  'api',
] as const
export type SharedPage = (typeof SHARED_PAGES)[number]

/** The same of such a page, with the newest dishes on one table; undefined for one that is not there. */
export function pageCard(page: SharedPage, dishes: TableDish[], site: Site): Card | undefined {
  const words = wordsOf(page, site)
  return words && toCard(site, { facts: [], drawing: { kind: 'table', dishes }, ...words })
}

function wordsOf(page: SharedPage, { siteName, words }: Site) {
  const named = (name: string, photo: string | null = null) => ({ kind: null, name, photo })
  switch (page) {
    case 'home':
      return { kind: words.tagline, name: words.home_headline ?? siteName, photo: null }
    case 'recipes':
      return named('Recipes')
    case 'equipment':
      return named('Equipment')
    case 'blog':
      return named('Blog')
    case 'guide':
      return named('Guide')
    case 'how-we-know':
      return named('How we know')
    case 'profile':
      return named('What sits well with you')
    case 'about':
      return named(words.about_title ?? 'About', words.portrait_url)
    case 'privacy':
      return named('Privacy Policy')
    case 'imprint':
      return words.imprint === null ? undefined : named('Imprint')
    case 'api':
      return named('JSON API')
  }
}

type Parts = Pick<ShareWords, 'kind' | 'name'> & {
  facts: ShareFact[]
  drawing: ShareDrawing
  /** Any address; only a picture of ours is shown. */
  photo: string | null
}

function toCard({ siteName, words }: Site, { kind, name, facts, drawing, photo }: Parts): Card {
  const logo = words.logo_url === null ? undefined : readPictureAddress(words.logo_url)
  return {
    words: {
      siteName,
      palette: words.palette ?? PALETTES[0],
      logo: logo ? { width: logo.width, height: logo.height } : null,
      kind,
      name,
      facts,
    },
    drawing,
    photo: photo !== null && readPictureAddress(photo) ? photo : null,
    logo: logo ? words.logo_url : null,
  }
}

/** A recipe without a photograph is drawn as its dish. */
export const dishDrawing = ({ dish, slug, recipe_category: category }: Dish) =>
  ({ kind: 'plate', dish, slug, category }) as const
