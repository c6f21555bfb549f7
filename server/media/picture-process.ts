import { drawShape } from '../share-pictures/draw-shape.ts'
import { drawSharePicture } from '../share-pictures/draw-share-picture.ts'
import { encodeLogo } from './encode-logo.ts'
import { type Encoded, encodePicture } from './encode-picture.ts'
import type { PictureKind } from './picture-encoder.ts'

// A process of its own that reads or draws one picture at a time for `picture-encoder.ts`. Files from outside are read
// here alone: whatever one of them does to this process, the site goes on.

const MAX_RESIDENT_BYTES = 1024 * 1024 * 1024
/** Of the processor, not of the clock: on a busy machine a picture waits long for its turn. */
const MAX_WORK_MS = 60_000
const WATCH_MS = 100

const MAKE: Record<PictureKind, (parts: Uint8Array[]) => Promise<Encoded>> = {
  picture: (parts) => encodePicture(Buffer.concat(parts)),
  logo: (parts) => encodeLogo(Buffer.concat(parts)),
  share: drawSharePicture,
  shape: drawShape,
}

let begun = process.cpuUsage()
setInterval(() => {
  const { user, system } = process.cpuUsage(begun)
  const isTooMuch = process.memoryUsage.rss() > MAX_RESIDENT_BYTES || (user + system) / 1000 > MAX_WORK_MS
  if (isTooMuch) process.exit(1)
}, WATCH_MS).unref()

process.on('disconnect', () => process.exit())
let parts: Uint8Array[] = []
process.on('message', (message: Uint8Array | PictureKind) => {
  if (message instanceof Uint8Array) return void parts.push(message)
  begun = process.cpuUsage()
  const all = parts
  parts = []
  // What goes wrong beyond the file itself ends the process, and whoever waits for the picture hears of that.
  void MAKE[message](all).then((encoded) => process.send?.(encoded))
})
