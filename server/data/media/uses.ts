import { findPictures } from '#domain/files/picture.ts'
import type { Database } from '../database/database.ts'
import { SITE } from '../settings/versions.ts'

/** A recipe, a piece of equipment or a post that shows a picture, drafts included; or the site itself. */
export type PictureUse = {
  kind: 'recipe' | 'equipment' | 'post' | 'settings'
  id: string
  name: string
  /** Whether visitors see it there, or will. */
  isPublic: boolean
}

const ADDRESSES = '%/media/%'

/** Where pictures are shown, by the hash of the picture; what is shown nowhere is not in it. */
export async function listPictureUses(db: Database): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>()
  for (const { text, ...use } of await listPictured(db)) {
    for (const hash of findPictures(text)) {
      const others = uses.get(hash)
      if (others) others.push(use)
      else uses.set(hash, [use])
    }
  }
  return uses
}

/** All that shows a picture of ours, with the text that names it. */
async function listPictured(db: Database): Promise<(PictureUse & { text: string })[]> {
  const recipes = await db
    .selectFrom('recipes')
    .select(['id', 'name', 'image_url', 'status'])
    .where('image_url', 'like', ADDRESSES)
    .orderBy('name')
    .execute()
  const equipment = await db
    .selectFrom('kitchen_equipment')
    .select(['id', 'name', 'image_url', 'status'])
    .where('image_url', 'like', ADDRESSES)
    .orderBy('name')
    .execute()
  const posts = await db
    .selectFrom('blog_posts')
    .select(['id', 'title', 'featured_image_url', 'content', 'status'])
    .where((where) =>
      where.or([where('featured_image_url', 'like', ADDRESSES), where('content', 'like', ADDRESSES)]),
    )
    .orderBy('title')
    .execute()
  const settings = await db
    .selectFrom('settings')
    .select('fields')
    .where('fields', 'like', ADDRESSES)
    .execute()
  return [
    ...recipes.map(({ id, name, image_url, status }) => ({
      kind: 'recipe' as const,
      id,
      name,
      isPublic: status === 'published',
      text: image_url ?? '',
    })),
    ...equipment.map(({ id, name, image_url, status }) => ({
      kind: 'equipment' as const,
      id,
      name,
      isPublic: status === 'published',
      text: image_url ?? '',
    })),
    ...posts.map(({ id, title, featured_image_url, content, status }) => ({
      kind: 'post' as const,
      id,
      name: title,
      isPublic: status === 'published',
      text: `${featured_image_url ?? ''}\n${content}`,
    })),
    ...settings.map(({ fields }) => ({
      kind: 'settings' as const,
      id: SITE,
      name: 'Settings',
      isPublic: true,
      text: fields,
    })),
  ]
}
