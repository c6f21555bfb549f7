import { changeContent } from '../data/changes/content-version.ts'
import type { Database } from '../data/database/database.ts'
import { forgetAttempts, withWork, type Work } from '../data/database/lease.ts'
import { showOwn } from '../data/media/elsewhere.ts'
import {
  endBringing,
  findNextPicture,
  type LinkedPicture,
  type Outcome,
  settlePicture,
} from '../data/media/linked-pictures.ts'
import { bringBackPictures, findPicture } from '../data/media/pictures.ts'
import { pictureAddress } from '#domain/files/picture.ts'
import { decodePathPart } from '#domain/addresses/public-path.ts'
import type { GuardedFetch } from '../guarded-fetch/guarded-fetch.ts'
import type { Job, Step } from '../jobs/job-runner.ts'
import { unlessAborted } from '../concurrency/unless-aborted.ts'
import type { PictureEncoder } from './picture-encoder.ts'
import { preparePicture } from './receive-picture.ts'

/** A site that does not answer is asked again after these times, and then no more. */
const RETRY_AFTER_MS = [60_000, 300_000]
/** People who upload pictures come first. */
const BUSY_MS = 10_000
const BUSY_STATUS = 503

type Means = {
  db: Database
  fetchPicture: GuardedFetch['fetchPicture']
  encode: PictureEncoder
  /** The clock. */
  now?: () => Date
  retryAfterMs?: number[]
}

/**
 * Brings pictures of other sites here, one after the other: fetches each, has it encoded, and in one transaction stores it,
 * shows it wherever the old address stood, and marks it as done. What was cut short in the middle is done anew.
 */
export function bringPictures({
  db,
  fetchPicture,
  encode,
  now = () => new Date(),
  retryAfterMs = RETRY_AFTER_MS,
}: Means): Job {
  const store = async (work: Work, change: (db: Database) => Promise<unknown>) =>
    changeContent(db, async (db) => withWork(db, work, change))

  const settle = async (work: Work, { key }: LinkedPicture, outcome: Outcome): Promise<Step> =>
    (await store(work, async (db) => settlePicture(db, key, outcome, now()))) ? 'more' : 'done'

  /** Tried again where that may help, and if it was not tried too often. */
  async function fail(work: Work, linked: LinkedPicture, failure: { message: string; again: boolean }) {
    const { message } = failure
    const wait = failure.again ? retryAfterMs[linked.tries] : undefined
    if (wait === undefined) return settle(work, linked, { state: 'failed', message })
    const try_at = new Date(now().getTime() + wait).toISOString()
    return settle(work, linked, { state: 'waiting', message, tries: linked.tries + 1, try_at })
  }

  /** One that was brought already is shown where it is linked to anew, and comes out of the trash for that. */
  async function showAgain(work: Work, linked: LinkedPicture, hash: string): Promise<Step> {
    const isHeld = await store(work, async (db) => {
      await bringBackPictures(db, [hash])
      const picture = await findPicture(db, hash)
      if (picture) await showOwn(db, linked.address, pictureAddress(picture))
      await settlePicture(db, linked.key, { state: 'here', hash }, now())
    })
    return isHeld ? 'more' : 'done'
  }

  async function bring(work: Work, linked: LinkedPicture, closing: AbortSignal): Promise<Step> {
    const fetched = await fetchPicture(linked.address, closing)
    if (closing.aborted) return 'more'
    if (!fetched.ok) return fail(work, linked, fetched)
    const upload = { name: nameOf(linked.address), alt_text: '', uploaded_by: linked.asked_by }
    const preparing = preparePicture({ db, encode }, { file: fetched.parts, ...upload })
    const prepared = await unlessAborted(preparing, closing)
    if (!prepared.ok && prepared.status === BUSY_STATUS) return new Date(now().getTime() + BUSY_MS)
    if (!prepared.ok) return fail(work, linked, { message: prepared.message, again: false })
    const isHeld = await store(work, async (db) => {
      await prepared.store(db, now())
      await showOwn(db, linked.address, prepared.address)
      await settlePicture(db, linked.key, { state: 'here', hash: prepared.hash }, now())
    })
    return isHeld ? 'more' : 'done'
  }

  return {
    async step(work, closing) {
      const linked = await findNextPicture(db)
      if (!linked) {
        let isDone = true
        await store(work, async (db) => (isDone = await endBringing(db)))
        return isDone ? 'done' : 'more'
      }
      if (linked.try_at > now().toISOString()) return new Date(linked.try_at)
      return linked.hash === null ? bring(work, linked, closing) : showAgain(work, linked, linked.hash)
    },
    async leaveOut(work) {
      const linked = await findNextPicture(db)
      const wasTried = linked && linked.try_at <= now().toISOString()
      if (wasTried) await fail(work, linked, { message: ENDED_THE_SITE, again: false })
      // Nothing was under way: what waits for its turn has ended nothing.
      else await forgetAttempts(db, work)
    },
  }
}

const ENDED_THE_SITE = 'The site ended several times while it brought this picture.'

/** What the picture is called where it comes from. */
const nameOf = (address: string): string =>
  decodePathPart(URL.parse(address)?.pathname.split('/').at(-1) ?? '')
