/** The most that is taken at once, in one file or several. */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024
