import { href } from 'react-router'
import { pick } from '#domain/field.ts'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { MOST_ON_TABLE } from '#app/ui/plate-drawing/address.ts'
import { pageMeta } from '#app/ui/page-meta.ts'
import { withDay } from '#domain/post/post.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { listNewestPosts } from '#server/data/posts/read.ts'
import { listNewestRecipes } from '#server/data/recipes/read.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import type { Route } from './+types/home'
import { Closing } from './closing.tsx'
import { FromTheBlog } from './from-the-blog.tsx'
import { Hero } from './hero.tsx'
import { toNewRecipes } from './new-this-month.ts'
import { NewRecipes } from './new-recipes.tsx'
import { Precision } from './precision.tsx'
import { siteJsonLd } from './site-json-ld.ts'
import { Story } from './story.tsx'
import { HOME_WORDS } from './home-words.ts'
import { WhatWeCookBy } from './what-we-cook-by.tsx'

/** At midnight, a recipe may cease to be new. */
export const handle = { cache: { expires: 'midnight' } } satisfies CachedRoute

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const site = context.get(siteContext)
  const { now, words } = site
  const [newest, posts] = await Promise.all([
    listNewestRecipes(db, MOST_ON_TABLE, now),
    listNewestPosts(db, 3, now),
  ])
  const dishes = newest.map(({ slug, recipe_category, name }) => ({
    slug,
    category: recipe_category,
    title: name,
  }))
  return {
    dishes,
    ...toNewRecipes(newest, now, words.time_zone),
    posts: posts.map((post) => withDay(post, words.time_zone)),
    words: pick(HOME_WORDS, words),
    facts: siteJsonLd(site),
  }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const { siteName } = root.loaderData
  const tagline = loaderData?.words.tagline
  return pageMeta({
    site: root.loaderData,
    path: href('/'),
    title: tagline ? `${siteName}: ${tagline}` : siteName,
    description: loaderData?.words.home_lead ?? siteName,
  })
}

export default function Home({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { dishes, title, recipes, posts, words, facts } = loaderData
  return (
    <>
      <Hero words={words} siteName={root.loaderData.siteName} dishes={dishes} />
      <WhatWeCookBy words={words} />
      <NewRecipes title={title} recipes={recipes} />
      <Precision words={words} />
      <Story words={words} />
      <FromTheBlog posts={posts} />
      <Closing title={words.closing} />
      <JsonLd facts={facts} />
    </>
  )
}
