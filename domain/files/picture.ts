import { oneOf } from 'recipe-basics/text/one-of'

/** What a picture is kept as. Browsers take the first that they can read; JPEG is for feeds and link previews. */
const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** A stored picture: the SHA-256 of the file that was taken, and the size of its largest variant in pixels. */
export type Picture = { hash: string; width: number; height: number }

/** One file of a picture. */
export type Variant = { hash: string; format: PictureFormat; width: number }

/** What phones make, and a little: 50 megapixels in any format, 200 in a JPEG as a camera writes it. */
export const MAX_PICTURE_PIXELS = 51_000_000
export const MAX_PHOTO_PIXELS = 202_000_000
/** Of a JPEG that comes into focus step by step, as programs write it. */
export const MAX_PROGRESSIVE_PIXELS = 70_000_000

/** The longest text that says what a picture shows. */
export const MAX_ALT_LENGTH = 500

/** Variants are at most this wide, and twice as tall: no screen shows more of a plate. */
export const MAX_VARIANT_WIDTH = 1600
export const MAX_VARIANT_HEIGHT = 3200

const SMALLER_WIDTHS = [400, 800, 1200]
const JPEG_WIDTH = 1200

/** The address of a picture, a path on this site. It says all that a page needs to show the picture. */
export function pictureAddress({ hash, width, height }: Picture): string {
  return `/media/${hash}-${width}x${height}`
}

/** The picture that `address` names, wherever its point is, or undefined when it is the address of something else. */
export function readPictureAddress(address: string): Picture | undefined {
  const [, hash, width, height] = PICTURE_ADDRESS.exec(address) ?? []
  return hash === undefined ? undefined : { hash, width: Number(width), height: Number(height) }
}

/** An address where it is of a picture of ours; null for one elsewhere, whose host need not know who looks. */
export const ownPicture = (address: string | null): string | null =>
  address !== null && readPictureAddress(address) ? address : null

/** The widths in which a picture of this width is kept, smallest first. It is never enlarged. */
export function variantWidths(width: number): number[] {
  return [...SMALLER_WIDTHS.filter((smaller) => smaller < width), width]
}

/** The width of the one JPEG of a picture of this width. */
export const jpegWidth = (width: number) => Math.min(width, JPEG_WIDTH)

/** The address of one file of a picture. */
export function variantAddress(picture: Picture, format: PictureFormat, width: number): string {
  return `${pictureAddress(picture)}/${width}.${format}`
}

/** The one file of a picture that every program can show. */
export function jpegAddress(picture: Picture): string {
  return variantAddress(picture, 'jpeg', jpegWidth(picture.width))
}

/** A picture in a format that every program reads, where it is ours; one from elsewhere as it is. */
export function toJpegAddress(address: string): string {
  const picture = readPictureAddress(address)
  return picture ? jpegAddress(picture) : address
}

/** Sides of the square icons that are drawn of a logo, in pixels: for tabs, for the home screens of phones, for search engines. */
export const ICON_SIZES = [32, 180, 192, 512] as const
export type IconSize = (typeof ICON_SIZES)[number]
export const TAB_ICON = 32
export const TOUCH_ICON = 180
export const SEARCH_ICON = 192

/** The address of an icon of a picture that was uploaded as a logo. */
export const iconAddress = (picture: Picture, size: IconSize) => `${pictureAddress(picture)}/icon-${size}.png`

/** The icon that `path` asks for. */
export function readIconPath(path: string): { hash: string; size: IconSize } | undefined {
  const [, address = '', side] = ICON_PATH.exec(path) ?? []
  const of = readPictureAddress(address)
  const size = ICON_SIZES.find((size) => String(size) === side)
  return of && size && { hash: of.hash, size }
}

/** The file that `path` asks for: the one it names, or the JPEG for the address of the picture itself. */
export function readVariantPath(path: string): Variant | undefined {
  const picture = readPictureAddress(path)
  if (picture) return { hash: picture.hash, format: 'jpeg', width: jpegWidth(picture.width) }
  const [, address = '', width, name] = VARIANT_PATH.exec(path) ?? []
  const format = oneOf(PICTURE_FORMATS, name)
  const of = readPictureAddress(address)
  return of && format && { hash: of.hash, format, width: Number(width) }
}

/** The hashes of all pictures that a text shows or names. */
export function findPictures(text: string): string[] {
  return [...new Set([...text.matchAll(/\/media\/([0-9a-f]{64})-/g)].flatMap(([, hash]) => hash ?? []))]
}

const PICTURE_ADDRESS = /^\/media\/([0-9a-f]{64})-([1-9]\d{0,3})x([1-9]\d{0,3})(?:#\d{1,3},\d{1,3})?$/
const ICON_PATH = /^(\/media\/[^/]+)\/icon-(\d{2,3})\.png$/
const VARIANT_PATH = /^(\/media\/[^/]+)\/([1-9]\d{0,3})\.([a-z]+)$/
