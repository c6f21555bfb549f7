import { createHash } from 'node:crypto'
import { MAX_ALT_LENGTH, pictureAddress } from '#domain/files/picture.ts'
import { TOO_LARGE } from '#domain/files/picture-upload.ts'
import { MAX_UPLOAD_BYTES } from 'recipe-basics/text/upload'
import type { Database } from '../data/database/database.ts'
import { findPicture, insertPicture, type StoredPicture } from '../data/media/pictures.ts'
import type { PictureAnswer, PictureEncoder, PictureKind } from './picture-encoder.ts'

type Parts = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

type Upload = {
  /** Its bytes, as they come. */
  file: Parts
  /** What the file is called where it comes from. */
  name: string
  alt_text: string
  uploaded_by: string | null
  as?: PictureKind
}

/** The picture that was stored; or in words why not, with the status that says so to programs. */
export type Received = { ok: true; picture: StoredPicture } | { ok: false; status: number; message: string }

/** A picture that can be stored: its address, and what stores it, unless it is stored already. */
type Prepared =
  | { ok: true; hash: string; address: string; store: (db: Database, now: Date) => Promise<void> }
  | (Received & { ok: false })

const MAX_NAME_LENGTH = 200
const EMPTY = 'That file is empty. Please try another copy of it.'

const REFUSALS: Record<Extract<PictureAnswer, { ok: false }>['reason'], [status: number, message: string]> = {
  'no-picture': [415, 'That is not a picture we can read. We take JPEG, PNG, WebP, AVIF, HEIC and GIF.'],
  heic: [
    415,
    'We could not read that HEIC photo. Please save it as JPEG; an iPhone takes JPEGs with Settings, Camera, Formats, Most Compatible.',
  ],
  'too-many-pixels': [
    422,
    'That picture has too many pixels. We take 200 megapixels of a JPEG from a camera, and 50 of any other picture. Please make it smaller first.',
  ],
  damaged: [422, 'That picture is damaged: we could not read it to its end. Please try another copy of it.'],
  failed: [
    422,
    'We could not read that picture. Please save it again with a picture program, or try another picture.',
  ],
  'bad-svg': [
    415,
    'That SVG cannot be drawn. Please export it as plain SVG, without entities of its own, or as PNG.',
  ],
  killed: [
    503,
    'The server ended the work on that picture, most likely because its memory ran out. Please make the picture smaller, or try again later.',
  ],
  busy: [503, 'The site is preparing too many pictures at the moment. Please try again in a minute.'],
}

/** Stores a file from outside as a picture. The same file a second time is the picture that is stored already. */
export async function receivePicture(
  { db, encode, now }: { db: Database; encode: PictureEncoder; now: Date },
  upload: Upload,
): Promise<Received> {
  const prepared = await preparePicture({ db, encode }, upload)
  if (!prepared.ok) return prepared
  await prepared.store(db, now)
  const picture = await findPicture(db, prepared.hash)
  if (!picture) throw new Error('the picture was deleted while it was stored')
  return { ok: true, picture }
}

/** Makes a file from outside ready to be stored as a picture. */
export async function preparePicture(
  { db, encode }: { db: Database; encode: PictureEncoder },
  { file, name, alt_text, uploaded_by, as = 'picture' }: Upload,
): Promise<Prepared> {
  const { parts, byte_size, key } = await readFile(file, as)
  if (byte_size > MAX_UPLOAD_BYTES) return { ok: false, status: 413, message: TOO_LARGE }
  // A form sends an empty file without a name where none was chosen.
  if (byte_size === 0)
    return { ok: false, status: 422, message: name === '' ? 'Choose a picture first.' : EMPTY }
  const known = await findPicture(db, key)
  if (known) return { ok: true, hash: key, address: pictureAddress(known), store: async () => {} }

  const answer = await encode(parts, as)
  if (!answer.ok) {
    const [status, message] = REFUSALS[answer.reason]
    return { ok: false, status, message }
  }
  const { width, height, variants, icons } = answer.picture
  const texts = {
    alt_text: toStorable(alt_text, MAX_ALT_LENGTH),
    file_name: toStorable(name, MAX_NAME_LENGTH),
  }
  const sizes = { width, height, byte_size }
  const picture = { hash: key, ...sizes, ...texts, uploaded_by, variants, icons }
  return {
    ok: true,
    hash: key,
    address: pictureAddress(picture),
    store: async (db, now) => insertPicture(db, picture, now),
  }
}

/** Reads a file to its end, or to where it is too large. It stays in parts: to join twenty megabytes, others wait. */
async function readFile(file: Parts, as: PictureKind) {
  const parts: Uint8Array[] = []
  const hash = createHash('sha256')
  // The same file may be a picture already, which has no icons.
  if (as === 'logo') hash.update('logo')
  let byte_size = 0
  for await (const part of file) {
    parts.push(part)
    hash.update(part)
    byte_size += part.length
    if (byte_size > MAX_UPLOAD_BYTES) break
  }
  return { parts, byte_size, key: hash.digest('hex') }
}

/** What a form says of a picture, as it may be stored and shown: one line of text. */
export function toAltText(field: FormDataEntryValue | null): string {
  return typeof field === 'string' ? toStorable(field, MAX_ALT_LENGTH) : ''
}

const toStorable = (text: string, length: number) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, length)
    .toWellFormed()
