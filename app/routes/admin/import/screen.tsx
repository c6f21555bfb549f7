import { useState } from 'react'
import { Link } from 'react-router'
import { Panel } from '../../../ui/frame/panel.tsx'
import { ScreenHead } from '../../../ui/frame/screen-head.tsx'
import { RECIPE_FILE_ENDINGS } from 'recipe-import/file-endings'
import type { ReviewValues } from '#domain/import/review-values.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, resourcesContext, siteContext } from '#server/context.ts'
import { readForm } from '#server/forms/read-form.ts'
import { useLastAnswer } from '../use-last-answer.ts'
import { IMPORT_PATH, readAddress, type ReviewAddress, writeAddress } from './address.ts'
import type { PhotoChoice } from './bring-photos.tsx'
import { changeReview } from './change-review.ts'
import { DropFiles } from './drop-files.tsx'
import { Finished, SavedRecipes } from './finished.tsx'
import { loadReview, type ShownImport } from './load-review.ts'
import { NameList } from './name-list.tsx'
import { ProblemList } from './problem-list.tsx'
import { readyForReview } from './ready-for-review.ts'
import { receiveFiles } from './receive-files.ts'
import { Review } from './review.tsx'
import { UNDOING } from './undo-import.tsx'
import { undoSaved } from './undo-saved.ts'
import { sendUnsent, unsentKey } from './unsent-edits.ts'
import { useFollowedWork, WorkProgress } from './work-progress.tsx'
import type { Route } from './+types/screen'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requireRight(request, context, 'write-drafts')
  const address = readAddress(url.searchParams)
  const { now } = context.get(siteContext)
  return {
    owner: user.id,
    address,
    mayFetch: context.get(resourcesContext).jobs !== undefined,
    ...(await loadReview(
      context.get(databaseContext),
      user,
      address,
      now,
      context.get(resourcesContext).importer.read,
    )),
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

/** Brings recipes and equipment in from files. */
export default function ImportData({ loaderData, actionData }: Route.ComponentProps) {
  const { owner, address, mayFetch, shown, others } = loaderData
  const [isTicked, onTick] = useState(true)
  const { work, onSaid } = useFollowedWork(shown)
  const answer = useLastAnswer(actionData ?? undefined)
  const problems = answer && 'problems' in answer ? answer.problems : undefined
  const refused = answer && 'errors' in answer ? answer : undefined
  return (
    <>
      <ScreenHead
        title="Import Data"
        intro="Bring recipes and equipment in from files. Nothing is saved until you have seen what we made of it."
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,23rem),1fr))] items-start gap-5">
        <Panel
          title="Import Recipes"
          intro="One recipe, a list of them, or several files at once: JSON, exports of Paprika, Recipe Keeper, Crouton and Mela, Cooklang, CSV tables, saved web pages, and ZIP archives."
        >
          <DropFiles
            action={IMPORT_PATH}
            icon="file-braces"
            accept={RECIPE_FILE_ENDINGS.join()}
            multiple
            problems={problems}
          >
            <p>Drop your Umami JSON file here</p>
          </DropFiles>
        </Panel>
        <Panel title="Import Equipment" intro="A list of objects. You see a preview before it is published.">
          <DropFiles action="/admin/equipment/add" icon="cooking-pot" accept=".json">
            <p>Drop your equipment JSON file here</p>
          </DropFiles>
        </Panel>
      </div>
      {shown && work && work.status !== 'ready' && work.id === shown.id && (
        <div className="mt-5">
          <WorkProgress
            import_id={work.id}
            {...WORK[work.isUndoing ? 'undoing' : work.status]}
            again={writeAddress({ ...address, import_id: work.id })}
            onSaid={onSaid}
          />
        </div>
      )}
      {shown && shown.id !== work?.id && (
        <Shown
          key={`${shown.id} ${shown.item?.position}`}
          {...{ owner, shown, address, refused }}
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
  refused?: { values: { position: number; typed: ReviewValues }; errors: Record<string, string> }
}

function Shown({ owner, shown, address, photos, refused }: ShownProps) {
  const here = { ...address, import_id: shown.id }
  const { item } = shown
  const isRefused = item !== undefined && refused?.values.position === item.position
  return (
    <>
      {shown.failed && shown.counts.waiting > 0 && (
        <p role="alert" className="mt-5 font-semibold text-danger">
          Saving stopped. The recipes below are not saved yet. Please try again.
        </p>
      )}
      {shown.problems.length > 0 && (
        <Panel title="Not imported" className="mt-5">
          <ProblemList problems={shown.problems} />
        </Panel>
      )}
      {shown.counts.waiting > 0 ? (
        <div className="mt-5 grid gap-5">
          {shown.counts.waiting > 1 && <NameList shown={shown} address={here} />}
          {item && (
            <Review
              shown={shown}
              item={item}
              address={here}
              photos={photos}
              unsent={unsentKey(owner, shown.id)}
              refused={isRefused ? { typed: refused.values.typed, errors: refused.errors } : undefined}
            />
          )}
        </div>
      ) : (
        <Finished shown={shown} />
      )}
      <SavedRecipes shown={shown} />
    </>
  )
}

function Others({ others }: { others: { id: string; file_names: string[] }[] }) {
  if (others.length === 0) return null
  return (
    <Panel title="Earlier imports" className="mt-5">
      <ul className="mt-2">
        {others.map(({ id, file_names }) => (
          <li key={id} className="border-t border-line">
            <Link
              to={writeAddress(readAddress(new URLSearchParams({ import: id })))}
              className="inline-flex min-h-11 items-center wrap-anywhere"
            >
              {file_names.join(', ')}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
