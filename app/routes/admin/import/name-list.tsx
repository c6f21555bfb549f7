import { Icon } from '../../../ui/icon/icon.tsx'
import { Form, Link } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Pagination } from '../../../ui/list/pagination.tsx'
import { formatCount, formatNumber } from 'recipe-basics/text/format-number'
import { IMPORT_PATH, type ReviewAddress, writeAddress } from './address.ts'
import type { ShownImport } from './load-review.ts'

type Props = { shown: ShownImport; address: ReviewAddress }

/** Names that stand on the screen without a search for them. */
const FEW = 20

/** The recipes that wait, by name: those that need a look, each with what to look at, and those that are ready. */
export function NameList({ shown, address }: Props) {
  const { names, counts } = shown
  const isPart = address.search !== '' || address.needsLook
  const ready = counts.waiting - counts.needsLook
  return (
    <details open className="rail min-w-0 self-start">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 rounded-control border border-control px-4 font-semibold marker:content-['']">
        <span>
          {counts.needsLook > 0 && `${formatCount(counts.needsLook, 'needs', 'need')} a look, `}
          {formatCount(ready, 'is', 'are')} ready
        </span>
        <Icon name="chevron-down" className="size-[1.1em]" />
      </summary>
      {(counts.waiting > FEW || isPart) && (
        <Search key={`${address.search} ${address.needsLook}`} shown={shown} address={address} />
      )}
      {isPart && (
        <p className="pb-2 text-caption text-ink-soft">
          {formatNumber(names.count)} of {formatNumber(counts.waiting)} recipes that wait for review
        </p>
      )}
      <nav
        id="names"
        tabIndex={-1}
        aria-label="Names of these recipes"
        className="outline-none max-wide:max-h-80 max-wide:overflow-y-auto max-wide:border-b max-wide:border-ink"
      >
        <Group title="Need a look" count={names.needsLook} isAsking {...{ shown, address }} />
        <Group title="Ready" count={names.count - names.needsLook} {...{ shown, address }} />
      </nav>
      <Pagination
        page={address.page}
        pages={names.pages}
        to={(page) => writeAddress(address, { page })}
        results="names"
      />
    </details>
  )
}

function Group({
  title,
  count,
  isAsking = false,
  shown,
  address,
}: Props & { title: string; count: number; isAsking?: boolean }) {
  const items = shown.names.items.filter(({ needs_look }) => needs_look === isAsking)
  if (items.length === 0) return null
  return (
    <>
      <h2 className="flex justify-between pt-3 pr-2 pb-1 font-serif text-[1.0625rem] text-accent italic">
        {title} <b className="font-sans text-ui font-semibold text-ink not-italic">{formatNumber(count)}</b>
      </h2>
      <ul className="border-t border-ink">
        {items.map((item) => (
          <Name key={item.position} item={item} shown={shown} address={address} />
        ))}
      </ul>
    </>
  )
}

function Search({ shown, address }: Props) {
  return (
    <Form method="get" action={IMPORT_PATH} preventScrollReset className="grid gap-2 py-2">
      <input type="hidden" name="import" value={shown.id} />
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label="Search these recipes"
          name="search"
          type="search"
          defaultValue={address.search}
          className="min-w-32 flex-1"
        />
        <Button type="submit" look="outline">
          Search
        </Button>
      </div>
      <Checkbox
        label={`Only recipes that need a look (${shown.counts.needsLook})`}
        name="look"
        value="1"
        defaultChecked={address.needsLook}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      />
    </Form>
  )
}

function Name({
  item: { position, name, needs_look, isHere, points },
  shown,
  address,
}: Props & { item: ShownImport['names']['items'][number] }) {
  const icon = isHere ? 'arrow-left-right' : needs_look ? 'circle-question-mark' : 'check'
  const look = isHere ? 'text-dusk' : needs_look ? 'text-butter-ink' : 'text-ink-soft'
  const asks = [...(isHere ? ['is here already'] : []), ...points].join(', ')
  return (
    <li className="border-b border-line">
      <Link
        to={writeAddress(address, { position })}
        preventScrollReset
        aria-current={position === shown.item?.position ? 'true' : undefined}
        className="grid min-h-11 grid-cols-[1.2rem_minmax(0,1fr)] content-center gap-x-2.5 py-2 pr-2.5 pl-2 leading-tight wrap-anywhere no-underline hover:bg-linen hover:text-ink aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:[box-shadow:inset_3px_0_0_var(--color-accent)]"
      >
        <Icon name={icon} className={`mt-0.5 size-[1.1em] stroke-2 ${look}`} />
        <span dir="auto">{name}</span>
        {asks && (
          <small className={`col-start-2 text-caption leading-[1.35] font-semibold ${look}`}>{asks}</small>
        )}
      </Link>
    </li>
  )
}
