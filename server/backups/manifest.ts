import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { BackupRefusal, damaged } from './refusal.ts'

/** The number of this way to write backups. */
const FORMAT = 1 as const

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
  format: z.literal(FORMAT),
  site_version: z.string().max(60),
  made_at: z.iso.datetime(),
  /** The migrations that the database has had. */
  schema: z.array(z.string().regex(/^\d{4}-[a-z0-9-]{1,60}$/)).max(10_000),
  /** How many rows there are of each table. */
  rows: z.record(z.string().regex(/^[a-z_]{1,60}$/), Count),
  entries: z.record(EntryName, z.strictObject({ bytes: Count, sha256: Hash })),
  key_id: Hash,
  signature: Hash,
})

/** What a backup says of itself. */
export type Manifest = z.infer<typeof Manifest>
export type UnsignedManifest = Omit<Manifest, 'format' | 'key_id' | 'signature'>

/** The manifest as a backup holds it, signed with the key of this site. */
export function writeManifest(manifest: UnsignedManifest, key: string): Buffer {
  const unsigned = { format: FORMAT, ...manifest, key_id: keyId(key) }
  return Buffer.from(`${JSON.stringify({ ...unsigned, signature: sign(unsigned, key) }, undefined, 1)}\n`)
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
export function isSignedBy({ signature, ...unsigned }: Manifest, key: string): boolean {
  if (unsigned.key_id !== keyId(key)) return false
  const wanted = Buffer.from(sign(unsigned, key), 'hex')
  if (!timingSafeEqual(wanted, Buffer.from(signature, 'hex')))
    throw damaged('it was changed after this site signed it')
  return true
}

/** Says which key signed, and nothing of the key. */
const keyId = (key: string) => createHash('sha256').update(`key of backups ${key}`).digest('hex')

const sign = (unsigned: Omit<Manifest, 'signature'>, key: string) =>
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
