import { href, type RouterContextProvider } from 'react-router'
import { formatBytes } from '#domain/files/format-bytes.ts'
import { may } from '#domain/people/rights.ts'
import type { SignedInUser } from '#domain/people/session.ts'
import { dayIn } from '#domain/publishing/time-zone.ts'
import { FIRST_STEPS } from '#domain/settings/first-steps.ts'
import { formatCount } from 'recipe-basics/text/format-number'
import { databaseContext, siteContext } from '#server/context.ts'
import { findNextToGoLive } from '#server/data/changes/next-to-go-live.ts'
import { listSamples } from '#server/data/changes/sample-marks.ts'
import type { Database } from '#server/data/database/database.ts'
import { listFailedPictures } from '#server/data/media/linked-pictures.ts'
import { listLostLabels } from '#server/data/recipes/labels/lost-labels.ts'
import { listDueRecipes } from '#server/data/recipes/read/due.ts'
import { findFirstSteps } from '#server/data/settings/first-steps.ts'
import { readSettings } from '#server/data/settings/row.ts'
import { readDrafts, type WaitingDrafts } from '#server/data/things/read-desk.ts'
import { postsAddress } from '../blog/post-filter.tsx'
import { fromFiles } from '../import/from-files.ts'
import type { ListedImport } from '../import/load-review.ts'
import { loadStatus } from '../keeping/load-status.ts'
import { STEPS } from '../settings/first-steps.tsx'

/** Something that waits for its reader: what it is, which files it came from and when, where it is dealt with, and what that link says. */
export type Need = {
  what: string
  from?: { files: string; at: string }
  note?: string
  to: string
  go: string
}

type Status = Awaited<ReturnType<typeof loadStatus>>

/** What needs this person, most urgent first, what happens by itself, and the first steps while there are any. */
export async function loadDesk(
  context: Readonly<RouterContextProvider>,
  user: SignedInUser,
  imports: readonly ListedImport[],
) {
  const db = context.get(databaseContext)
  const { now, words } = context.get(siteContext)
  const status = may(user, 'keep-backups') ? await loadStatus(context) : undefined
  const drafts = await readDrafts(db)
  const needs = [
    ...(status ? troubles(status) : []),
    ...waitingImports(imports),
    ...(await waitingThings(db, user, drafts, dayIn(words.time_zone, now.toISOString()))),
  ]
  const steps = may(user, 'change-settings') ? await loadSteps(db, drafts.own, status) : undefined
  return {
    needs,
    next: status ? status.next : ((await findNextToGoLive(db, now)) ?? null),
    backup: status && toBackup(status),
    steps,
  }
}

const OWN_RECIPES = 3

/** The first steps, each with what there is to do, while the list of them is not through or put away. */
async function loadSteps(db: Database, own: number, status: Status | undefined) {
  const settings = await readSettings(db)
  const done = await findFirstSteps(db, settings, await listSamples(db))
  if (!done) return undefined
  const { fields, samples } = settings
  const isPortrait = fields.portrait_url !== null && !samples.includes('portrait_url')
  const more = [
    { name: 'Bring a picture of yourself', to: `${href('/admin/settings')}#about`, isDone: isPortrait },
    { name: 'Import or write three recipes', to: href('/admin/recipes/add'), isDone: own >= OWN_RECIPES },
    status && {
      name: 'Have a second place for backups',
      to: href('/admin/keeping/backups'),
      isDone: status.isSecondPlaceSet === true,
    },
  ].filter((step) => step !== undefined)
  const inSettings = FIRST_STEPS.map((step) => ({
    name: STEPS[step].name,
    to: `${href('/admin/settings')}${STEPS[step].to}`,
    isDone: done[step],
  }))
  return [...inSettings, ...more]
}

export type Desk = Awaited<ReturnType<typeof loadDesk>>

const toBackup = ({ backup, last, isSecondPlaceSet, isUnread }: Status) => ({
  ...{ state: backup, last, isSecondPlaceSet, isUnread },
})

function troubles(status: Status): Need[] {
  const { isUnread, problem, notSent, free, fault } = status
  const found = [
    status.isBackupBad && {
      what: isUnread ? 'The backups cannot be read' : 'The last backup failed',
      note: problem ?? undefined,
    },
    status.isSendingBad && {
      what: 'The second place does not have the last backup',
      note: notSent ?? 'Until it has, the backup is lost with the server.',
    },
    status.isDiskBad && {
      what: 'The disk is nearly full',
      note: `${formatBytes(free ?? 0)} are free. A full disk saves nothing more.`,
    },
    fault !== null && { what: 'The database does not save', note: fault },
    status.isClockBad && {
      what: 'The clock of the server may be wrong',
      note: 'A backup is dated later than now. Scheduled things go live by this clock.',
    },
  ].filter((trouble) => trouble !== false)
  return found.map((trouble) => ({ ...trouble, to: href('/admin/keeping/status'), go: 'What to do' }))
}

const waitingImports = (imports: readonly ListedImport[]): Need[] =>
  imports
    .filter(({ waiting }) => waiting > 0)
    .map(({ id, waiting, file_names, created_at }) => ({
      what: `${formatCount(waiting, 'recipe waits', 'recipes wait')} for review`,
      from: { files: fromFiles(file_names), at: created_at },
      note: 'Nothing of this is saved yet.',
      to: `${href('/admin/import')}?import=${id}`,
      go: waiting === 1 ? 'Look at it' : 'Go through them',
    }))

async function waitingThings(
  db: Database,
  user: SignedInUser,
  { recipes, posts }: WaitingDrafts,
  today: string,
): Promise<Need[]> {
  const due = await listDueRecipes(db, today, 0)
  const lost = may(user, 'decide-labels') ? (await listLostLabels(db, 0)).count : 0
  const failed = may(user, 'keep-media') ? (await listFailedPictures(db)).length : 0
  const needs: (Need | false | undefined)[] = [
    recipes.first && {
      what: formatCount(recipes.count, 'recipe is a draft', 'recipes are drafts'),
      note: `${recipes.withoutServings > 0 ? `${formatCount(recipes.withoutServings, 'has', 'have')} no servings. ` : ''}Readers do not see drafts.`,
      ...(recipes.count === 1
        ? { to: href('/admin/recipes/:id/edit', { id: recipes.first.id }), go: 'Look at it' }
        : { to: `${href('/admin/recipes')}?state=draft`, go: 'To the drafts' }),
    },
    posts > 0 && {
      what: formatCount(posts, 'post is a draft', 'posts are drafts'),
      note: 'Readers do not see drafts.',
      to: postsAddress({ search: '', state: 'draft' }),
      go: 'To the drafts',
    },
    due.count > 0 && {
      what: formatCount(due.count, 'recipe is due for a new look', 'recipes are due for a new look'),
      note: 'The day that you set for it is past.',
      to: `${href('/admin/recipes')}#due`,
      go: 'To the list',
    },
    lost > 0 && {
      what: formatCount(lost, 'label was lost', 'labels were lost'),
      note: 'Its lines do not show any more that it holds.',
      to: href('/admin/recipes'),
      go: 'To the list',
    },
    failed > 0 && {
      what: formatCount(failed, 'picture did not come', 'pictures did not come'),
      note: 'Their dishes are drawn meanwhile.',
      to: href('/admin/media'),
      go: 'To the pictures',
    },
  ]
  return needs.filter((need) => typeof need === 'object')
}
