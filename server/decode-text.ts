/** The text that was sent, or undefined when it is no UTF-8. */
export function decodeText(bytes: Uint8Array | ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
