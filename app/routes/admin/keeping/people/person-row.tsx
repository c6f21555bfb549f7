import { Form, href, Link } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmForm } from '#app/ui/form/confirm-form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ROLES } from '#domain/rights.ts'
import type { Person } from '#server/data/people/users.ts'
import { useDayFormat } from '../../use-day-format.ts'
import { ROLE_WORDS, RoleChoice } from './roles.tsx'

type Props = { person: Person; isSelf: boolean; isLastAdministrator: boolean }

/** One account with its role, and what an administrator may change about it. */
export function PersonRow({ person, isSelf, isLastAdministrator }: Props) {
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
        <Change {...{ person, isSelf }} />
      )}
    </li>
  )
}

function Change({ person, isSelf }: Omit<Props, 'isLastAdministrator'>) {
  const who = person.name ?? person.email
  return (
    <details className="group">
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
          <Button
            type="submit"
            look="outline"
            aria-label={`Save the role of ${who}`}
            className="justify-self-start"
          >
            Save
          </Button>
        </Form>
        {!isSelf && (
          <Form method="post" className="grid gap-2 border-t border-line pt-4">
            <Hidden form="reset" id={person.id} />
            <p>
              <b className="font-semibold">A forgotten password?</b>
              <span className="block text-caption text-ink-soft">
                A link that works once, for 24 hours. You hand it over yourself. A second factor stays on.
              </span>
            </p>
            <Button
              type="submit"
              look="outline"
              aria-label={`Make a reset link for ${who}`}
              className="justify-self-start"
            >
              Make a reset link
            </Button>
          </Form>
        )}
        {!isSelf && (
          <ConfirmForm
            question={`Remove ${who}? Every device is signed out at once. Drafts and pictures stay.`}
            className="grid gap-2 border-t border-line pt-4"
          >
            <Hidden form="remove" id={person.id} />
            <p>
              <b className="font-semibold">Leaves the kitchen?</b>
              <span className="block text-caption text-ink-soft">
                Drafts and pictures stay. An import that is under review goes.
              </span>
            </p>
            <Button type="submit" look="outline" aria-label={`Remove ${who}`} className="justify-self-start">
              Remove
            </Button>
          </ConfirmForm>
        )}
      </div>
    </details>
  )
}

function Hidden({ form, id }: { form: string; id: string }) {
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="id" value={id} />
    </>
  )
}
