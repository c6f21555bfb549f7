/** The most that is taken at once, in one file or several. */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024

/** The same in words. */
export const MAX_UPLOAD = `${MAX_UPLOAD_BYTES / 1024 ** 2} MB`
