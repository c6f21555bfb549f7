import { Link } from 'react-router'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { PreviewButton } from './preview-button.tsx'

/** Saves a form that is for readers at once. `leadsTo` is where leaving it leads. */
export function SaveBar({
  label,
  leadsTo,
  hasPreview,
  isSaving,
}: {
  label: string
  leadsTo: string
  hasPreview?: boolean
  isSaving: boolean
}) {
  return (
    <div
      data-save-bar
      className="sticky bottom-0 mt-4 flex flex-wrap gap-3 border-t border-line bg-paper py-3"
    >
      <Button type="submit" disabled={isSaving}>
        {isSaving ? 'Saving...' : label}
      </Button>
      {hasPreview && <PreviewButton />}
      <Link to={leadsTo} className={buttonClass('quiet')}>
        Cancel
      </Link>
    </div>
  )
}
