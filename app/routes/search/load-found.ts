import { foldSearch } from '#domain/search/folded-search.ts'
import type { Language } from 'recipe-basics/recipe/language'
import { languageAmong, wordsOf } from 'recipe-reading/language/read-language'
import { loadFoundGuide } from './load-found-guide.ts'
import { excerptOf, type MarkedText, markWords } from 'recipe-basics/text/marked-text'
import { withDay } from '#domain/post/post.ts'
import { readHtmlText } from 'recipe-basics/text/html-text'
import { NO_FILTER } from '#domain/recipe/filter.ts'
import type { RecipeCard } from '#domain/recipe/public-recipe.ts'
import type { SiteContext } from '#server/context.ts'
import type { Database } from '#server/data/database/database.ts'
import { findPieces, findPosts } from '#server/data/things/found-things.ts'
import { listFoundInTexts } from '#server/data/recipes/read/found-in-texts.ts'
import { listRecipePage } from '#server/data/recipes/read/read.ts'

/** What each group shows. */
const MOST = 6

/** What a search finds on the whole site, in the groups in which the page shows it, with its words marked. */
export async function loadFound(db: Database, search: string, { now, words: { time_zone } }: Site) {
  const filter = { ...NO_FILTER, search }
  const [byName, within, pieces, posts, guide] = await Promise.all([
    listRecipePage(db, filter, now),
    listFoundInTexts(db, filter, MOST, now),
    findPieces(db, search, MOST, now),
    findPosts(db, search, MOST, now),
    loadFoundGuide(db, search, now),
  ])
  const { words } = foldSearch(search)
  return {
    search,
    guide,
    recipes: {
      count: byName.count,
      isWithin: byName.isWithin,
      found: byName.recipes.slice(0, MOST).map((recipe) => ({
        ...toDish(recipe, words),
        about: excerptOf([recipe.description], words),
      })),
    },
    within: {
      count: within.count,
      isMore: within.isMore,
      where: within.where,
      found: within.recipes.map(({ lines, ...recipe }) => ({
        ...toDish(recipe, words),
        lines: lines.map((line) => inLanguage(excerptOf([line], words), recipe.lang?.description)),
      })),
    },
    equipment: {
      count: pieces.count,
      found: pieces.things.map((piece) => {
        const { slug, tool, name, brand, model, category, image_url, price, currency, description } = piece
        const { review_summary, features, pros, cons } = piece
        return {
          ...{ slug, tool, title: name, category, image_url, price, currency },
          name: markWords(name, words),
          maker: markWords([brand, model].filter(Boolean).join(' '), words),
          about: excerptOf([description, review_summary, ...features, ...pros, ...cons], words),
        }
      }),
    },
    posts: {
      count: posts.count,
      found: posts.things.map((post) => {
        const { slug, title, excerpt, content, lang, published_at, published_on } = withDay(post, time_zone)
        const lines = readHtmlText(content).split('\n')
        return {
          ...{ slug, lang, published_at, published_on },
          title: markWords(title, words),
          about: inLanguage(excerptOf([excerpt, ...lines], words), lang?.post ?? lang?.excerpt),
        }
      }),
    },
  }
}

/** The same without dishes and the guide, for which something else stands. */
export const withoutDishes = (found: Found): Found => ({
  ...found,
  guide: { count: 0, found: [] },
  recipes: { ...found.recipes, count: 0, found: [] },
  within: { ...found.within, count: 0, found: [] },
})

type Site = Pick<SiteContext, 'now' | 'words'>

/** What a search finds on the whole site. */
export type Found = Awaited<ReturnType<typeof loadFound>>

const toDish = (
  {
    slug,
    dish,
    gut,
    name,
    lang,
    recipe_category: category,
    image_url,
    total_time_minutes: minutes,
  }: RecipeCard,
  words: readonly string[],
) => ({ slug, dish, gut, title: name, name: markWords(name, words), lang, category, image_url, minutes })

/** Words of a thing in the language `around` them. They may be of another text of it, which is English. */
const inLanguage = (text: MarkedText, around: Language | undefined) => ({
  text,
  lang: languageAmong(wordsOf(text.map((part) => part.text)), around),
})
