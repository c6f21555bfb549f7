// What its lines and its summary do not hear, the menu hears for them.
/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions */
import { type ReactNode, useRef } from 'react'
import { href, Link } from 'react-router'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useShortRows } from '../../../ui/reader/short-rows.ts'
import { type RecipeFilter, recipeFilterQuery } from '#domain/recipe/filter.ts'
import { ORDER_NAMES, ORDERS } from '#domain/recipe/orders.ts'
import { useAskedFilter } from './use-asked-filter.ts'

const LINE =
  'group/line flex min-h-11.5 w-full items-center gap-3 rounded-xs px-3 py-1 text-left text-ui no-underline hover:bg-linen hover:text-ink'

type OrderMenuProps = { filter: RecipeFilter }

/** How the list is sorted, and on a phone how much each row says. */
export function OrderMenu({ filter: shown }: OrderMenuProps) {
  const filter = useAskedFilter(shown)
  const menu = useRef<HTMLDetailsElement>(null)
  const [short, toggleShort] = useShortRows()
  function close() {
    if (!menu.current?.open) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }
  return (
    <details
      ref={menu}
      id="order-menu"
      className="relative ml-auto print:hidden"
      onKeyDown={({ key }) => key === 'Escape' && close()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
    >
      <summary className="flex min-h-11 list-none items-center gap-1.5 rounded-control text-ui font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
        <span className="sr-only">Sort by: </span>
        {ORDERS[filter.sort].name}
        <Icon name="chevron-down" className="size-[1.1em]" />
      </summary>
      <ul className="absolute top-full -right-2 z-4 min-w-54 rounded-panel border border-line bg-surface p-1.5 [box-shadow:var(--shadow-lift)]">
        {ORDER_NAMES.map((sort) => (
          <li key={sort}>
            <Link
              to={href('/recipes') + recipeFilterQuery(filter, { sort, page: 1 })}
              aria-current={sort === filter.sort ? 'true' : undefined}
              preventScrollReset
              onClick={close}
              className={`${LINE} aria-[current]:font-semibold`}
            >
              <Check isOn={sort === filter.sort} />
              {ORDERS[sort].name}
            </Link>
          </li>
        ))}
        <li className="scripted mt-1.5 border-t border-line pt-1.5 md:hidden">
          <button
            type="button"
            aria-pressed={short}
            onClick={() => {
              toggleShort()
              close()
            }}
            className={LINE}
          >
            <Check isOn={short} />
            Short rows
          </button>
        </li>
      </ul>
    </details>
  )
}

const Check = ({ isOn }: { isOn: boolean }): ReactNode => (
  <Icon name="check" className={`size-[1.15em] text-ink-soft ${isOn ? '' : 'opacity-0'}`} />
)
