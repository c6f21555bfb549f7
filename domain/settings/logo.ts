import {
  iconAddress,
  readPictureAddress,
  SEARCH_ICON,
  TAB_ICON,
  TOUCH_ICON,
  variantAddress,
  variantWidths,
} from '../files/picture.ts'

/** The files of a logo that pages name, and its size in pixels. */
export type Logo = {
  src: string
  width: number
  height: number
  tabIcon: string
  touchIcon: string
  /** What search engines show: they ask for a multiple of 48 pixels. */
  searchIcon: string
}

/** The logo at an address; null where there is none, or not one of ours. */
export function toLogo(address: string | null): Logo | null {
  const picture = address === null ? undefined : readPictureAddress(address)
  if (!picture) return null
  const [smallest = picture.width] = variantWidths(picture.width)
  return {
    src: variantAddress(picture, 'webp', smallest),
    width: picture.width,
    height: picture.height,
    tabIcon: iconAddress(picture, TAB_ICON),
    touchIcon: iconAddress(picture, TOUCH_ICON),
    searchIcon: iconAddress(picture, SEARCH_ICON),
  }
}
