import { isRouteErrorResponse, Outlet } from 'react-router'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { NotHere } from './not-here.tsx'
import type { Route } from './+types/screen'

/** One screen of the admin area. When it fails, the sidebar stays. */
export default function AdminScreen() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotHere as="h1" />
  return (
    <EmptyState
      as="h1"
      role="alert"
      title="Something went wrong"
      text="The fault is ours and has been written down. What you had typed is kept in this browser."
    />
  )
}
