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

/** The recipes that wait, by name, to search and to jump to. It lies open while it is in use. */
export function NameList({ shown, address }: Props) {
  const { names, counts } = shown
  const inUse = address.search !== '' || address.needsLook || address.page > 1
  const waiting = formatCount(counts.waiting, 'recipe waits', 'recipes wait')
  return (
    <details
      open={inUse}
      className="min-w-0 rounded-panel border border-line bg-surface px-[clamp(1.1rem,2.4vw,1.75rem)] py-2"
    >
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {inUse ? `${formatNumber(names.count)} of ${waiting}` : waiting} for review
      </summary>
      <Search key={`${address.search} ${address.needsLook}`} shown={shown} address={address} />
      <ul
        id="names"
        tabIndex={-1}
        className="mt-3 grid gap-x-5 border-t border-line outline-none sm:grid-cols-2 xl:grid-cols-3"
      >
        {names.items.map((item) => (
          <Name key={item.position} item={item} shown={shown} address={address} />
        ))}
      </ul>
      <Pagination
        page={address.page}
        pages={names.pages}
        to={(page) => writeAddress(address, { page })}
        results="names"
      />
    </details>
  )
}

function Search({ shown, address }: Props) {
  return (
    <Form
      method="get"
      action={IMPORT_PATH}
      preventScrollReset
      className="mt-1 flex flex-wrap items-end gap-x-4 gap-y-2"
    >
      <input type="hidden" name="import" value={shown.id} />
      <TextField
        label="Search these recipes"
        name="search"
        type="search"
        defaultValue={address.search}
        className="min-w-48 flex-1"
      />
      <Checkbox
        label={`Only recipes that need a look (${shown.counts.needsLook})`}
        name="look"
        value="1"
        defaultChecked={address.needsLook}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      />
      <Button type="submit" look="outline">
        Search
      </Button>
    </Form>
  )
}

function Name({
  item: { position, name, needs_look },
  shown,
  address,
}: Props & { item: ShownImport['names']['items'][number] }) {
  return (
    <li className="border-b border-line">
      <Link
        to={writeAddress(address, { position })}
        preventScrollReset
        aria-current={position === shown.item?.position ? 'true' : undefined}
        className="flex min-h-11 items-center gap-2 px-1 py-1.5 leading-tight wrap-anywhere no-underline hover:underline aria-[current]:bg-linen aria-[current]:font-semibold"
      >
        <span dir="auto" className="min-w-0">
          {name}
        </span>
        {needs_look && (
          <span className="ml-auto flex-none text-butter-ink">
            <Icon name="triangle-alert" className="size-[1.1em] stroke-2" />
            <span className="sr-only">Needs a look</span>
          </span>
        )}
      </Link>
    </li>
  )
}
