import { isObject, property, textOf, toList } from './published-object.ts'

/** A picture that a file holds itself, in base64, or names as another file beside it. */
export type EmbeddedPicture = { base64: string } | { path: string }

const PICTURE_KEYS = ['photoData', 'images', 'image', 'photos', 'localImage', 'imageUrl', 'thumbnailUrl']
const BYTES = ['data', 'photoData', 'imageData', 'base64', 'url', 'contentUrl', 'path', 'filename', 'src']
/** Of one recipe. */
const MOST = 50
/** How files of pictures begin, and files that only say that they are some: JPEG, PNG, GIF, WebP, HEIC, BMP, TIFF, SVG. */
const BEGINNING =
  /^(?:\/9j\/|iVBORw0KGgo|R0lGOD|UklGR|AAAA[A-Za-z0-9+/]{4}ZnR5c|Qk[0-9A-Za-z]|SUkq|TU0A|PHN2Zy|PD94bWw)/
const DATA = /^data:image\/[a-z0-9.+-]{1,20};base64,/i
const SHORTEST = 100
const PATH = /^[^:?#<>"|*\n]{1,300}\.(?:jpe?g|png|gif|webp|heic|heif|avif|bmp|tiff?)$/i

/** Whether a text is a picture rather than the address of one. */
export const isEmbedded = (text: string): boolean =>
  DATA.test(text) || (text.length >= SHORTEST && BEGINNING.test(text.trimStart().slice(0, 40)))

/** The pictures that a published recipe holds or names as files beside it, in their order, each once. */
export function embeddedIn(source: unknown): EmbeddedPicture[] {
  if (!isObject(source)) return []
  const texts = PICTURE_KEYS.flatMap((key) =>
    toList(property(source, key))
      .slice(0, MOST)
      .flatMap((picture) => textOf(picture, ...BYTES)?.trim() ?? []),
  )
  return [...new Set(texts)].slice(0, MOST).flatMap((text): EmbeddedPicture[] => {
    if (isEmbedded(text)) return [{ base64: text.replace(DATA, '') }]
    return PATH.test(text) && !text.startsWith('/') ? [{ path: text.replace(/^(?:\.\/)+/, '') }] : []
  })
}
