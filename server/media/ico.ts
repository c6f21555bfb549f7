const HEAD_BYTES = 6
const ENTRY_BYTES = 16

/** One PNG as the file that browsers ask for as favicon.ico. `size` is its side in pixels, below 256. */
export function toIco({ size, content }: { size: number; content: Uint8Array }): Buffer {
  const head = Buffer.alloc(HEAD_BYTES + ENTRY_BYTES)
  head.writeUInt16LE(1, 2) // an icon, and no cursor
  head.writeUInt16LE(1, 4) // one picture
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // planes
  head.writeUInt16LE(32, 12) // bits of a pixel
  head.writeUInt32LE(content.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, content])
}
