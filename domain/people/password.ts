/** NIST 800-63B-4: a password that is used alone has 15 characters or more. */
export const MIN_PASSWORD_LENGTH = 15
export const MAX_PASSWORD_LENGTH = 256

/** Below the field of a new password. */
export const PASSWORD_HINT = `${MIN_PASSWORD_LENGTH} characters or more. A sentence is easier to remember than a string of symbols.`
