/** Bytes that may lack at the end of a WebP: fewer than any part of it has. */
const MOST_MISSING = 2

const JPEG_END = Buffer.from('ffd9', 'hex')
const GIF_END = Buffer.from('003b', 'hex')
const RIFF_HEAD = 8

/**
 * Copies of a file that says no more than it says, with an end: what cuts files off, such as a line that breaks or a program that
 * counts wrong, often takes nothing of the picture. None for a file of a format that is read without its end.
 */
export function completeEnds(file: Uint8Array): Buffer[] {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const head = bytes.subarray(0, 4).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) {
    const isHalfEnd = bytes.at(-1) === JPEG_END[0]
    return [Buffer.concat([bytes, isHalfEnd ? JPEG_END.subarray(1) : JPEG_END])]
  }
  if (head === 'GIF8') return [Buffer.concat([bytes, GIF_END])]
  return head === 'RIFF' && bytes.length > RIFF_HEAD ? completeWebp(bytes) : []
}

/** Its head says how long it is: either that is wrong, or a byte or two are missing. */
function completeWebp(bytes: Buffer): Buffer[] {
  const missing = bytes.readUInt32LE(4) + RIFF_HEAD - bytes.length
  if (missing <= 0 || missing > MOST_MISSING) return []
  const counted = Buffer.from(bytes)
  counted.writeUInt32LE(bytes.length - RIFF_HEAD, 4)
  return [counted, Buffer.concat([bytes, Buffer.alloc(missing)])]
}
