import type { PieceCard } from '#domain/equipment/equipment.ts'
import type { PostTitle } from '#domain/post/post.ts'
import type { GivenLabel } from '#domain/recipe/recipe.ts'
import { EquipmentUsed } from './equipment-used.tsx'
import { LabelNote } from './label-note.tsx'
import { NamedInPosts } from './named-in-posts.tsx'

export type BesideRecipeProps = {
  labels: GivenLabel[]
  wellness: string[]
  used: PieceCard[]
  posts: PostTitle[]
}

/** What stands below the figures of a recipe: where its labels come from, its tools, and posts that name it. */
export function BesideRecipe({ labels, wellness, used, posts }: BesideRecipeProps) {
  return (
    <>
      <LabelNote labels={labels} wellness={wellness} />
      <EquipmentUsed pieces={used} />
      <NamedInPosts posts={posts} />
    </>
  )
}
