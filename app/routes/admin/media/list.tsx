import { EmptyState } from '../../../ui/notice/empty-state.tsx'
import { Pagination } from '../../../ui/list/pagination.tsx'
import { ScreenHead } from '../../../ui/frame/screen-head.tsx'
import { readPage } from '#domain/search/list-query.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, resourcesContext } from '#server/context.ts'
import { listPicturePage } from '#server/data/media/pictures.ts'
import { listSources } from '#server/data/media/linked-pictures.ts'
import { listPictureUses } from '#server/data/media/uses.ts'
import { useLastAnswer } from '../use-last-answer.ts'
import { changePictures } from './change-pictures.ts'
import { ElsewherePanel } from './elsewhere-panel.tsx'
import { loadElsewhere } from './load-elsewhere.ts'
import { PictureRow } from './picture-row.tsx'
import { UploadPanel } from './upload-panel.tsx'
import type { Route } from './+types/list'

const RESULTS = 'pictures'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  requireRight(request, context, 'see-drafts')
  const db = context.get(databaseContext)
  const { pictures, ...found } = await listPicturePage(db, readPage(url.searchParams))
  const uses = await listPictureUses(db)
  const sources = await listSources(
    db,
    pictures.map(({ hash }) => hash),
  )
  return {
    ...found,
    pictures: pictures.map((picture) => ({
      ...picture,
      uses: uses.get(picture.hash) ?? [],
      sources: sources.get(picture.hash) ?? [],
    })),
    elsewhere: await loadElsewhere(db),
    mayFetch: context.get(resourcesContext).jobs !== undefined,
  }
}

export const action = (args: Route.ActionArgs) =>
  changePictures(requireRight(args.request, args.context, 'add-pictures'), args)

export const meta: Route.MetaFunction = () => [{ title: 'Media · Admin Panel' }]

/** All pictures that are stored here, where they are shown, and what they show; and those of other sites. */
export default function Media({ loaderData, actionData }: Route.ComponentProps) {
  const { pictures, count, page, pages, elsewhere, mayFetch } = loaderData
  const answer = useLastAnswer(actionData)
  return (
    <>
      <ScreenHead
        title="Media"
        intro="All pictures on this site. A picture that several pages show is stored once."
      />
      <UploadPanel error={answer?.errors.file} />
      <ElsewherePanel elsewhere={elsewhere} mayFetch={mayFetch} />
      <h2 id={RESULTS} tabIndex={-1} className="mt-9 mb-2 text-[1.375rem] outline-none">
        {count} {count === 1 ? 'picture' : 'pictures'}
      </h2>
      {count === 0 ? (
        <EmptyState
          as="h3"
          title="No pictures yet"
          text="Upload one above, or in the form of a recipe, a piece of equipment or a post."
        />
      ) : (
        <ul className="border-t border-line">
          {pictures.map((picture) => (
            <PictureRow key={picture.hash} picture={picture} />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} results={RESULTS} to={(page) => `?page=${page}`} />
    </>
  )
}
