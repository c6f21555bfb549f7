import { EmptyState } from '../../ui/notice/empty-state.tsx'

/** In the place of a preview whose form was not sent with the request. */
export function NothingToPreview() {
  return (
    <EmptyState
      as="h1"
      title="Nothing to preview"
      text="Go back to the form and press Preview again. What you typed is still there."
    />
  )
}
