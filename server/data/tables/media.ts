import type { Generated } from 'kysely'
import type { IconSize, PictureFormat } from '#domain/files/picture.ts'

/** Each table, column for column. */
export interface MediaTables {
  /** Pictures that were uploaded. The hash is the SHA-256 of the file as it came, which itself is not kept. */
  media: {
    hash: string
    /** Of the largest variant. */
    width: number
    height: number
    alt_text: string
    /** The point that every cut keeps, in whole percent from the left and from the top. */
    point_x: Generated<number>
    point_y: Generated<number>
    /** What the file was called where it came from: shown to the chef, used for nothing. */
    file_name: string
    byte_size: number
    created_at: string
    uploaded_by: string | null
    /** Since when it waits in the trash, where nothing shows it; null while it does not. */
    deleted_at: string | null
    deleted_by: string | null
  }
  /** Squares of those that were uploaded as logos, as PNG. */
  logo_icons: { hash: string; size: IconSize; content: Uint8Array }
  media_variants: { hash: string; format: PictureFormat; width: number; content: Uint8Array }
  /** What links to pages are shown with, as JPEG. `page` is a path of this site; one page has one version at a time. */
  share_pictures: { page: string; version: string; content: Uint8Array; drawn_at: string }

  /**
   * Pictures of other sites that were asked to be brought here. The row of one that is here keeps where it came from, as
   * long as the picture stays.
   */
  linked_pictures: {
    /** The SHA-256 of the address, which may be too long for an index. */
    key: string
    address: string
    state: 'waiting' | 'here' | 'failed'
    /** The picture of ours, once it is here. */
    hash: string | null
    /** What went wrong the last time. */
    message: string | null
    /** How often it went wrong since it was asked for, and when it is its turn. */
    tries: Generated<number>
    try_at: string
    /** When it came, or failed for good. */
    settled_at: string | null
    asked_by: string | null
  }
}
