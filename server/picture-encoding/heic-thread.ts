import { parentPort, workerData } from 'node:worker_threads'
import loadLibrary from 'libheif-js/libheif-wasm/libheif-bundle.mjs'
import { MAX_PICTURE_PIXELS } from '#domain/files/picture.ts'

// Decodes one HEIC photo. A thread of the picture process, whose watch would not run while it decodes. Started by
// decode-heic.ts, and by nobody else.

const file: unknown = workerData
if (!parentPort || !(file instanceof Uint8Array)) throw new RangeError('This file is a worker')
const port = parentPort

const images = new (loadLibrary().HeifDecoder)().decode(file)
const image = images.find((image) => image.is_primary()) ?? images[0]
const width = image?.get_width() ?? 0
const height = image?.get_height() ?? 0
if (!image || width * height > MAX_PICTURE_PIXELS) port.postMessage(undefined)
else {
  const data = new Uint8ClampedArray(width * height * 4)
  image.display({ data, width, height }, (pixels) => {
    port.postMessage(pixels ? { data, width, height } : undefined, pixels ? [data.buffer] : [])
  })
}
