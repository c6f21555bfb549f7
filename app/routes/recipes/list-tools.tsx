import { Suspense } from 'react'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import type { ChosenFiltersProps } from './chosen-filters.tsx'
import type { FilterGroupsProps } from './filter-groups.tsx'
import type { OrderMenuProps } from './order-menu.tsx'

// What a list is narrowed and sorted by: nothing of it is needed to read the list.

const [chosenOnServer, groupsOnServer, menuOnServer] = import.meta.env.SSR
  ? await Promise.all([
      import('./chosen-filters.tsx'),
      import('./filter-groups.tsx'),
      import('./order-menu.tsx'),
    ])
  : []

const LazyChosen = lazyPart<ChosenFiltersProps>(
  'chosen-filters',
  chosenOnServer && { default: chosenOnServer.ChosenFilters },
  async () => ({ default: (await import('./chosen-filters.tsx')).ChosenFilters }),
)
const LazyGroups = lazyPart<FilterGroupsProps>(
  'filters',
  groupsOnServer && { default: groupsOnServer.FilterGroups },
  async () => ({ default: (await import('./filter-groups.tsx')).FilterGroups }),
)
const LazyMenu = lazyPart<OrderMenuProps>(
  'order-menu',
  menuOnServer && { default: menuOnServer.OrderMenu },
  async () => ({ default: (await import('./order-menu.tsx')).OrderMenu }),
)

export const ChosenFilters = (props: ChosenFiltersProps) => (
  <Suspense>
    <LazyChosen {...props} />
  </Suspense>
)

export const FilterGroups = (props: FilterGroupsProps) => (
  <Suspense>
    <LazyGroups {...props} />
  </Suspense>
)

export const OrderMenu = (props: OrderMenuProps) => (
  <Suspense>
    <LazyMenu {...props} />
  </Suspense>
)
