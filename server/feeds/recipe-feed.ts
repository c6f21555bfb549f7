import { lastChange } from '#domain/publishing/last-change.ts'
import { escapeText, openTag } from 'recipe-basics/text/html-tree'
import { toJpegAddress } from '#domain/files/picture.ts'
import { recipePath } from '#domain/addresses/public-path.ts'
import { linesOf } from 'recipe-basics/text/text-lines'
import type { SiteContext } from '../context.ts'
import type { Database } from '../data/database/database.ts'
import { type FeedRecipe, listFeedRecipes } from '../data/recipes/read/found.ts'
import { type Feed, MOST_IN_FEED } from './feed.ts'

/** The newest recipes, each with its description and its photograph, or else its drawing, a file at the path `toDrawing`. */
export async function readRecipeFeed(
  db: Database,
  { siteUrl, siteName, words, now }: SiteContext,
  toDrawing: (recipe: FeedRecipe) => string,
): Promise<Feed> {
  const { origin } = siteUrl
  const recipes = await listFeedRecipes(db, MOST_IN_FEED, now)
  const items = recipes.map((recipe) => {
    const { image_url } = recipe
    const picture = new URL(image_url ? toJpegAddress(image_url) : toDrawing(recipe), siteUrl).href
    return {
      id: recipe.id,
      address: origin + recipePath(recipe),
      title: recipe.name,
      summary: recipe.description,
      html: toHtml(recipe, picture),
      picture,
      author: recipe.author_name,
      category: recipe.recipe_category,
      language: recipe.language,
      published_at: recipe.published_at,
      changed_at: lastChange(recipe),
    }
  })
  return { title: `Recipes · ${siteName}`, description: words.recipes_lead, page: `${origin}/recipes`, items }
}

/** Drawings are decoration, and have no words. */
function toHtml({ name, description, image_url }: FeedRecipe, picture: string): string {
  const shown = `<p>${openTag('img', { src: picture, alt: image_url ? name : '' })}</p>`
  return (
    shown +
    linesOf(description ?? name)
      .map((line) => `<p>${escapeText(line)}</p>`)
      .join('\n')
  )
}
