const MAX_LENGTH = 2_000

/**
 * The one rule for addresses that people enter or import: http or https with a host and without a user name, or a
 * path on this site that begins with exactly one slash. Returns it as it may be stored, or undefined.
 */
export function toWebAddress(text: string): string | undefined {
  // Pages and chats leave white space and signs that show nothing around what is copied from them.
  const [address = '', ...others] = text.match(/[^\p{Cf}\s]+/gu) ?? []
  return others.length === 0 && isWebAddress(address) ? address : undefined
}

/** Whether `text` may stand in a link or picture as it is. Anything a browser would read differently is refused. */
export function isWebAddress(text: string): boolean {
  // Browsers drop tabs and newlines inside addresses and read \ as /: nothing honest needs them.
  if (text.length > MAX_LENGTH || /[\p{Cc}\p{Cf}\p{Z}\\]/u.test(text) || !text.isWellFormed()) return false
  if (text.startsWith('/')) return !text.startsWith('//')
  // An @ before the path names a user, even an empty one, and makes one host look like another.
  return /^https?:\/\/[^/?#@]+([/?#]|$)/i.test(text) && URL.canParse(text)
}

/** Whether `text` is the address of something on another site. */
export const isElsewhere = (text: string): boolean => !text.startsWith('/') && isWebAddress(text)
