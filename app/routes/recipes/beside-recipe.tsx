import type { PieceCard } from '#domain/equipment/equipment.ts'
import type { PostTitle } from '#domain/post/post.ts'
import { EquipmentUsed } from './equipment-used.tsx'
import { GutCard } from './gut-card.tsx'
import { type Checked, RecipeChecked } from './recipe-checked.tsx'
import { NamedInPosts } from './named-in-posts.tsx'
import type { RecipeSheetProps } from './recipe-sheet.tsx'
import type { GutShown } from './show-gut.ts'

export type BesideRecipeProps = {
  gut: GutShown | null
  sheet: Omit<RecipeSheetProps, 'facts'>
  checked: Checked
  servings: number | null
  used: PieceCard[]
  posts: PostTitle[]
}

/** What stands below the figures of a recipe: what it holds for the gut, its tools, and posts that name it. */
export function BesideRecipe({ gut, sheet, checked, servings, used, posts }: BesideRecipeProps) {
  return (
    <>
      {gut && <GutCard gut={gut} servings={servings} sheet={sheet} />}
      <RecipeChecked {...checked} />
      <EquipmentUsed pieces={used} />
      <NamedInPosts posts={posts} />
    </>
  )
}
