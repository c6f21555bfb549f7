import { EquipmentPage } from '../equipment/equipment-page.tsx'
import { PostPage } from '../blog/post-page.tsx'
import { RecipePage } from '../recipes/show/recipe-page.tsx'
import type { Previewed } from './previewed.ts'

/** A thing as its readers see it on its own page. */
export function PreviewedPage({ kind, page }: Previewed) {
  if (kind === 'recipe') return <RecipePage {...page} />
  if (kind === 'equipment') return <EquipmentPage {...page} />
  return <PostPage {...page} />
}
