import { Button } from '../button/button.tsx'
import { LostPage } from './lost-pages.tsx'

/** spec.md section 6: what a person who is signed in sees of a screen for administrators. Its status is 403. */
export function AccessDenied() {
  return (
    <LostPage title="Access Denied" text="You don't have admin privileges to access this page." role="alert">
      <form method="post" action="/auth/sign-out">
        <Button type="submit" look="quiet">
          Sign Out
        </Button>
      </form>
    </LostPage>
  )
}
