import type { IconSize, PictureFormat } from '#domain/picture.ts'

/** The tables of this folder, column for column. */
export interface MediaTables {
  /** Pictures that were uploaded. The hash is the SHA-256 of the file as it came, which itself is not kept. */
  media: {
    hash: string
    /** Of the largest variant. */
    width: number
    height: number
    alt_text: string
    /** What the file was called where it came from: shown to the chef, used for nothing. */
    file_name: string
    byte_size: number
    created_at: string
    uploaded_by: string | null
  }
  /** Squares of those that were uploaded as logos, as PNG. */
  logo_icons: { hash: string; size: IconSize; content: Uint8Array }
  media_variants: { hash: string; format: PictureFormat; width: number; content: Uint8Array }
}
