import type { RouterContextProvider } from 'react-router'
import { freeBytes, lastOf, lookForKept } from '#server/backups/folder.ts'
import { databaseContext, resourcesContext, siteContext } from '#server/context.ts'
import { findProblem } from '#server/data/backups/problem.ts'
import { findLook } from '#server/data/backups/second-place.ts'
import { readStatus } from '#server/data/things/read-status.ts'
import { faultReason } from '#server/http/storage-problem.ts'

/** With less room than that, somebody should make some. */
const LITTLE_ROOM_BYTES = 500_000_000

/** The site looks into the second place every hour. */
const LOOK_IS_OLD_MS = 3 * 3_600_000

/**
 * How the site does now. Its backup is `proved` only where a test restore of it worked and a second place has it; `worth` doing
 * something where nothing is wrong, but there is none yet, or it would be lost with the server.
 */
export async function loadStatus(context: Readonly<RouterContextProvider>) {
  const db = context.get(databaseContext)
  const { now } = context.get(siteContext)
  const { folder, isSecondPlaceSet } = context.get(resourcesContext).backups
  const { kept, unread } = await lookForKept(folder)
  const last = lastOf(kept, now)
  const problem = await findProblem(db, 'made')
  const notSent = await findProblem(db, 'sent')
  const free = await freeBytes(folder).catch(() => null)
  const fault = await context.get(resourcesContext).findFault()
  const isBackupBad = problem !== undefined || unread !== undefined
  const look = isSecondPlaceSet ? ((await findLook(db)) ?? null) : null
  const isNewestMissing =
    look !== null &&
    last !== undefined &&
    last.made_at <= look.looked_at &&
    (look.newest_at ?? '') < last.made_at
  const isLookOld = look !== null && now.getTime() - Date.parse(look.looked_at) > LOOK_IS_OLD_MS
  const isSendingBad = isSecondPlaceSet === true && (notSent !== undefined || isNewestMissing || isLookOld)
  // Another clock made it, or this one before it was set back.
  const isClockBad = kept[0] !== undefined && kept[0] !== last
  const isDiskBad = free !== null && free < LITTLE_ROOM_BYTES
  const isElsewhere = last !== undefined && look !== null && (look.newest_at ?? '') >= last.made_at
  const backup: 'bad' | 'proved' | 'worth' =
    isBackupBad || isSendingBad ? 'bad' : isElsewhere ? 'proved' : 'worth'
  return {
    ...(await readStatus(db, now)),
    backup,
    last: last?.made_at ?? null,
    isClockBad,
    problem: unread ?? problem?.problem ?? null,
    isUnread: unread !== undefined,
    free,
    fault: fault ? faultReason(fault) : null,
    notSent: notSent?.problem ?? null,
    look,
    isSecondPlaceSet,
    isBackupBad,
    isSendingBad,
    isDiskBad,
    needs: [isBackupBad, isSendingBad, isClockBad, isDiskBad, fault !== undefined].filter(Boolean).length,
  }
}
