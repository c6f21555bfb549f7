import { data, href } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Database } from '#server/data/database.ts'
import { hasUsers } from '#server/data/people/users.ts'
import { AuthFrame } from './auth-frame.tsx'

/** What the pages of the set-up link load: once there is an account, there is nothing to set up any more. */
export async function loadSetUp(db: Database) {
  const isUsed = await hasUsers(db)
  return data({ isUsed }, { status: isUsed ? 404 : 200 })
}

/** The answer to a form of such a page. What it shows, its loader says. */
export const tooLate = () => data(undefined, { status: 404 })

/** Whoever opens the link a second time, or has it in the history, is told where to go instead. */
export function SetUpUsed({ siteName }: { siteName: string }) {
  return (
    <AuthFrame
      siteName={siteName}
      title="This site is set up"
      intro="The set-up link works once, and this site has an account now. Sign in with the email and the password that were chosen for it."
    >
      <ButtonLink to={href('/admin')} size="large" className="justify-self-start">
        Sign In
      </ButtonLink>
    </AuthFrame>
  )
}
