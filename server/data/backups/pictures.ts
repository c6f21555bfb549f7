import { openSqliteReadOnly } from '../engines/open-sqlite.ts'

/** A file of a picture: what it says that it is, and what people call the picture. */
export type StoredPicture = { format: string; name: string; content: Uint8Array }

/** All files of pictures in a scratch file, one after the other. */
export function* readPictures(scratch: string): Generator<StoredPicture> {
  const sqlite = openSqliteReadOnly(scratch)
  try {
    const files = sqlite.prepare(
      `select format, content, file_name from media_variants join media on media.hash = media_variants.hash
       union all
       select 'png', content, file_name from logo_icons join media on media.hash = logo_icons.hash`,
    )
    for (const { format, content, file_name } of files.iterate())
      if (content instanceof Uint8Array) yield { format: String(format), name: String(file_name), content }
  } finally {
    sqlite.close()
  }
}
