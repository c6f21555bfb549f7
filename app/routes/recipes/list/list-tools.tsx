import { lazyPart, waiting } from '#app/ui/lazy-part.tsx'

// What a list is narrowed and sorted by: nothing of it is needed to read the list.

const [chosen, groups, menu] = import.meta.env.SSR
  ? await Promise.all([
      import('./chosen-filters.tsx'),
      import('./filter-groups.tsx'),
      import('./order-menu.tsx'),
    ])
  : []

export const ChosenFilters = waiting(
  lazyPart('chosen-filters', 'ChosenFilters', () => import('./chosen-filters.tsx'), chosen),
)
export const FilterGroups = waiting(
  lazyPart('filters', 'FilterGroups', () => import('./filter-groups.tsx'), groups),
)
export const OrderMenu = waiting(lazyPart('order-menu', 'OrderMenu', () => import('./order-menu.tsx'), menu))
