import { Icon } from '../../../ui/icon/icon.tsx'
import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Pagination } from '../../../ui/list/pagination.tsx'
import { formatCount, formatNumber } from 'recipe-basics/text/format-number'
import { IMPORT_PATH, type ReviewAddress, writeAddress } from './address.ts'
import type { NameGroup } from '#domain/import/group-names.ts'
import { BecomesOfTwins } from './becomes.tsx'
import type { ShownImport } from './load-review.ts'

type Props = { shown: ShownImport; address: ReviewAddress }

/** Names that stand on the screen without a search for them. */
const FEW = 20

const TITLES = { look: 'Need a look', here: 'Here already', ready: 'Ready' } as const

/** The recipes that wait, by name: those that need a look, those that are here already, and those that are ready. */
export function NameList({ shown, address }: Props) {
  const { names, counts } = shown
  const list = useCurrentInView(shown.item?.position)
  const said = [
    counts.look > 0 && `${formatCount(counts.look, 'needs', 'need')} a look`,
    counts.here > 0 && `${formatCount(counts.here, 'is', 'are')} here already`,
    counts.ready > 0 && `${formatCount(counts.ready, 'is', 'are')} ready`,
  ]
  return (
    <details ref={list} open className="rail min-w-0 self-start">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 rounded-control border border-control px-4 font-semibold marker:content-['']">
        <span>{said.filter(Boolean).join(', ')}</span>
        <Icon name="chevron-down" className="size-[1.1em]" />
      </summary>
      {(counts.waiting > FEW || address.search !== '') && (
        <Search key={address.search} shown={shown} address={address} />
      )}
      <nav
        id="names"
        tabIndex={-1}
        aria-label="Names of these recipes"
        className="outline-none max-wide:max-h-80 max-wide:overflow-y-auto max-wide:border-b max-wide:border-ink"
      >
        {GROUPS.map((group) => (
          <Group key={group} group={group} {...{ shown, address }} />
        ))}
      </nav>
      <Pagination
        page={names.page}
        pages={names.pages}
        to={(page) => writeAddress(address, { page, position: shown.item?.position ?? 0 })}
        results="names"
      />
    </details>
  )
}

const GROUPS = ['look', 'here', 'ready'] as const

/** Keeps the name of the open recipe in sight within the list, and the page where it is. */
function useCurrentInView(position: number | undefined) {
  const list = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current=true]')
    for (const box of [list.current, list.current?.querySelector('nav')]) {
      if (!box || !current) continue
      const [around, name] = [box.getBoundingClientRect(), current.getBoundingClientRect()]
      if (name.top < around.top || name.bottom > around.bottom) box.scrollTop += name.top - around.top - 80
    }
  }, [position])
  return list
}

function Group({ group, shown, address }: Props & { group: NameGroup }) {
  const items = shown.names.items.filter((item) => item.group === group)
  if (items.length === 0) return null
  return (
    <>
      <h2 className="flex justify-between pt-3 pr-2 pb-1 font-serif text-[1.0625rem] text-accent italic">
        {TITLES[group]}{' '}
        <b className="font-sans text-ui font-semibold text-ink not-italic">
          {formatNumber(shown.names.groups[group])}
        </b>
      </h2>
      {group === 'here' && <BecomesOfTwins />}
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
      {address.search !== '' && (
        <p className="text-caption text-ink-soft">
          {formatNumber(shown.names.count)} of {formatNumber(shown.counts.waiting)} recipes
        </p>
      )}
    </Form>
  )
}

const LOOKS = {
  look: { icon: 'circle-question-mark', look: 'text-butter-ink' },
  here: { icon: 'arrow-left-right', look: 'text-dusk' },
  ready: { icon: 'check', look: 'text-ink-soft' },
} as const

const TWINS = { stored: 'is here already', trash: 'is in the trash', import: 'is in these files twice' }

function Name({
  item: { position, name, group, twin, points },
  shown,
  address,
}: Props & { item: ShownImport['names']['items'][number] }) {
  const { icon, look } = LOOKS[group]
  const asks = [...(twin ? [TWINS[twin]] : []), ...points].join(', ')
  return (
    <li className="border-b border-line">
      <Link
        to={writeAddress(address, { position, page: 0 })}
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
