import { useState } from 'react'
import { Link } from 'react-router'
import { Fold } from '../../../ui/form/fold.tsx'
import { Panel } from '../../../ui/frame/panel.tsx'
import { ScreenHead } from '../../../ui/frame/screen-head.tsx'
import { formatCount } from 'recipe-basics/text/format-number'
import type { ReviewValues } from '#domain/import/review-values.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, resourcesContext, siteContext } from '#server/context.ts'
import { readForm } from '#server/forms/read-form.ts'
import { useMomentFormat } from '../../use-moment-format.ts'
import { Desk } from '../desk/desk.tsx'
import { loadDesk } from '../desk/load-desk.ts'
import { useLastAnswer } from '../use-last-answer.ts'
import { readAddress, type ReviewAddress, writeAddress } from './address.ts'
import { REVIEW_FORM } from './becomes.tsx'
import { BringFiles, RecipeFiles } from './bring-files.tsx'
import type { PhotoChoice } from './bring-photos.tsx'
import { changeReview } from './change-review.ts'
import { fromFiles } from './from-files.ts'
import { Finished, SavedRecipes } from './finished.tsx'
import { loadReview, type ShownImport } from './load-review.ts'
import { NameList } from './name-list.tsx'
import { ProblemList } from './problem-list.tsx'
import { readyForReview } from './ready-for-review.ts'
import { receiveFiles } from './receive-files.ts'
import { Review } from './review.tsx'
import type { Refused } from './review-fields.tsx'
import { DiscardForm, SaveAll } from './save-all.tsx'
import { UNDOING } from './undo-import.tsx'
import { undoSaved } from './undo-saved.ts'
import { sendUnsent, unsentKey } from './unsent-edits.ts'
import { useFollowedWork, WorkProgress } from './work-progress.tsx'
import type { Route } from './+types/screen'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requireRight(request, context, 'write-drafts')
  const address = readAddress(url.searchParams)
  const { now } = context.get(siteContext)
  const { importer, jobs } = context.get(resourcesContext)
  const { shown, imports } = await loadReview(context.get(databaseContext), user, address, now, importer.read)
  // The desk names those that wait.
  const others = imports.filter(({ id, waiting }) => (shown ? id !== shown.id : waiting === 0))
  return {
    owner: user.id,
    address,
    mayFetch: jobs !== undefined,
    shown,
    desk: shown ? undefined : await loadDesk(context, user, imports),
    others: others.map(({ id, file_names, created_at }) => ({ id, file_names, created_at })),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const user = requireRight(request, context, 'write-drafts')
  const undo = url.searchParams.get('undo')
  if (undo !== null) return undoSaved(user, undo, request, context)
  const isUpload = request.headers.get('Content-Type')?.startsWith('multipart/form-data')
  return isUpload
    ? receiveFiles(user, request, context)
    : changeReview(user, await readForm(request), url.searchParams, context)
}

/** Sends unsent edits first, because a save may include them. Edits that the site refuses for good hold up nothing. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  if (!request.headers.get('Content-Type')?.startsWith('multipart/')) {
    const sent = new URLSearchParams(await request.clone().text())
    const unsent = await sendUnsent(sent.get('unsent') ?? '')
    // Every other button sends all that it saves.
    if (sent.get('intent') === 'save-all' && Object.values(unsent ?? {}).includes('waiting'))
      throw new TypeError('An edit did not arrive.')
  }
  return serverAction()
}

export const meta: Route.MetaFunction = () => [{ title: 'Import Data · Admin Panel' }]

/** The desk of the owner and the ways to bring files in; or the import that was asked for, as far as it is. */
export default function ImportData({ loaderData, actionData }: Route.ComponentProps) {
  const { owner, address, mayFetch, shown, desk, others } = loaderData
  const [isTicked, onTick] = useState(true)
  const [isWhole, onWhole] = useState(false)
  const { work, onSaid } = useFollowedWork(shown)
  const answer = useLastAnswer(actionData ?? undefined)
  const problems = answer && 'problems' in answer ? answer.problems : undefined
  const refused = answer && 'errors' in answer ? answer : undefined
  const step =
    work && work.status !== 'ready' && work.id === shown?.id && (work.isUndoing ? 'undoing' : work.status)
  return (
    <>
      {desk ? (
        <>
          <Desk desk={desk} />
          <BringFiles problems={problems} />
        </>
      ) : (
        <div className="mb-6">
          <RecipeFiles problems={problems} button="Add more files" isLine>
            or drop them here
          </RecipeFiles>
        </div>
      )}
      {step && (
        <>
          <ScreenHead
            title="Import Data"
            intro="You can leave this screen. The work goes on, and its end waits for you here."
          />
          <WorkProgress
            import_id={work.id}
            {...WORK[step]}
            again={writeAddress({ ...address, import_id: work.id })}
            onSaid={onSaid}
          />
        </>
      )}
      {shown && shown.id !== work?.id && (
        <Shown
          key={shown.id}
          {...{ owner, shown, address, refused, isWhole, onWhole }}
          photos={{ mayFetch, isTicked, onTick }}
        />
      )}
      <Others others={others} />
    </>
  )
}

const WORK = {
  undoing: UNDOING,
  parsing: {
    title: 'Reading your files',
    done: ({ waiting }: { waiting: number }) => readyForReview(waiting),
    failed: { title: 'Nothing to review', text: 'No recipe could be read from your files.' },
    isDone: ({ waiting }: { waiting: number }) => waiting > 0,
  },
  saving: {
    title: 'Saving your recipes',
    done: { title: 'Recipes saved' },
    failed: {
      title: 'Saving failed',
      text: 'The recipes that were not saved are still waiting here. Please try again.',
    },
  },
} as const

type ShownProps = {
  owner: string
  shown: ShownImport
  address: ReviewAddress
  photos: PhotoChoice
  /** Whether the whole recipe is open, and not only what asks. It holds from one recipe to the next. */
  isWhole: boolean
  onWhole: (isWhole: boolean) => void
  refused?: Pick<Refused, 'errors' | 'answer'> & { values: { position: number; typed: ReviewValues } }
}

function Shown({ owner, shown, address, refused, ...choices }: ShownProps) {
  const here = { ...address, import_id: shown.id }
  const { item, counts } = shown
  const isRefused = item !== undefined && refused?.values.position === item.position
  const formatMoment = useMomentFormat()
  const read = counts.waiting + counts.saved + counts.discarded + counts.undone
  return (
    <>
      {/* The first button is the one that Enter presses: this one does nothing. */}
      <button type="submit" form={REVIEW_FORM} disabled hidden aria-hidden tabIndex={-1} />
      <ScreenHead
        title={`${formatCount(read, 'recipe')} read`}
        intro={`From ${fromFiles(shown.file_names)}, ${formatMoment(shown.created_at)}.${counts.saved === 0 ? ' Nothing is saved until you say so.' : ''}`}
      >
        {item && <SaveAll counts={counts} />}
      </ScreenHead>
      {shown.failed && counts.waiting > 0 && (
        <p role="alert" className="mb-5 font-semibold text-danger">
          Saving stopped. The recipes below are not saved yet. Please try again.
        </p>
      )}
      {shown.problems.length > 0 && (
        <div className="mb-6 border-t border-line">
          <Fold title="Not imported" heading="h2" isOpen>
            <ProblemList problems={shown.problems} />
          </Fold>
        </div>
      )}
      <SavedRecipes shown={shown} />
      {counts.waiting === 0 && <Finished shown={shown} />}
      <div className={counts.waiting > 1 ? 'grid gap-x-8 gap-y-6 wide:grid-cols-[15rem_minmax(0,1fr)]' : ''}>
        {counts.waiting > 1 && <NameList shown={shown} address={here} />}
        {item && (
          <Review
            key={item.position}
            id={REVIEW_FORM}
            shown={shown}
            item={item}
            address={here}
            {...choices}
            unsent={unsentKey(owner, shown.id)}
            refused={isRefused ? { ...refused, typed: refused.values.typed } : undefined}
          />
        )}
      </div>
      {item && <DiscardForm id={shown.id} waiting={counts.waiting} />}
    </>
  )
}

type OtherImport = { id: string; file_names: string[]; created_at: string }

function Others({ others }: { others: OtherImport[] }) {
  const formatMoment = useMomentFormat()
  if (others.length === 0) return null
  return (
    <Panel title="Earlier imports" className="mt-5">
      <ul className="mt-2">
        {others.map(({ id, file_names, created_at }) => (
          <li key={id} className="border-t border-line">
            <Link
              to={writeAddress(readAddress(new URLSearchParams({ import: id })))}
              className="inline-flex min-h-11 items-center wrap-anywhere"
            >
              {fromFiles(file_names)}, {formatMoment(created_at)}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
