import { sql } from 'kysely'
import { findPicturesElsewhere, replacePictures } from '#domain/post/html-pictures.ts'
import { escapeText } from 'recipe-basics/text/html-tree'
import { isElsewhere } from 'recipe-basics/text/web-address'
import { type Database, engineOf } from '../database/database.ts'
import { findOwn } from './linked-pictures.ts'
import type { PictureUse } from './uses.ts'

const LINKED = 'http%'

/** The pictures that are shown from other sites, drafts included, by their addresses; and where they are shown. */
export async function listElsewhere(db: Database): Promise<Map<string, PictureUse[]>> {
  const found = new Map<string, PictureUse[]>()
  const add = (address: string | null, { status, ...use }: Shown) => {
    if (!address || !isElsewhere(address)) return
    const uses = found.get(address) ?? []
    if (!uses.some(({ id }) => id === use.id)) uses.push({ ...use, isPublic: status === 'published' })
    found.set(address, uses)
  }
  for (const { image_url, ...recipe } of await listLinked(db, 'recipes'))
    add(image_url, { kind: 'recipe', ...recipe })
  for (const { image_url, ...piece } of await listLinked(db, 'kitchen_equipment'))
    add(image_url, { kind: 'equipment', ...piece })
  for (const { featured_image_url, content, ...post } of await listPosts(db))
    for (const address of [featured_image_url, ...findPicturesElsewhere(content)])
      add(address, { kind: 'post', ...post })
  return found
}

type Shown = Omit<PictureUse, 'isPublic'> & { status: string }

const listLinked = async (db: Database, table: 'recipes' | 'kitchen_equipment') =>
  db
    .selectFrom(table)
    .select(['id', 'name', 'status', 'image_url'])
    .where('image_url', 'like', LINKED)
    .orderBy('name')
    .execute()

const listPosts = async (db: Database) =>
  db
    .selectFrom('blog_posts')
    .select(['id', 'title as name', 'status', 'featured_image_url', 'content'])
    .where((where) =>
      where.or([where('featured_image_url', 'like', LINKED), where('content', 'like', '%<img %')]),
    )
    .orderBy('title')
    .execute()

/**
 * Shows a picture of ours wherever one of another site is shown, within the transaction of the caller. That is no edit: the
 * moment of each thing stays, so that nobody who has it open meets a conflict.
 */
export async function showOwn(db: Database, address: string, own: string): Promise<void> {
  for (const table of ['recipes', 'kitchen_equipment'] as const)
    await db.updateTable(table).set({ image_url: own }).where('image_url', '=', address).execute()
  await db
    .updateTable('blog_posts')
    .set({ featured_image_url: own })
    .where('featured_image_url', '=', address)
    .execute()
  const holds = engineOf(db) === 'sqlite' ? sql`instr` : sql`strpos`
  const posts = await db
    .selectFrom('blog_posts')
    .select(['id', 'content'])
    .where(sql<boolean>`${holds}(content, ${escapeText(address)}) > 0`)
    .execute()
  for (const { id, content } of posts) {
    const changed = replacePictures(content, new Map([[address, own]]))
    if (changed !== content)
      await db.updateTable('blog_posts').set({ content: changed }).where('id', '=', id).execute()
  }
}

/**
 * What is about to be stored, with pictures of ours in place of those that were brought here: a form that was opened before
 * still has their old addresses.
 */
export async function withOwnPictures<Columns extends Pictured>(
  db: Database,
  columns: Columns,
): Promise<Columns> {
  const { image_url, featured_image_url, content } = columns
  const linked = [image_url, featured_image_url].filter((address) => typeof address === 'string')
  const own = await findOwn(db, [...linked.filter(isElsewhere), ...findPicturesElsewhere(content ?? '')])
  if (own.size === 0) return columns
  const replace = (address: string | null | undefined) => address && (own.get(address) ?? address)
  return {
    ...columns,
    image_url: replace(image_url),
    featured_image_url: replace(featured_image_url),
    content: content && replacePictures(content, own),
  }
}

/** The columns of any thing that may show pictures. */
type Pictured = { image_url?: string | null; featured_image_url?: string | null; content?: string }
