import { createHmac, hkdfSync, scryptSync, timingSafeEqual } from 'node:crypto'

/*
 * An encrypted file is a header and chunks. Header: MAGIC, the salt of the passphrase, a nonce of this file, and a proof of
 * the key. Each chunk holds CHUNK bytes (the last one: 0 to CHUNK) under AES-256-GCM and a tag. Its nonce is its number and whether it is the last, so
 * that no chunk can be left out, moved, doubled or taken from another file (STREAM, Hoang and others 2015, as in age).
 */

const MAGIC = Buffer.from('gentle-plate sealed 1\n')
export const SALT_BYTES = 16
export const FILE_NONCE_BYTES = 16
const PROOF_BYTES = 32
export const HEADER_BYTES = MAGIC.length + SALT_BYTES + FILE_NONCE_BYTES + PROOF_BYTES
export const CHUNK = 64 * 1024
export const TAG_BYTES = 16
export const CIPHER = 'aes-256-gcm'

/** As hard as OWASP asks (2024), with 64 MB. They stand here and not in the file, so that no file chooses them. */
const SCRYPT = { N: 2 ** 16, r: 8, p: 2, maxmem: 96 * 1024 * 1024 }

const stretched = new Map<string, Buffer>()

/** The key of a passphrase and a salt. It takes a second and is remembered while the process runs. */
function stretch(passphrase: string, salt: Buffer): Buffer {
  const name = `${salt.toString('hex')} ${passphrase}`
  const known = stretched.get(name)
  if (known) return known
  const key = scryptSync(passphrase.normalize('NFC'), salt, 32, SCRYPT)
  stretched.set(name, key)
  return key
}

/** A name for a passphrase and a salt, which says nothing of either: files of kept backups lie under it. */
export const nameOfKey = (passphrase: string, salt: Buffer) =>
  createHmac('sha256', stretch(passphrase, salt)).update('name').digest('hex').slice(0, 16)

/** The key that signs manifests: whoever knows the passphrase knows by it which backups were made under it. */
export const manifestKeyOf = (passphrase: string, salt: Buffer) =>
  createHmac('sha256', stretch(passphrase, salt)).update('manifest').digest('hex')

/** A name in the place of one that tells what somebody has: nobody without the passphrase can find it out, or try. */
export const hideName = (name: string, { passphrase, salt }: { passphrase: string; salt: Buffer }) =>
  createHmac('sha256', stretch(passphrase, salt)).update(`name of ${name}`).digest('hex')

/** The key of one file, and its header. */
export function sealingOf(passphrase: string, salt: Buffer, nonce: Buffer) {
  const bytes = Buffer.from(hkdfSync('sha256', stretch(passphrase, salt), nonce, 'gentle-plate file', 64))
  const start = Buffer.concat([MAGIC, salt, nonce])
  const proof = createHmac('sha256', bytes.subarray(32)).update(start).digest()
  return { key: bytes.subarray(0, 32), header: Buffer.concat([start, proof]) }
}

/** Whether a file begins as encrypted ones do, and no other. */
const isSealed = (header: Buffer) => header.subarray(0, MAGIC.length).equals(MAGIC)

/** The salt of a header; undefined for a file that is not encrypted. */
export function readSalt(header: Buffer): Buffer | undefined {
  if (!isSealed(header)) return undefined
  return header.subarray(MAGIC.length, MAGIC.length + SALT_BYTES)
}

/** The key of a file; undefined when it was made under another passphrase. */
export function openHeader(header: Buffer, passphrase: string): Buffer | undefined {
  const salt = readSalt(header)
  if (!salt) return undefined
  const nonceAt = MAGIC.length + SALT_BYTES
  const sealing = sealingOf(passphrase, salt, header.subarray(nonceAt, nonceAt + FILE_NONCE_BYTES))
  return timingSafeEqual(sealing.header, header.subarray(0, HEADER_BYTES)) ? sealing.key : undefined
}

/** Bytes of an encrypted file that holds so many. */
export const sealedSize = (bytes: number) =>
  HEADER_BYTES + bytes + TAG_BYTES * Math.max(1, Math.ceil(bytes / CHUNK))

/** The nonce of a chunk: its number, and whether the file ends with it. */
export function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(index, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}
