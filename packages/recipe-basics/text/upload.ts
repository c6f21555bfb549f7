/** The most that one request brings: a picture, files of an import, a body of the API; and one file in an archive. */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024

/** The same in words. */
export const MAX_UPLOAD = `${MAX_UPLOAD_BYTES / 1024 ** 2} MB`
