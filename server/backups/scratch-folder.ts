import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freeBytes } from './folder.ts'
import { BackupRefusal } from './refusal.ts'

/**
 * A path for a scratch database, which is gone afterwards with all that belongs to it. It lies where more room is: in the folder for
 * temporary files, which may be small or missing, or beside the backup that it is for.
 */
export async function withScratch<Result>(
  backup: string,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await makeFolder([tmpdir(), dirname(backup)])
  try {
    return await use(join(folder, 'scratch.db'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function makeFolder(places: string[]): Promise<string> {
  const sized = await Promise.all(
    places.map(async (place) => ({ place, free: await freeBytes(place).catch(() => 0) })),
  )
  for (const { place } of sized.sort((a, b) => b.free - a.free)) {
    const made = await mkdtemp(join(place, 'plate-backup-')).catch(() => undefined)
    if (made !== undefined) return made
  }
  throw new BackupRefusal(
    `The backup cannot be tried out: the server may write neither to ${places.join(' nor to ')}.`,
  )
}
