import { setTimeout as wait } from 'node:timers/promises'
import { mayWrite } from '../data/changes/change.ts'
import { changeContent, recordChange } from '../data/changes/content-version.ts'
import type { Database } from '../data/database/database.ts'
import { countItems } from '../data/imports/items.ts'
import { type Lease, endSaving, findSaving, withLease } from '../data/imports/work.ts'
import type { Import } from '../data/imports/files.ts'
import { findRole } from '../data/people/users.ts'
import { WRITE_GAP_MS } from '../data/engines/sqlite-driver.ts'
import { loadKnownRecipes } from '../data/recipes/read/known.ts'
import { loadSlugs } from '../data/recipes/write/batches.ts'
import { loadTrashedRecipes } from '../data/trash/recipes.ts'
import type { ReportProgress } from './progress.ts'
import { publishEquipment } from './publish-equipment.ts'
import { judgeBatch, saveBatch, type Saving } from './save-batch.ts'

/** Recipes that are saved in one transaction, for which everybody else who writes waits: as many as take so long. */
const BATCH = { first: 16, least: 8, most: 64 }
const SHORT_MS = 20
const LONG_MS = 60

/**
 * How many were saved, added as drafts among them; skipped; and left for review: one that is stored or in the trash is called
 * the same, or a field is wrong. Of equipment, those that were updated are counted apart.
 */
export type Saved = { saved: number; drafts?: number; skipped: number; left: number; updated?: number }

/**
 * Saves all that waits in an import. Each recipe is saved and its item marked in one transaction: what was cut short at
 * any moment goes on where it ended. Undefined when it was not asked for, is done, or is done by somebody else.
 */
export async function saveImport(
  db: Database,
  { id: import_id, user_id, kind }: Import,
  { lease_owner, now }: { lease_owner: string; now: Date },
  onProgress: ReportProgress,
): Promise<Saved | undefined> {
  const lease = { import_id, lease_owner }
  const options = await findSaving(db, lease)
  if (!options) return undefined
  // What the person may do by now, which may be less than when it was asked for.
  const author = { author_id: user_id, role: await findRole(db, user_id) }
  if (!mayWrite(author, 'draft')) {
    await withLease(db, lease, async (db) => endSaving(db, import_id))
    return { saved: 0, skipped: 0, left: (await countItems(db, import_id)).waiting }
  }
  const status = mayWrite(author, options.status) ? options.status : 'draft'
  return kind === 'recipes'
    ? saveRecipes(db, lease, { import_id, author, now, ...options, status }, onProgress)
    : publishEquipment(db, lease, { ...options, status, author, now })
}

async function saveRecipes(
  db: Database,
  lease: Lease,
  asked: Omit<Saving, 'known' | 'trashed' | 'slugs'>,
  onProgress: ReportProgress,
): Promise<Saved | undefined> {
  const total = (await countItems(db, lease.import_id)).waiting
  const saving = {
    ...asked,
    known: await loadKnownRecipes(db),
    trashed: await loadTrashedRecipes(db, asked.author, asked.now),
    slugs: await loadSlugs(db),
  }
  const saved = { saved: 0, drafts: 0, skipped: 0, left: 0 }
  let limit = BATCH.first
  for (let after = 0, done = 0, isLast = false; !isLast;) {
    const place = { after, limit }
    const [judge] = await Promise.all([judgeBatch(db, saving, place), wait(WRITE_GAP_MS)])
    let begun = 0
    const isOurs = await withLease(db, lease, async (db) => {
      begun = performance.now()
      const batch = await changeContent(db, async (db) => saveBatch(db, { ...saving, judge }, place))
      saved.saved += batch.saved
      saved.drafts += batch.drafts
      saved.skipped += batch.skipped
      saved.left += batch.left
      done += batch.count
      after = batch.last
      isLast = batch.count < limit
      if (isLast) await endSaving(db, lease.import_id)
      else await recordChange(db, { isPublic: false })
    })
    if (!isOurs) return undefined
    limit = nextLimit(limit, performance.now() - begun)
    onProgress({ done: Math.min(done, total), total })
  }
  return saved
}

/** Powers of two: the statements of a batch are prepared once for each size. */
function nextLimit(limit: number, tookMs: number): number {
  if (tookMs > LONG_MS) return Math.max(BATCH.least, limit / 2)
  return tookMs < SHORT_MS ? Math.min(BATCH.most, limit * 2) : limit
}
