import type { PieceCard } from '#domain/equipment/equipment.ts'
import type { PostTitle } from '#domain/post/post.ts'
import { EquipmentUsed } from './equipment-used.tsx'
import { GutCard } from './gut-card.tsx'
import { type Checked, RecipeChecked } from './recipe-checked.tsx'
import { NamedInPosts } from './named-in-posts.tsx'
import type { RecipeSheetProps } from './recipe-sheet.tsx'
import type { RecipeTool } from '../view/recipe-tool.ts'
import type { GutReading } from '#domain/stored-reading/recipe-reading.ts'

type BesideRecipeProps = {
  recipe: RecipeSheetProps['recipe']
  tool: RecipeTool
  gut: GutReading | null
  checked: Checked
  used: PieceCard[]
  posts: PostTitle[]
}

/** What stands below the figures of a recipe: what it holds for the gut, its tools, and posts that name it. */
export function BesideRecipe({ recipe, tool, gut, checked, used, posts }: BesideRecipeProps) {
  return (
    <>
      {gut && (
        <GutCard gut={gut} servings={recipe.servings} sheet={{ recipe, tool, sources: checked.sources }} />
      )}
      <RecipeChecked {...checked} />
      <EquipmentUsed pieces={used} />
      <NamedInPosts posts={posts} />
    </>
  )
}
