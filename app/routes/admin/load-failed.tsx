import { useLocation } from 'react-router'
import { ButtonLink } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { useLostScreen } from './use-failed-requests.ts'

/** Stands where a screen could not be loaded, and offers to try again. */
export function LoadFailed({ title, text, as }: { title: string; text: string; as?: 'h1' }) {
  const { pathname, search } = useLocation()
  useLostScreen()
  return (
    <EmptyState as={as} role="alert" title={title} text={text}>
      <ButtonLink to={pathname + search} replace look="outline">
        Try again
      </ButtonLink>
    </EmptyState>
  )
}
