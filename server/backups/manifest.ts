import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { BackupRefusal, damaged } from './refusal.ts'
import { manifestKeyOf, SALT_BYTES } from './sealed/seal-format.ts'
import type { Sealing } from './sealed/seal.ts'

/** The number of this way to write backups. Those of the first name no passphrase. */
const FORMAT = 2 as const

export const MANIFEST = 'manifest.json'
/** About 400,000 entries. */
export const MAX_MANIFEST_BYTES = 64 * 1024 * 1024

const Hash = z.string().regex(/^[0-9a-f]{64}$/)
const Count = z.int().min(0)
/** Nothing else is read from a backup: no name of an entry is ever a path. */
const EntryName = z
  .string()
  .regex(/^(data\/[a-z_]{1,60}\.jsonl|images\/[0-9a-f]{64}\.(avif|webp|jpg|png)|uploads\/[0-9a-f]{64}\.bin)$/)

const Manifest = z.strictObject({
  format: z.literal([1, FORMAT]),
  site_version: z.string().max(60),
  made_at: z.iso.datetime(),
  /** The migrations that the database has had. */
  schema: z.array(z.string().regex(/^\d{4}-[a-z0-9-]{1,60}$/)).max(10_000),
  /** How many rows there are of each table. */
  rows: z.record(z.string().regex(/^[a-z_]{1,60}$/), Count),
  entries: z.record(EntryName, z.strictObject({ bytes: Count, sha256: Hash })),
  key_id: Hash,
  signature: Hash,
  /** A signature that a new machine can check, which has the passphrase and not the key. */
  passphrase: z
    .strictObject({ salt: z.string().regex(new RegExp(`^[0-9a-f]{${2 * SALT_BYTES}}$`)), signature: Hash })
    .optional(),
})

/** What a backup says of itself. */
export type Manifest = z.infer<typeof Manifest>
export type UnsignedManifest = Omit<Manifest, 'format' | 'key_id' | 'signature' | 'passphrase'>

/** The manifest as a backup holds it, signed with the key of this site and, of an encrypted one, with its passphrase. */
export function writeManifest(
  { site_version, made_at, schema, rows, entries }: UnsignedManifest,
  key: string,
  sealing?: Required<Sealing>,
): Buffer {
  const unsigned = { format: FORMAT, site_version, made_at, schema, rows, entries, key_id: keyId(key) }
  const signed = {
    ...unsigned,
    signature: sign(unsigned, key),
    ...(sealing && {
      passphrase: {
        salt: sealing.salt.toString('hex'),
        signature: sign(unsigned, manifestKeyOf(sealing.passphrase, sealing.salt)),
      },
    }),
  }
  return Buffer.from(`${JSON.stringify(signed, undefined, 1)}\n`)
}

/** Reads a manifest. Throws a BackupRefusal for one that no version of this site wrote, or a newer one. */
export function readManifest(bytes: Buffer): Manifest {
  const read = parseJson(bytes)
  const { data: format } = z.looseObject({ format: z.number() }).safeParse(read)
  if (format && format.format > FORMAT)
    throw new BackupRefusal('A newer version of this software made the backup. Update this site first.')
  const parsed = Manifest.safeParse(read)
  if (!parsed.success) throw damaged('its manifest cannot be read')
  return parsed.data
}

/**
 * Whether a site with this key made a backup. One that names the key and is not signed with it was changed after it was
 * made: throws a BackupRefusal.
 */
export function isSignedBy({ signature, passphrase: _other, ...unsigned }: Manifest, key: string): boolean {
  if (unsigned.key_id !== keyId(key)) return false
  if (!isSame(sign(unsigned, key), signature)) throw damaged('it was changed after this site signed it')
  return true
}

/** Whether a site with this passphrase made a backup. */
export function isMadeUnder(
  { signature: _other, passphrase: signed, ...unsigned }: Manifest,
  passphrase: string,
): boolean {
  if (!signed) return false
  const key = manifestKeyOf(passphrase, Buffer.from(signed.salt, 'hex'))
  return isSame(sign(unsigned, key), signed.signature)
}

const isSame = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'))

/** Says which key signed, and nothing of the key. */
const keyId = (key: string) => createHash('sha256').update(`key of backups ${key}`).digest('hex')

const sign = (unsigned: Omit<Manifest, 'signature' | 'passphrase'>, key: string) =>
  createHmac('sha256', key)
    .update(JSON.stringify(sorted(unsigned)))
    .digest('hex')

/** The same values in the same order, whoever wrote them. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return entries.map(([name, value]) => [name, sorted(value)])
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw damaged('its manifest cannot be read')
  }
}
