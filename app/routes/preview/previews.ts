import { EQUIPMENT_PREVIEWS } from './equipment-previews.ts'
import { POST_PREVIEWS } from './post-previews.ts'
import type { PreviewsOfKind } from './previewed.ts'
import type { PreviewKind } from '#domain/publishing/preview.ts'
import { RECIPE_PREVIEWS } from './recipe-previews.ts'

/** The previews of each kind of things. An edit screen asks for those of its kind alone. */
export const PREVIEWS: Record<PreviewKind, PreviewsOfKind> = {
  recipe: RECIPE_PREVIEWS,
  equipment: EQUIPMENT_PREVIEWS,
  post: POST_PREVIEWS,
}
