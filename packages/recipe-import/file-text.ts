import { gunzipSync } from 'node:zlib'
import { PARSE_FAILURE } from './report.ts'
import { endsWith, PAGE_ENDINGS, TABLE_ENDINGS } from './file-endings.ts'
import type { IsFood } from './heading-marks.ts'
import { type RecipeText, toRecipeText } from './recipe-text.ts'
import { MAX_UPLOAD, MAX_UPLOAD_BYTES } from 'recipe-basics/text/upload'
import { decodeText, NOT_UTF8 } from 'recipe-basics/text/decode-text'
import { type Allowance, MOST_UNZIPPED } from './zip.ts'

/** What files of other kinds begin with, and what they are called. */
const KINDS: readonly (readonly [beginning: string, name: string])[] = [
  ['%PDF', 'a PDF document'],
  ['PK\x03\x04', 'an archive or an office document'],
  ['\xff\xd8\xff', 'a picture'],
  ['\x89PNG', 'a picture'],
  ['GIF8', 'a picture'],
  ['RIFF', 'a picture or a sound'],
  ['\0\0\0', 'a picture or a film'],
  ['SQLite format', 'a database'],
  ['\xd0\xcf\x11\xe0', 'an office document'],
]

const FROM_EXCEL = 'In Excel, choose “CSV UTF-8” as the type of file when you save it.'

/** The JSON of a file with recipes, unpacked where it was compressed, as Paprika does it; or why there is none. */
export function fileText(name: string, bytes: Uint8Array, allowance: Allowance, isFood: IsFood): RecipeText {
  const unpacked = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzip(bytes, allowance) : bytes
  if (typeof unpacked === 'string') return refusal(unpacked)
  const text = decodeText(unpacked) ?? (endsWith(name, PAGE_ENDINGS) ? decodePage(unpacked) : undefined)
  const kind = kindOf(unpacked)
  if (kind !== undefined && (text === undefined || text.includes('\0')))
    return refusal(`This is ${kind}, whatever its name says. No recipe can be read from it.`)
  if (text !== undefined) return toRecipeText(name, text, isFood)
  return refusal(endsWith(name, TABLE_ENDINGS) ? `${NOT_UTF8} ${FROM_EXCEL}` : NOT_UTF8)
}

/** Where browsers look for what a page says of its encoding, and a little more. */
const HEAD = 4_096
const CHARSET = /<meta\s[^<>]{0,200}charset\s?=\s?["']?([\w-]{1,40})/i

/** A page in the encoding that it says it has, as sites had them before UTF-8. */
function decodePage(bytes: Uint8Array): string | undefined {
  const [, charset = ''] = CHARSET.exec(Buffer.from(bytes.subarray(0, HEAD)).toString('latin1')) ?? []
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch (error) {
    // A charset that nobody knows, or bytes that are not of it.
    if (error instanceof RangeError || error instanceof TypeError) return undefined
    throw error
  }
}

const refusal = (detail: string): RecipeText => ({ ok: false, message: PARSE_FAILURE, detail })

function kindOf(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return KINDS.find(([beginning]) => head.startsWith(beginning))?.[1]
}

/** The bytes, or why there are none. What is refused for its size has cost as much as what is read. */
function gunzip(bytes: Uint8Array, allowance: Allowance): Uint8Array | string {
  const most = Math.min(MAX_UPLOAD_BYTES, allowance.bytes)
  if (most <= 0) return `The files hold more than ${MOST_UNZIPPED} together.`
  try {
    const unpacked = gunzipSync(bytes, { maxOutputLength: most })
    allowance.bytes -= unpacked.byteLength
    return unpacked
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    allowance.bytes -= most
    const isTooLong = error.code === 'ERR_BUFFER_TOO_LARGE'
    if (isTooLong && most < MAX_UPLOAD_BYTES) return `The files hold more than ${MOST_UNZIPPED} together.`
    return isTooLong ? `The file holds more than ${MAX_UPLOAD}.` : 'The file is compressed, and damaged.'
  }
}
