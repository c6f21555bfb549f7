import { useState } from 'react'
import { Form, href, Link } from 'react-router'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { ConfirmForm } from '#app/ui/form/confirm-form.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { ROLES } from '#domain/people/rights.ts'
import type { PersonWithWaysIn } from '#server/data/people/ways-in.ts'
import { useDayFormat } from '../../use-day-format.ts'
import { Hidden } from './hidden.tsx'
import { PasswordAgain } from './password-again.tsx'
import { ResetForm } from './reset-form.tsx'
import { ROLE_WORDS, RoleChoice } from './roles.tsx'

type Errors = Record<string, string>
type Props = {
  person: PersonWithWaysIn
  isSelf: boolean
  isLastAdministrator: boolean
  errorsOf: (form: string) => Errors
}

/** One account with its role, and what an administrator may change about it. */
export function PersonRow({ person, isSelf, isLastAdministrator, errorsOf }: Props) {
  const formatDay = useDayFormat()
  const { name, email, role, last_seen_at } = person
  const { name: word, icon } = ROLE_WORDS[role ?? 'none']
  return (
    <li className="border-b border-line py-4">
      <div className="grid items-baseline gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto_11rem]">
        <div className="min-w-0 wrap-anywhere">
          <h3 className="text-[1.1875rem]">
            {name ?? email}
            {isSelf && <span className="font-sans text-caption text-ink-soft"> you</span>}
          </h3>
          {name && <p className="text-caption text-ink-soft">{email}</p>}
        </div>
        <p>
          <Badge tone="outline" icon={icon}>
            {word}
          </Badge>
        </p>
        <p className="text-caption text-ink-soft">
          {isSelf ? 'here now' : last_seen_at ? `last here ${formatDay(last_seen_at)}` : 'not signed in'}
        </p>
      </div>
      {isSelf ? (
        <p className="mt-1">
          <Link to={href('/admin/account')} className="inline-flex min-h-11 items-center">
            Your own name, password, second factor and devices
          </Link>
        </p>
      ) : null}
      {isLastAdministrator ? (
        <p className="text-ink-soft">
          The only administrator cannot be removed or get another role, or nobody could come in. Make somebody
          else an administrator first.
        </p>
      ) : (
        <Change {...{ person, isSelf, errorsOf }} />
      )}
    </li>
  )
}

function Change({ person, isSelf, errorsOf }: Omit<Props, 'isLastAdministrator'>) {
  const who = person.name ?? person.email
  const isRefused = ['role', 'reset', 'remove'].some((form) => errorsOf(form).password)
  const [isOpen, setIsOpen] = useState(isRefused)
  return (
    <details
      className="group"
      open={isOpen || isRefused}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 underline underline-offset-[.25em] wrap-anywhere [&::-webkit-details-marker]:hidden">
        Change {isSelf ? 'your own role' : who}
        <Icon name="chevron-down" className="group-open:rotate-180" />
      </summary>
      <div className="mt-2 mb-3 grid gap-5 border-l-3 border-line pl-4">
        <Form method="post" className="grid gap-3">
          <Hidden form="role" id={person.id} />
          <RoleChoice
            legend={`${isSelf ? 'You are' : `${who} is`}`}
            roles={[...ROLES.toReversed(), 'none']}
            chosen={person.role ?? 'none'}
          />
          <PasswordAgain error={errorsOf('role').password} />
          <Button
            type="submit"
            look="outline"
            aria-label={`Save the role of ${who}`}
            className="justify-self-start"
          >
            Save
          </Button>
        </Form>
        {!isSelf && <ResetForm person={person} error={errorsOf('reset').password} />}
        {!isSelf && (
          <ConfirmForm
            question={`Remove ${who}? Every device is signed out at once. Drafts and pictures stay.`}
            className="grid gap-2 border-t border-line pt-4"
          >
            <Hidden form="remove" id={person.id} />
            <p>
              <b className="font-semibold">Remove this person</b>
              <span className="block text-caption text-ink-soft">
                Drafts and pictures stay. An import that is under review goes.
              </span>
            </p>
            <PasswordAgain error={errorsOf('remove').password} />
            <Button type="submit" look="outline" aria-label={`Remove ${who}`} className="justify-self-start">
              Remove
            </Button>
          </ConfirmForm>
        )}
      </div>
    </details>
  )
}
