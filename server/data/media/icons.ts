import type { IconSize } from '#domain/files/picture.ts'
import type { Database } from '../database/database.ts'

/** A square icon of a picture that was uploaded as a logo, as PNG. */
export async function findIcon(db: Database, hash: string, size: IconSize): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('logo_icons')
    .select('content')
    .innerJoin('media', 'media.hash', 'logo_icons.hash')
    .where('media.hash', '=', hash)
    .where('deleted_at', 'is', null)
    .where('size', '=', size)
    .executeTakeFirst()
  return row?.content
}
