/** Enough of a file to know its type by. */
export const HEAD_BYTES = 16

const SIGNATURES = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^GIF8[79]a/,
  /^RIFF[^]{4}WEBP/,
  /^[^]{4}ftyp(avi[fs]|hei[cmsx]|hev[cmsx]|mif1|msf1)/,
]

/** Whether a file begins as one of the pictures that uploads may be. What it holds, its decoder finds out. */
export function isPictureHead(head: Uint8Array): boolean {
  const text = Buffer.from(head.subarray(0, HEAD_BYTES)).toString('latin1')
  return SIGNATURES.some((signature) => signature.test(text))
}

const UNSAID = ['', 'application/octet-stream', 'binary/octet-stream']

/** Whether an answer may be a picture by its `Content-Type`. Stores of files often say nothing, so the bytes decide. */
export function isPictureType(contentType = ''): boolean {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  return (type.startsWith('image/') && !type.startsWith('image/svg')) || UNSAID.includes(type)
}
