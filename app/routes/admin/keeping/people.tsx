import { href, Link } from 'react-router'
import { formatCount } from 'recipe-basics/text/format-number'
import { listInWords } from 'recipe-basics/text/list-in-words'
import { may } from '#domain/people/rights.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import {
  countAccountEvents,
  listAccountEvents,
  listRefusedSignIns,
} from '#server/data/people/account-events.ts'
import { listInvitations } from '#server/data/people/account-links.ts'
import { findUser, listAdministrators, listPeople } from '#server/data/people/users.ts'
import { listWaysIn } from '#server/data/people/ways-in.ts'
import { readForm } from '#server/forms/read-form.ts'
import { useLastAnswer } from '../use-last-answer.ts'
import { Answer } from './answer.tsx'
import { AccountEvents } from './people/account-events.tsx'
import { answerPeople } from './people/answer-people.ts'
import { InvitePanel, Invitations } from './people/invitations.tsx'
import { MadeLinkPanel } from './people/made-link.tsx'
import { PersonRow } from './people/person-row.tsx'
import { Roles } from './people/roles.tsx'
import type { Route } from './+types/people'

const NEWEST_EVENTS = 30

/** Administrators see everybody; an editor sees her own account, and who can help. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requireRight(request, context, 'see-drafts')
  const db = context.get(databaseContext)
  const administrators = await listAdministrators(db)
  const self = await findUser(db, user.id)
  if (!may(user, 'manage-people')) return { self, administrators, managed: undefined }
  const { now } = context.get(siteContext)
  const count = await countAccountEvents(db)
  const managed = {
    people: await listWaysIn(db, await listPeople(db), now),
    invitations: await listInvitations(db, now),
    events: await listAccountEvents(db, url.searchParams.get('events') === 'all' ? count : NEWEST_EVENTS),
    eventCount: count,
    refused: await listRefusedSignIns(db, 7),
  }
  return { self, administrators, managed }
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = requireRight(request, context, 'manage-people')
  return answerPeople(admin, await readForm(request), context)
}

export const meta: Route.MetaFunction = () => [{ title: 'People · Admin Panel' }]

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { self, administrators, managed } = loaderData
  const answer = useLastAnswer(actionData)
  if (!managed) return <OwnKey {...{ self, administrators }} />
  const { people, invitations, events, eventCount, refused } = managed
  const errorsOf = (form: string, id = '') =>
    answer?.values.form === form && answer.values.id === id ? answer.errors : {}
  const staff = people.filter(({ role }) => role).length
  const isAlone = people.filter(({ role }) => role === 'administrator').length === 1
  return (
    <>
      {/* Gone with the next form: it is shown only once. */}
      {actionData && 'link' in actionData && <MadeLinkPanel link={actionData.link} />}
      <Answer
        icon="users"
        tab="People"
        title={`${formatCount(staff, 'person', 'people')} can change this site.${invited(invitations.length)}`}
      >
        <p>
          {isAlone
            ? 'You are the only administrator. If you lose your password, only the person who runs the server can let you in. A second administrator could help you.'
            : 'Nobody else can change anything here.'}
        </p>
      </Answer>
      <div className="grid gap-x-9 gap-y-9 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="min-w-0">
          <h2 className="sr-only">Accounts</h2>
          <ul className="border-t border-line">
            {people.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                isSelf={person.id === self?.id}
                isLastAdministrator={isAlone && person.role === 'administrator'}
                errorsOf={(form) => errorsOf(form, person.id)}
              />
            ))}
          </ul>
          <Invitations invitations={invitations} />
          <InvitePanel errors={errorsOf('invite')} />
          <AccountEvents events={events} count={eventCount} refused={refused} />
        </div>
        <Roles />
      </div>
    </>
  )
}

function invited(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ' One more is invited.' : ` ${count} more are invited.`
}

type Own = { self?: { name: string | null; email: string }; administrators: string[] }

function OwnKey({ self, administrators }: Own) {
  const publish = administrators.length === 1 ? 'publishes' : 'publish'
  const names = listInWords(administrators)
  return (
    <>
      <Answer icon="key-round" tab="People" title={`You write here, and ${names} ${publish}.`}>
        <p>
          You can write drafts, import as drafts and upload pictures. When something is ready, or wrong on a
          public page, tell an administrator.
        </p>
      </Answer>
      <div className="grid gap-x-9 gap-y-9 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="min-w-0">
          <h2 className="text-[1.375rem]">Your own account</h2>
          <dl className="mt-3 border-t border-line">
            <Fact term="Name" value={self?.name ?? 'none yet'} />
            <Fact term="Email" value={self?.email ?? ''} />
          </dl>
          <p className="mt-3">
            <Link to={href('/admin/account')} className="inline-flex min-h-11 items-center">
              Your own name, password, second factor and devices
            </Link>
          </p>
          <h2 className="mt-7 text-[1.375rem]">Who can help</h2>
          <p className="mt-1 max-w-152 text-ink-soft">
            To have a draft published, to get a reset link, or to change what you may do, ask{' '}
            {listInWords(administrators, 'or')}.
          </p>
        </div>
        <Roles />
      </div>
    </>
  )
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </div>
  )
}
