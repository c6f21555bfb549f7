import { placeOf } from '#domain/search/list-query.ts'
import {
  type IconSize,
  type Picture,
  type PictureFormat,
  readPictureAddress,
  type Variant,
} from '#domain/files/picture.ts'
import { pointedAddress, type Point } from '#domain/files/point.ts'
import { type Author, authorMay } from '../changes/change.ts'
import { changeContent, recordChange } from '../changes/content-version.ts'
import type { Database } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import { listPictureUses, type PictureUse } from './uses.ts'
import { canBeStored } from '../columns/stored-text.ts'

/** Pictures on one page of the media screen. */
const PICTURES_PER_PAGE = 100

type NewPicture = Picture & {
  alt_text: string
  file_name: string
  /** Of the file that was uploaded. */
  byte_size: number
  uploaded_by: string | null
  variants: { format: PictureFormat; width: number; content: Uint8Array }[]
  /** Of a logo. */
  icons?: { size: IconSize; content: Uint8Array }[]
}

/** A picture as the chef sees it in the list. `byte_size` is that of the file that was uploaded. */
export type StoredPicture = Omit<NewPicture, 'variants' | 'icons' | 'uploaded_by'> & {
  point_x: number
  point_y: number
  created_at: string
}

type PicturePage = { pictures: StoredPicture[]; count: number; page: number; pages: number }

const COLUMNS = [
  'hash',
  'width',
  'height',
  'alt_text',
  'point_x',
  'point_y',
  'file_name',
  'byte_size',
  'created_at',
] as const

/** Stores a picture with all its files, or nothing of it. The same picture a second time comes out of the trash at most. */
export async function insertPicture(db: Database, picture: NewPicture, now: Date): Promise<void> {
  await changeContent(db, async (db) => {
    const row = await db
      .insertInto('media')
      .values({
        hash: picture.hash,
        width: picture.width,
        height: picture.height,
        alt_text: picture.alt_text,
        file_name: picture.file_name,
        byte_size: picture.byte_size,
        created_at: now.toISOString(),
        uploaded_by: picture.uploaded_by,
      })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .returning('hash')
      .executeTakeFirst()
    const { hash } = picture
    if (!row) {
      if (await bringBackPictures(db, [hash])) await recordChange(db, { isPublic: true })
      return
    }
    const files = picture.variants.map(({ format, width, content }) => ({ hash, format, width, content }))
    await db.insertInto('media_variants').values(files).execute()
    await insertRows(
      db,
      'logo_icons',
      (picture.icons ?? []).map(({ size, content }) => ({ hash, size, content })),
    )
    await recordChange(db, { isPublic: false })
  })
}

/** The picture with this hash, without its files. One in the trash is not there. */
export async function findPicture(db: Database, hash: string): Promise<StoredPicture | undefined> {
  if (!canBeStored(hash)) return undefined
  return db
    .selectFrom('media')
    .select(COLUMNS)
    .where('hash', '=', hash)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/**
 * The address of a picture with its point, and what it shows in the chef's words: empty when it is none of ours or nothing was
 * said.
 */
export async function findShownPicture<Address extends string | null>(
  db: Database,
  address: Address,
): Promise<{ address: Address | string; alt: string }> {
  const picture = address ? readPictureAddress(address) : undefined
  const row = picture && (await findPicture(db, picture.hash))
  return row ? { address: pointedAddress(row, toPoint(row)), alt: row.alt_text } : { address, alt: '' }
}

/** The point of a picture as it is stored. */
export const toPoint = ({ point_x, point_y }: Pick<StoredPicture, 'point_x' | 'point_y'>): Point => ({
  x: point_x,
  y: point_y,
})

/** The bytes of one file of a picture that is not in the trash. */
export async function findVariant(
  db: Database,
  { hash, format, width }: Variant,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('media_variants')
    .innerJoin('media', 'media.hash', 'media_variants.hash')
    .select('content')
    .where('media_variants.hash', '=', hash)
    .where('deleted_at', 'is', null)
    .where('format', '=', format)
    .where('media_variants.width', '=', width)
    .executeTakeFirst()
  return row?.content
}

/** One page of the pictures, newest first. `page` counts from 1; a later one than there is becomes the last. */
export async function listPicturePage(db: Database, page = 1): Promise<PicturePage> {
  const counted = await db
    .selectFrom('media')
    .select((select) => select.fn.countAll().as('count'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  const count = Number(counted.count)
  const { offset, ...place } = placeOf(page, count, PICTURES_PER_PAGE)
  const pictures = await db
    .selectFrom('media')
    .select(COLUMNS)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('hash')
    .limit(PICTURES_PER_PAGE)
    .offset(offset)
    .execute()
  return { pictures, count, ...place }
}

/** What is said of a picture to those who cannot see it. */
export const updateAltText = (db: Database, hash: string, alt_text: string, author: Author) =>
  updatePicture(db, hash, { alt_text }, author)

/** Moves the point of a picture that every cut keeps. */
export const movePoint = (db: Database, hash: string, { x, y }: Point, author: Author) =>
  updatePicture(db, hash, { point_x: x, point_y: y }, author)

/** Whether an author may change what belongs to a picture: one who writes drafts only, when nothing public or scheduled shows it. */
export async function mayChangePicture(db: Database, hash: string, author: Author): Promise<boolean> {
  if (authorMay(author, 'keep-media')) return true
  const uses = (await listPictureUses(db)).get(hash) ?? []
  return !uses.some(({ isPublic }) => isPublic)
}

async function updatePicture(
  db: Database,
  hash: string,
  change: { alt_text: string } | { point_x: number; point_y: number },
  author: Author,
): Promise<'saved' | 'missing' | 'not-allowed'> {
  if (!canBeStored(hash)) return 'missing'
  return changeContent(db, async (db) => {
    if (!(await mayChangePicture(db, hash, author))) return 'not-allowed'
    const row = await db
      .updateTable('media')
      .set(change)
      .where('hash', '=', hash)
      .returning('hash')
      .executeTakeFirst()
    if (!row) return 'missing'
    await recordChange(db, { isPublic: true })
    return 'saved'
  })
}

/**
 * Puts a picture that nothing shows into the trash. Answers where it is shown instead of deleting it; undefined when there is no
 * such picture.
 */
export async function deletePicture(
  db: Database,
  hash: string,
  { author_id }: Author,
  now: Date,
): Promise<PictureUse[] | undefined> {
  if (!canBeStored(hash)) return undefined
  return changeContent(db, async (db) => {
    const uses = (await listPictureUses(db)).get(hash) ?? []
    if (uses.length > 0) return uses
    const row = await db
      .updateTable('media')
      .set({ deleted_at: now.toISOString(), deleted_by: author_id })
      .where('hash', '=', hash)
      .where('deleted_at', 'is', null)
      .returning('hash')
      .executeTakeFirst()
    if (!row) return undefined
    await recordChange(db, { isPublic: true })
    return []
  })
}

/** Takes pictures out of the trash. True when one was in there. Belongs into the transaction of what needs them. */
export async function bringBackPictures(db: Database, hashes: string[]): Promise<boolean> {
  if (hashes.length === 0) return false
  const rows = await db
    .updateTable('media')
    .set({ deleted_at: null, deleted_by: null })
    .where('hash', 'in', hashes)
    .where('deleted_at', 'is not', null)
    .returning('hash')
    .execute()
  return rows.length > 0
}
