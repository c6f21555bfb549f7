import { Form } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { formatCount } from 'recipe-basics/text/format-number'
import type { PersonWithWaysIn } from '#server/data/people/ways-in.ts'
import { useDayFormat } from '../../use-day-format.ts'
import { Hidden } from './hidden.tsx'
import { PasswordAgain } from './password-again.tsx'

/** Makes a reset link, and says which ways into the account it leaves. */
export function ResetForm({ person, error }: { person: PersonWithWaysIn; error: string | undefined }) {
  const formatDay = useDayFormat()
  const { id, name, email, passkeys, hasSecondFactor, sessions } = person
  return (
    <Form method="post" className="grid gap-3 border-t border-line pt-4">
      <Hidden form="reset" id={id} />
      <p>
        <b className="font-semibold">A forgotten password?</b>
        <span className="block text-caption text-ink-soft">
          A link that works once, for 24 hours. You hand it over yourself. When it is used, every device is
          signed out ({formatCount(sessions, 'device is', 'devices are')} signed in now), and every passkey
          goes that you do not keep.
        </span>
      </p>
      {passkeys.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="text-ui leading-[1.4] font-semibold">Passkeys that stay</legend>
          <p className="text-caption text-ink-soft">
            Ask which are really theirs. A passkey opens the account alone.
          </p>
          {passkeys.map((passkey) => (
            <Checkbox
              key={passkey.id}
              name="keep"
              value={passkey.id}
              label={`Keep “${passkey.name}”, added ${formatDay(passkey.created_at)}, ${
                passkey.last_used_at ? `last used ${formatDay(passkey.last_used_at)}` : 'never used'
              }`}
            />
          ))}
        </fieldset>
      )}
      {hasSecondFactor && (
        <Checkbox
          name="drops_second_factor"
          label="Take the second factor away, too"
          hint="It stays otherwise. Tick this only when the phone and the recovery codes are lost, or a stranger set it up."
        />
      )}
      <PasswordAgain error={error} />
      <Button
        type="submit"
        look="outline"
        aria-label={`Make a reset link for ${name ?? email}`}
        className="justify-self-start"
      >
        Make a reset link
      </Button>
    </Form>
  )
}
