import { MAX_UPLOAD } from 'recipe-basics/text/upload'

// Apart from picture.ts, which is in every public page: readers upload nothing.

/** For the `accept` of a file input. A computer offers the HEIC photos of a phone only where they are named. */
export const PICTURE_TYPES =
  'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif,image/gif'

/** What is said to somebody whose file has more bytes than an upload may have. */
export const TOO_LARGE = `That file is larger than ${MAX_UPLOAD}. Please make the picture smaller first.`
