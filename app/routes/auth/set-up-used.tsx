import { href } from 'react-router'
import { ButtonLink } from '../../ui/button/button.tsx'
import { AuthFrame } from './auth-frame.tsx'

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
