import { readPictureAddress } from '#domain/files/picture.ts'
import { MIDDLE, type Point, pointedAddress } from '#domain/files/point.ts'
import type { Database } from '../database/database.ts'

/** Some addresses of pictures as pages show them: one of ours names its point, where the chef has moved it. */
export async function readPoints<Address extends string | null>(
  db: Database,
  addresses: readonly Address[],
): Promise<(address: Address) => Address | string> {
  const ours = addresses.flatMap((address) => (address && readPictureAddress(address)?.hash) || [])
  const points = await findMoved(db, [...new Set(ours)])
  return (address) => {
    const picture = address === null ? undefined : readPictureAddress(address)
    return picture ? pointedAddress(picture, points.get(picture.hash) ?? MIDDLE) : address
  }
}

async function findMoved(db: Database, hashes: string[]): Promise<Map<string, Point>> {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .selectFrom('media')
    .select(['hash', 'point_x as x', 'point_y as y'])
    .where('hash', 'in', hashes)
    .execute()
  return new Map(rows.map(({ hash, ...point }) => [hash, point]))
}
