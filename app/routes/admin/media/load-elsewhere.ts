import type { Database } from '#server/data/database/database.ts'
import { listElsewhere } from '#server/data/media/elsewhere.ts'
import { listFailedPictures, readBringing } from '#server/data/media/linked-pictures.ts'

const MOST_FAILED = 100

/** How many pictures are shown from other sites, how far the work is that brings them here, and which did not come. */
export async function loadElsewhere(db: Database) {
  const shown = await listElsewhere(db)
  const failed = (await listFailedPictures(db)).flatMap(({ address, message }) => {
    // One that nothing shows any more is nobody's matter.
    const uses = shown.get(address)
    return uses ? [{ address, message, uses }] : []
  })
  return {
    ...(await readBringing(db)),
    count: shown.size,
    failedCount: failed.length,
    failed: failed.slice(0, MOST_FAILED),
  }
}

export type Elsewhere = Awaited<ReturnType<typeof loadElsewhere>>
