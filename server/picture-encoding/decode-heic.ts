import { Worker } from 'node:worker_threads'
import { crc32, deflateSync } from 'node:zlib'

/** The pixels of a photo, RGBA, upright. */
export type HeicPixels = { data: Uint8ClampedArray; width: number; height: number }

const PROGRAM = new URL('./heic-thread.ts', import.meta.url)

/** Reads a HEIC or HEIF photo by software of its own: that of the other formats has no HEVC. Undefined for what it cannot read. */
export async function decodeHeic(file: Uint8Array): Promise<HeicPixels | undefined> {
  const { promise, resolve } = Promise.withResolvers<HeicPixels | undefined>()
  // What the library says of damaged files is nobody's matter.
  const thread = new Worker(PROGRAM, { workerData: file, stdout: true, stderr: true })
  thread
    .once('message', (pixels: HeicPixels | undefined) => resolve(pixels))
    .once('error', () => resolve(undefined))
    .once('exit', () => resolve(undefined))
  return promise.finally(async () => thread.terminate())
}

/** The end of the first chunk of a PNG, which says its size. */
const HEAD_BYTES = 33

/** A PNG that says in which colours its pixels are meant: those of a phone are not those of the web. */
export function withColourProfile(png: Uint8Array, profile: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length - 4)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([png.subarray(0, HEAD_BYTES), length, body, sum, png.subarray(HEAD_BYTES)])
}
