import { isRouteErrorResponse, Outlet } from 'react-router'
import { AccessDenied } from '../../ui/notice/access-denied.tsx'
import { useWrongField } from '#app/ui/form/use-wrong-field.ts'
import { statedReason } from '../../ui/notice/stated-reason.ts'
import { LoadFailed } from './load-failed.tsx'
import { NotHere } from './not-here.tsx'
import type { Route } from './+types/screen'

/** One screen of the admin area. When it fails, the sidebar stays. */
export default function AdminScreen() {
  useWrongField()
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotHere as="h1" />
  if (isRouteErrorResponse(error) && error.status === 403) return <AccessDenied />
  const reason = statedReason(error)
  return (
    <LoadFailed
      as="h1"
      title={reason ? 'The site cannot do that now' : 'Something went wrong'}
      text={`${reason ?? 'This screen could not be shown.'} What you typed is kept in this browser.`}
    />
  )
}
