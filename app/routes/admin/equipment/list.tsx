import { Icon } from '../../../ui/icon/icon.tsx'
import { href, useLocation } from 'react-router'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { EquipmentPicture } from '../../equipment/equipment-picture.tsx'
import { ScreenHead } from '../../../ui/frame/screen-head.tsx'
import { EQUIPMENT_FIELDS, MAX_RATING } from '#domain/equipment/fields.ts'
import { formatMoney } from '#domain/fields/money.ts'
import { ownPicture } from '#domain/files/picture.ts'
import { rightToWrite } from '#domain/people/rights.ts'
import { stateOf } from '#domain/publishing/status.ts'
import { readTableQuery } from '#domain/search/table-query.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { authorOf } from '#server/data/changes/change.ts'
import { EQUIPMENT_COLUMNS, listEquipmentRows, type EquipmentRow } from '#server/data/equipment/admin.ts'
import { listSampleIds } from '#server/data/changes/sample-marks.ts'
import { EQUIPMENT } from '#server/data/things/equipment-thing.ts'
import { redirectWith } from '#server/forms/notice.ts'
import { readForm } from '#server/forms/read-form.ts'
import { type DashboardCard, DashboardCards } from '../dashboard-cards.tsx'
import { DeleteForm } from '../delete-form.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { RecordRow, Value } from '../record-row.tsx'
import { RecordTable } from '../record-table.tsx'
import { useShortDayFormat } from '../use-day-format.ts'
import { useMay } from '../use-may.ts'
import { withTable } from '../table-address.ts'
import { ViewLink } from '../view-link.tsx'
import { answerDelete } from '../answer-delete.ts'
import { changeSelected } from '../bulk/change-selected.ts'
import type { Route } from './+types/list'

const COLUMNS = {
  name: EQUIPMENT_FIELDS.name.label,
  brand: EQUIPMENT_FIELDS.brand.label,
  category: EQUIPMENT_FIELDS.category.label,
  price: EQUIPMENT_FIELDS.price.label,
  rating: EQUIPMENT_FIELDS.rating.label,
  affiliate_links: 'Affiliate Links',
  created_at: 'Created',
}
const GROUPS = [
  ['name', 'brand'],
  ['category'],
  ['price'],
  ['rating'],
  ['affiliate_links'],
  ['created_at'],
] as const
const CARDS: DashboardCard[] = [
  { to: '/admin/equipment/add', title: 'Add Equipment', text: 'Upload a JSON file.', icon: 'file-up' },
  {
    to: '/admin/equipment/list',
    title: 'Equipment List',
    text: 'View, edit and delete.',
    icon: 'cooking-pot',
  },
]

export async function loader({ request, url, context }: Route.LoaderArgs) {
  requireRight(request, context, 'see-drafts')
  const query = readTableQuery(url.searchParams, EQUIPMENT_COLUMNS, 'created_at')
  const db = context.get(databaseContext)
  const { page, ...found } = await listEquipmentRows(db, query)
  const now = context.get(siteContext).now.toISOString()
  return { ...found, now, samples: await listSampleIds(db, 'equipment'), table: { ...query, page } }
}

/** Deletes a piece of equipment, or changes those that are selected; Undo brings it back. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const author = authorOf(requireRight(request, context, 'write-drafts'))
  const form = await readForm(request)
  if (form.has('bulk')) {
    const sent = { form, author, table: url.pathname + url.search }
    return changeSelected(context, 'equipment', EQUIPMENT, sent)
  }
  const id = String(form.get('delete'))
  return redirectWith(url.pathname + url.search, await answerDelete(context, EQUIPMENT, id, author))
}

export const meta: Route.MetaFunction = () => [{ title: 'Equipment · Admin Panel' }]

export default function EquipmentTable({ loaderData }: Route.ComponentProps) {
  const { rows, samples, count, pages, table, now } = loaderData
  const { pathname } = useLocation()
  return (
    <>
      <EquipmentHead />
      <RecordTable
        kind="equipment"
        searched="Name, brand or category"
        columns={COLUMNS}
        groups={GROUPS}
        table={table}
        count={count}
        counted={`${count} ${count === 1 ? 'piece' : 'pieces'} of equipment`}
        pages={pages}
      >
        {rows.map((piece) => (
          <EquipmentLine key={piece.id} piece={piece} isSample={samples.includes(piece.id)} now={now} />
        ))}
      </RecordTable>
      {pathname === href('/admin/equipment') && <DashboardCards cards={CARDS} />}
    </>
  )
}

export function ErrorBoundary() {
  return (
    <>
      <EquipmentHead />
      <LoadFailed title="Error" text="Failed to load equipment." />
    </>
  )
}

function EquipmentHead() {
  const { pathname, search } = useLocation()
  return (
    <ScreenHead title="Equipment">
      <ButtonLink to="/admin/equipment/add" look="outline">
        <Icon name="file-up" className="size-[1.2em]" /> Upload
      </ButtonLink>
      <ButtonLink to={withTable(href('/admin/equipment/new'), pathname + search)}>
        <Icon name="plus" className="size-[1.2em]" /> New equipment
      </ButtonLink>
    </ScreenHead>
  )
}

type Line = { piece: EquipmentRow; isSample: boolean; now: string }

function EquipmentLine({ piece, isSample, now }: Line) {
  const { id, slug, name, price, rating } = piece
  const state = stateOf(piece, new Date(now))
  const may = useMay()
  const formatDay = useShortDayFormat()
  return (
    <RecordRow
      record={piece}
      to={href('/admin/equipment/:id/edit', { id })}
      state={state}
      isSample={isSample}
      picture={<EquipmentPicture piece={{ ...piece, image_url: ownPicture(piece.image_url) }} sizes="4rem" />}
      by={piece.brand}
      actions={
        <>
          {state === 'published' && <ViewLink to={href('/equipment/:slug', { slug })} name={name} />}
          {may(rightToWrite(piece.status)) && <DeleteForm id={id} name={name} />}
        </>
      }
    >
      <Value>{piece.category}</Value>
      <Value>{price === null ? null : formatMoney(price, piece.currency)}</Value>
      <Value>{rating === null ? null : `${rating} / ${MAX_RATING}`}</Value>
      <Value unit={piece.links === 0 ? undefined : piece.links === 1 ? 'link' : 'links'}>
        {piece.links || 'None'}
      </Value>
      <Value>{formatDay(piece.created_at)}</Value>
    </RecordRow>
  )
}
