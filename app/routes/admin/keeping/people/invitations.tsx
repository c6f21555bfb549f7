import { Form } from 'react-router'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { TextField } from '../../../../ui/field/text-field.tsx'
import { Panel } from '../../../../ui/frame/panel.tsx'
import { ROLES } from '#domain/people/rights.ts'
import type { Invitation } from '#server/data/people/account-links.ts'
import { useMomentFormat } from '../../../use-moment-format.ts'
import { useDayFormat } from '../../use-day-format.ts'
import { PasswordAgain } from './password-again.tsx'
import { ROLE_WORDS, RoleChoice } from './roles.tsx'

/** The links that nobody has used yet. */
export function Invitations({ invitations }: { invitations: Invitation[] }) {
  const format = useMomentFormat()
  const formatDay = useDayFormat()
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby="invited" className="mt-9">
      <h2 id="invited" className="text-[1.375rem]">
        Invited, not here yet
      </h2>
      <ul className="mt-3 border-t border-line">
        {invitations.map(({ id, note, role, made_by, created_at, expires_at }) => (
          <li
            key={id}
            className="grid items-baseline gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto_11rem]"
          >
            <div className="min-w-0 wrap-anywhere">
              <h3 className="text-[1.1875rem]">{note}</h3>
              <p className="text-caption text-ink-soft">
                Link made on {formatDay(created_at)} by {made_by}
              </p>
            </div>
            <p>
              <Badge tone="butter" icon="mail">
                Invited as {ROLE_WORDS[role ?? 'none'].name.toLowerCase()}
              </Badge>
            </p>
            <p className="text-caption text-ink-soft">ends {format(expires_at)}</p>
            <Form method="post">
              <input type="hidden" name="form" value="revoke" />
              <input type="hidden" name="id" value={id} />
              <Button type="submit" look="outline" aria-label={`Take the link for ${note} back`}>
                Take the link back
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Makes an invitation. */
export function InvitePanel({ errors }: { errors: Record<string, string> }) {
  return (
    <Panel
      title="Invite somebody"
      intro="You get a link and hand it over yourself. It works once, for seven days."
      className="mt-9"
    >
      <Form method="post" className="grid max-w-104 gap-4.5">
        <input type="hidden" name="form" value="invite" />
        <TextField
          label="For whom"
          name="note"
          required
          maxLength={80}
          autoComplete="off"
          error={errors.note}
          hint="A note for you. The person you invite chooses a name and a password."
        />
        <RoleChoice legend="The link makes an" roles={ROLES.toReversed()} chosen="editor" />
        <PasswordAgain error={errors.password} />
        <Button type="submit" className="justify-self-start">
          Make the link
        </Button>
      </Form>
    </Panel>
  )
}
