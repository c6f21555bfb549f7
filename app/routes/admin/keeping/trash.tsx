import { href } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { ConfirmForm } from '#app/ui/form/confirm-form.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Pagination } from '../../../ui/list/pagination.tsx'
import { beginWithCount, formatCount } from 'recipe-basics/text/format-number'
import { readPage } from '#domain/search/list-query.ts'
import { daysLeft, TRASH_DAYS } from '#domain/publishing/trash.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { authorOf } from '#server/data/changes/change.ts'
import { listTrash } from '#server/data/trash/list.ts'
import { useMay } from '../use-may.ts'
import { Answer } from './answer.tsx'
import { answerTrash } from './trash/answer-trash.ts'
import { TrashRow } from './trash/trash-row.tsx'
import type { Route } from './+types/trash'

const LIST = 'in-the-trash'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const author = authorOf(requireRight(request, context, 'see-drafts'))
  const { now } = context.get(siteContext)
  const { things, ...found } = await listTrash(
    context.get(databaseContext),
    author,
    now,
    readPage(url.searchParams),
  )
  return {
    ...found,
    next: found.nextAt && daysLeft(found.nextAt, now),
    things: things.map((thing) => ({ ...thing, days: daysLeft(thing.deleted_at, now) })),
  }
}

export const action = (args: Route.ActionArgs) =>
  answerTrash(requireRight(args.request, args.context, 'write-drafts'), args)

export const meta: Route.MetaFunction = () => [{ title: 'Trash · Admin Panel' }]

/** What was deleted and can come back. */
export default function Trash({ loaderData }: Route.ComponentProps) {
  const { things, count, next, page, pages } = loaderData
  const may = useMay()
  return (
    <>
      <Answer icon={count > 0 ? 'trash-2' : 'circle-check'} tab="Trash" title={titleOf(count, Number(next))}>
        <p>
          {count > 0
            ? `What is deleted stays for ${TRASH_DAYS} days. Readers do not find it. Its address answers “not found”; that of a post leads to the blog.`
            : `What you delete waits here for ${TRASH_DAYS} days.`}
        </p>
        {!may('publish') && (
          <p className="mt-1.5">
            Deleted drafts wait here. What was public or scheduled is not shown to you: ask an administrator.
          </p>
        )}
      </Answer>
      {count > 0 && (
        <section aria-labelledby={LIST}>
          <h2 id={LIST} tabIndex={-1} className="mb-3 text-[1.375rem] outline-none">
            In the trash
          </h2>
          <DataTable
            caption="Things in the trash, the first to go on top"
            columns={['What', 'Deleted', 'Goes for good', 'If you restore it']}
            actions="Restore"
          >
            {things.map((thing) => (
              <TrashRow key={`${thing.kind} ${thing.id}`} thing={thing} />
            ))}
          </DataTable>
          <Pagination page={page} pages={pages} results={LIST} to={(page) => `?page=${page}`} />
          {may('publish') && <Empty count={count} />}
        </section>
      )}
    </>
  )
}

function titleOf(count: number, next: number): string {
  if (count === 0) return 'The trash is empty.'
  const first = count === 1 ? 'It goes' : 'The next goes'
  return `${beginWithCount(count, 'thing waits', 'things wait')} here. ${first} in ${formatCount(next, 'day')}.`
}

function Empty({ count }: { count: number }) {
  const goes = `${beginWithCount(count, 'thing goes', 'things go')} for good, with all earlier versions.`
  return (
    <section aria-labelledby="empty" className="mt-10 max-w-152 rounded-card border border-danger p-5">
      <h2 id="empty" className="text-[1.25rem]">
        Empty the trash?
      </h2>
      <p className="mt-2">
        {goes} Nobody can bring them back from here. Older backups still hold them, and restoring such a
        backup brings them back.
      </p>
      <ConfirmForm
        action={href('/admin/keeping/trash')}
        question={`${goes} Empty the trash?`}
        className="mt-4"
      >
        <Button type="submit" name="empty" value="yes" look="danger">
          <Icon name="trash-2" /> Empty the trash
        </Button>
      </ConfirmForm>
    </section>
  )
}
