import { href } from 'react-router'
import type { SuggestionGroup } from '#app/ui/suggest/suggestion.ts'
import { foldForSearch } from 'recipe-basics/text/fold'
import { foldSearch } from '#domain/search/folded-search.ts'
import { findGuide } from '#domain/guide/find-guide.ts'
import { NO_FILTER } from '#domain/recipe/filter.ts'
import { readSiteSearch, siteSearchQuery } from '#domain/search/site-search.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { findPieces, findPosts } from '#server/data/things/found-things.ts'
import { listGuidePages } from '#server/data/guide/read.ts'
import { listNamedRecipes } from '#server/data/recipes/read/named.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { pieceDrawing } from '../equipment/piece-drawing.ts'
import { findSitePages } from './site-pages.ts'
import { suggestKeywordLists, suggestLists, toRecipeSuggestions, toSuggestion } from './to-suggestions.ts'
import type { Route } from './+types/suggestions'

const MOST_RECIPES = 5
const MOST_OTHERS = 3

export const handle = {
  cache: { query: (query) => siteSearchQuery(readSiteSearch(query)) },
} satisfies CachedRoute

/** What the words that are being typed ask for, and what is called by them: the guide, recipes, then equipment, then posts. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const search = readSiteSearch(url.searchParams)
  const db = context.get(databaseContext)
  const { now } = context.get(siteContext)
  const folded = foldSearch(search)
  const [pages, recipes, pieces, posts, lists, keywords] = await Promise.all([
    listGuidePages(db),
    listNamedRecipes(db, search, MOST_RECIPES, now),
    findPieces(db, search, MOST_OTHERS, now),
    findPosts(db, search, MOST_OTHERS, now),
    suggestLists(db, { ...NO_FILTER, search }, now),
    suggestKeywordLists(db, { ...NO_FILTER, search }, now),
  ])
  const isNamed = (name: string) => folded.words.every((word) => foldForSearch(name).includes(word))
  const guide = findGuide(pages, search, { isTyping: true }).slice(0, MOST_OTHERS)
  // A word of the subject stands above the recipes, a food below them.
  const isFood = guide.every(({ group }) => group === 'plate')
  const words: SuggestionGroup = {
    title: 'Guide',
    suggestions: guide.map(({ slug, words: { title } }) =>
      toSuggestion(href('/guide/:slug', { slug }), title ?? slug, folded.words),
    ),
  }
  const groups: SuggestionGroup[] = [
    {
      title: 'Pages',
      suggestions: findSitePages(search).map(({ to, name }) => toSuggestion(to, name, folded.words)),
    },
    { title: 'Dishes that are', suggestions: lists },
    ...(isFood ? [] : [words]),
    { title: 'Recipes', suggestions: toRecipeSuggestions(recipes, folded.words) },
    { title: 'Keywords', suggestions: keywords },
    ...(isFood ? [words] : []),
    {
      title: 'Equipment',
      suggestions: pieces.things
        .filter(({ name }) => isNamed(name))
        .map((piece) => ({
          ...toSuggestion(
            href('/equipment/:slug', { slug: piece.slug }),
            piece.name,
            folded.words,
            piece.brand ?? '',
          ),
          drawing: { ...pieceDrawing(piece), format: 'bare' },
        })),
    },
    {
      title: 'Posts',
      suggestions: posts.things
        .filter(({ title }) => isNamed(title))
        .map(({ slug, title }) => toSuggestion(href('/blog/:slug', { slug }), title, folded.words)),
    },
  ]
  return Response.json(groups.filter(({ suggestions }) => suggestions.length > 0))
}
