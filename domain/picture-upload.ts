import { MAX_UPLOAD_BYTES } from './upload.ts'

// Apart from picture.ts, which is in every public page: readers upload nothing.

export const MAX_PICTURE_BYTES = MAX_UPLOAD_BYTES

/** For the `accept` of a file input. Named one by one, because an iPhone then hands over its HEIC photos as JPEG. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** What is said to somebody whose file has more bytes. */
export const TOO_LARGE = 'That file is larger than 20 MB. Please make the picture smaller first.'
