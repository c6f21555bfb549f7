import { MAX_UPLOAD } from './upload.ts'

// Apart from picture.ts, which is in every public page: readers upload nothing.

/** For the `accept` of a file input. Named one by one, because an iPhone then hands over its HEIC photos as JPEG. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** What is said to somebody whose file has more bytes than an upload may have. */
export const TOO_LARGE = `That file is larger than ${MAX_UPLOAD}. Please make the picture smaller first.`
