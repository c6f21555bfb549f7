import { EmptyState } from '../../ui/notice/empty-state.tsx'

/** Stands in place of what was asked for and is not there. */
export const NotHere = ({ as }: { as?: 'h1' | 'h2' }) => (
  <EmptyState as={as} title="Nothing here" text="What you are looking for was deleted, or never existed." />
)
