import { href } from 'react-router'
import { pageMeta } from '#app/ui/page-meta.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { listNewestPosts } from '#server/data/posts/read.ts'
import { listNewestRecipes } from '#server/data/recipes/read.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import type { Route } from './+types/home'
import { Closing } from './closing.tsx'
import { FromTheBlog } from './from-the-blog.tsx'
import { Hero } from './hero.tsx'
import { NewRecipes } from './new-recipes.tsx'
import { Precision } from './precision.tsx'
import { Story } from './story.tsx'
import { WhatWeCookBy } from './what-we-cook-by.tsx'

export const handle = { cache: { expires: 'next-post' } } satisfies CachedRoute

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const { now } = context.get(siteContext)
  const [recipes, posts] = await Promise.all([listNewestRecipes(db, 5), listNewestPosts(db, 3, now)])
  return { recipes, posts }
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return pageMeta({
    site: root.loaderData,
    path: href('/'),
    title: `${root.loaderData.siteName}: good food, gently made`,
    description:
      'Recipes from a chef who cooks for people with Crohn’s disease, with macros for every plate.',
  })
}

export default function Home({ loaderData: { recipes, posts } }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <WhatWeCookBy />
      <NewRecipes recipes={recipes} />
      <Precision />
      <Story />
      <FromTheBlog posts={posts} />
      <Closing />
    </>
  )
}
