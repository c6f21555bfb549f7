import type { TableDish } from '../../ui/picture/drawing-address.ts'
import type { Dated, PostCard } from '#domain/post/post.ts'
import type { RecipeCard } from '#domain/recipe/public-recipe.ts'
import { Closing } from './closing.tsx'
import { FromTheBlog } from './from-the-blog.tsx'
import { Front } from './front.tsx'
import type { HomeWords } from './home-words.ts'
import { FEWEST_DISHES } from './fewest-dishes.ts'
import { type EasyDish, LowEnergy } from './low-energy.tsx'
import { NewRecipes } from './new-recipes.tsx'
import { Precision } from './precision.tsx'
import { Story } from './story.tsx'
import type { HomeDay } from './today.tsx'
import { WhatWeCookBy } from './what-we-cook-by.tsx'

export type HomePageData = {
  dishes: TableDish[]
  /** What fits each day, and how many dishes that are. */
  days: HomeDay[]
  /** Dishes for a day of little strength, and the list of all. */
  easy: { dishes: EasyDish[]; to: string }
  /** The title of the newest recipes. */
  title: string
  recipes: RecipeCard[]
  posts: Dated<PostCard>[]
  words: HomeWords
}

/** The home page as visitors see it. */
export function HomePage({
  siteName,
  dishes,
  days,
  easy,
  title,
  recipes,
  posts,
  words,
}: HomePageData & { siteName: string }) {
  const isEnough = recipes.length >= FEWEST_DISHES
  return (
    <>
      <Front {...{ words, siteName, dishes, days }} few={isEnough ? [] : recipes} />
      {easy.dishes.length >= FEWEST_DISHES && <LowEnergy {...easy} />}
      <WhatWeCookBy words={words} />
      {isEnough && <NewRecipes title={title} recipes={recipes} />}
      <Precision words={words} />
      <Story words={words} />
      <FromTheBlog posts={posts} />
      <Closing title={words.closing} />
    </>
  )
}
