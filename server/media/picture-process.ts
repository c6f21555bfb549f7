import { readFileSync } from 'node:fs'
import { drawShape } from '../share-pictures/draw-shape.ts'
import { drawSharePicture } from '../share-pictures/draw-share-picture.ts'
import { encodeLogo } from '../picture-encoding/encode-logo.ts'
import { type Encoded, encodePicture } from '../picture-encoding/encode-picture.ts'
import type { PictureKind } from './picture-encoder.ts'

// A process of its own that reads or draws one picture at a time for `picture-encoder.ts`. Files from outside are read
// here alone: whatever one of them does to this process, the site goes on.

const MAX_RESIDENT_BYTES = 1024 * 1024 * 1024
/** Of the processor, not of the clock: on a busy machine a picture waits long for its turn. */
const MAX_WORK_MS = 60_000
const WATCH_MS = 100
/** `nobody` of Linux. */
const NOBODY = 65_534
/** What is loaded later than the rest. */
const HEIC_PROGRAM = new URL('../picture-encoding/heic-thread.ts', import.meta.url)

const MAKE: Record<PictureKind, (parts: Uint8Array[]) => Promise<Encoded>> = {
  picture: (parts) => encodePicture(Buffer.concat(parts)),
  logo: (parts) => encodeLogo(Buffer.concat(parts)),
  share: drawSharePicture,
  shape: drawShape,
}

becomeNobody()
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

/**
 * A site that runs as root has its files read by a user who owns nothing, as far as that user may read the programs: code that a
 * picture smuggled in could still ask the network, and see what everybody on the machine may see.
 */
function becomeNobody() {
  if (process.geteuid?.() !== 0 || !process.setuid || !process.seteuid || !process.setgid) return
  process.seteuid(NOBODY)
  const mayRead = canRead(HEIC_PROGRAM)
  process.seteuid(0)
  if (!mayRead) return
  process.setgroups?.([])
  process.setgid(NOBODY)
  process.setuid(NOBODY)
}

function canRead(path: URL): boolean {
  try {
    return readFileSync(path).length > 0
  } catch {
    // Below a folder of root alone, such as /root.
    return false
  }
}
