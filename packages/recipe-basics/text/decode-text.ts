/** What a person is told whose file is in another encoding. */
export const NOT_UTF8 =
  'The file is not UTF-8 text. Open it in a text editor, save it with the encoding UTF-8, and try again.'

/** The text that was sent: UTF-8, or UTF-16 that says so by its mark, as Windows saves it. Undefined when it is neither. */
export function decodeText(bytes: Uint8Array | ArrayBuffer): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

function encodingOf(bytes: Uint8Array | ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2))
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
