import { href } from 'react-router'
import { Pagination } from '../../../ui/list/pagination.tsx'
import { SearchBox } from '../../../ui/list/search-box.tsx'
import { beginWithCount } from 'recipe-basics/text/format-number'
import { readPage, readSearch } from '#domain/search/list-query.ts'
import { toOldPath } from '#domain/addresses/redirect.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { findRedirect, type Redirect, listMissing, listRedirects } from '#server/data/redirects/read.ts'
import { guessPage, listNamedPages } from '#server/redirects/named-pages.ts'
import { readForm } from '#server/forms/read-form.ts'
import { useLastAnswer } from '../use-last-answer.ts'
import { AddressForm } from './addresses/address-form.tsx'
import { AddressTable } from './addresses/address-table.tsx'
import { Answer } from './answer.tsx'
import { answerAddresses } from './addresses/answer-addresses.ts'
import { ManyAtOnce } from './addresses/many-at-once.tsx'
import { MissingPaths } from './addresses/missing-paths.tsx'
import { NAMED_PAGES } from './addresses/page-field.tsx'
import type { Route } from './+types/addresses'

const LIST = 'addresses'
const EDIT = 'address'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  requireRight(request, context, 'change-settings')
  const db = context.get(databaseContext)
  const search = readSearch(url.searchParams)
  const found = await listRedirects(db, search, readPage(url.searchParams))
  const path = toOldPath(url.searchParams.get('edit') ?? '')
  const edited = path === undefined ? undefined : await findRedirect(db, path)
  const { now } = context.get(siteContext)
  const missing = await Promise.all(
    (await listMissing(db)).map(async (one) => ({ ...one, guess: await guessPage(db, one.path, now) })),
  )
  return { ...found, search, edited, missing, named: await listNamedPages(db, now) }
}

export async function action({ request, context }: Route.ActionArgs) {
  requireRight(request, context, 'change-settings')
  return answerAddresses(await readForm(request), context)
}

export const meta: Route.MetaFunction = () => [{ title: 'Addresses · Admin Panel' }]

export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  const { redirects, count, page, pages, search, edited, missing, named } = loaderData
  const answer = useLastAnswer(actionData)
  const isAstray = missing.length > 0
  return (
    <>
      <Answer
        icon={isAstray ? 'circle-question-mark' : 'circle-check'}
        needsYou={isAstray}
        tab="Addresses"
        title={titleOf(missing.length)}
      >
        <p>{beginWithCount(count, 'old address is', 'old addresses are')} sent on.</p>
      </Answer>
      <datalist id={NAMED_PAGES}>
        {named.map(({ to, name }) => (
          <option key={to} value={to}>
            {name}
          </option>
        ))}
      </datalist>
      {isAstray && <MissingPaths missing={missing} />}
      <section aria-labelledby={LIST} className="mt-9">
        <h2 id={LIST} tabIndex={-1} className="text-[1.375rem] outline-none">
          Old addresses that lead somewhere
        </h2>
        <search className="mt-3 mb-5 block max-w-104">
          <form>
            <SearchBox
              label="Search addresses"
              name="search"
              defaultValue={search}
              placeholder="A part of the old or new address"
            />
          </form>
        </search>
        <AddressTable redirects={redirects} toEdit={(path) => `${toList(search, page, path)}#${EDIT}`} />
        <Pagination page={page} pages={pages} to={(page) => toList(search, page)} results={LIST} />
      </section>
      <AddressForm
        id={EDIT}
        key={edited?.path}
        was={edited?.path}
        typed={answer?.values ?? (edited && toTyped(edited))}
        errors={answer?.errors ?? {}}
      />
      <ManyAtOnce />
    </>
  )
}

function titleOf(count: number): string {
  if (count === 0) return 'Every address that people ask for leads somewhere.'
  return beginWithCount(
    count,
    'address that people ask for leads nowhere.',
    'addresses that people ask for lead nowhere.',
  )
}

const toTyped = ({ path, leads_to }: Redirect) => ({
  from: path,
  to: leads_to ?? '',
  isGone: leads_to === null,
})

const toList = (search: string, page: number, edit?: string) =>
  `${href('/admin/keeping/addresses')}?${new URLSearchParams({ ...(search && { search }), page: String(page), ...(edit && { edit }) })}`
