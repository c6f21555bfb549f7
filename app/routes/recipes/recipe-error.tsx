import { href, isRouteErrorResponse } from 'react-router'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { useListBehind } from '../../ui/list/list-behind.ts'
import { EmptyState } from '../../ui/notice/empty-state.tsx'

/** What stands in the place of a recipe that is not there. */
export function RecipeError({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && [404, 410].includes(error.status)
  return (
    <div className="page section">
      <EmptyState
        as="h1"
        role="alert"
        title="Recipe not found"
        text={
          missing
            ? "This recipe doesn't exist or has been removed."
            : "We couldn't find the recipe you're looking for. The site or your connection failed: it may still be there."
        }
      >
        {!missing && (
          <Button look="outline" className="scripted mr-3" onClick={() => location.reload()}>
            Try again
          </Button>
        )}
        <ButtonLink to={useListBehind(href('/recipes'))}>Back to Recipes</ButtonLink>
      </EmptyState>
    </div>
  )
}
