import { data, href, type RouterContextProvider } from 'react-router'
import { ItemForm } from '#domain/people/account-schema.ts'
import { InviteForm, ResetLinkForm, RoleForm } from '#domain/people/people-schema.ts'
import type { SignedInUser } from '#domain/people/session.ts'
import { type MadeLink, makeInvitation, makeReset } from '#server/auth/account-links.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { recordAccountEvent } from '#server/data/people/account-events.ts'
import { deleteInvitation } from '#server/data/people/account-links.ts'
import { type AccountChange, findUser, nameOf, removePerson, updateRole } from '#server/data/people/users.ts'
import { parseForm } from '#server/forms/form-errors.ts'
import { redirectWith } from '#server/forms/notice.ts'
import { invalid } from '#server/forms/responses.ts'
import { askAgain } from '../links/ask-again.ts'
import type { MadeLink as ShownLink } from './made-link.tsx'

type Context = Readonly<RouterContextProvider>
type Asked = { admin: SignedInUser; fields: Record<string, unknown>; context: Context }

/** What would let somebody in or lock somebody out, if a stranger did it at an open screen. To take a link back does neither. */
const NEEDS_PASSWORD = ['invite', 'role', 'reset', 'remove']

/** Which form it is stands in its field `form`. */
export async function answerPeople(admin: SignedInUser, form: FormData, context: Context) {
  const fields: Record<string, unknown> = { ...Object.fromEntries(form), keep: form.getAll('keep') }
  const asked = { admin, fields, context }
  if (NEEDS_PASSWORD.includes(String(form.get('form')))) {
    const refusal = await askAgain(context, form)
    if (refusal !== undefined) return invalid(whichForm(fields), { password: refusal })
  }
  if (form.get('form') === 'invite') return invite(asked)
  if (form.get('form') === 'revoke') return revoke(asked)
  if (form.get('form') === 'role') return changeRole(asked)
  if (form.get('form') === 'reset') return reset(asked)
  if (form.get('form') === 'remove') return remove(asked)
  throw data(null, { status: 400 })
}

/** Where what is wrong with a form is said: beside that of one account, or of the invitation. */
const whichForm = ({ form, id }: Record<string, unknown>) => ({
  form: typeof form === 'string' ? form : '',
  id: typeof id === 'string' ? id : '',
})

async function invite({ admin, fields, context }: Asked) {
  const parsed = parseForm(InviteForm, fields)
  if (!parsed.ok) return invalid(whichForm(fields), parsed.errors)
  const { note, role } = parsed.fields
  const { now } = context.get(siteContext)
  const made = await makeInvitation(context.get(databaseContext), { note, role, made_by: admin.id }, now)
  await record({ admin, context }, { kind: 'invited', detail: `${note}, as ${WORDS[role]}` })
  return shown(context, { kind: 'invitation', name: note }, made)
}

/** Somebody's own password is changed with the old one, on the account screen. */
async function reset({ admin, fields, context }: Asked) {
  const db = context.get(databaseContext)
  const { now } = context.get(siteContext)
  const parsed = parseForm(ResetLinkForm, fields)
  const user = parsed.ok ? await findUser(db, parsed.fields.id) : undefined
  if (!parsed.ok || !user || user.id === admin.id) return GONE()
  const { keep: kept_passkeys, drops_second_factor } = parsed.fields
  const leaves = { kept_passkeys, drops_second_factor }
  const made = await makeReset(db, { user_id: user.id, made_by: admin.id, ...leaves }, now)
  await record({ admin, context }, { kind: 'reset-link', account_id: user.id })
  return shown(context, { kind: 'reset', name: nameOf(user) }, made)
}

async function revoke({ admin, fields, context }: Asked) {
  const parsed = parseForm(ItemForm, fields)
  const note = parsed.ok ? await deleteInvitation(context.get(databaseContext), parsed.fields.id) : undefined
  if (note === undefined) return GONE()
  await record({ admin, context }, { kind: 'invitation-withdrawn', detail: note })
  return done(`The link for ${note} is dead.`, 'Nobody can come in with it. You can make a new one.')
}

async function changeRole({ admin, fields, context }: Asked) {
  const db = context.get(databaseContext)
  const parsed = parseForm(RoleForm, fields)
  if (!parsed.ok) return GONE()
  const { id, role } = parsed.fields
  const user = await findUser(db, id)
  const changed = user ? await updateRole(db, id, role) : 'missing'
  if (changed !== 'done' || !user) return refuse(changed)
  await record({ admin, context }, { kind: 'role', account_id: id, detail: role ?? 'none' })
  return done('Role saved', `${nameOf(user)} is ${WORDS[role ?? 'none']} now.`)
}

const WORDS = { administrator: 'an administrator', editor: 'an editor', none: 'without a role' }

async function remove({ admin, fields, context }: Asked) {
  const db = context.get(databaseContext)
  const parsed = parseForm(ItemForm, fields)
  const user = parsed.ok ? await findUser(db, parsed.fields.id) : undefined
  const changed = user ? await removePerson(db, user.id) : 'missing'
  if (changed !== 'done' || !user) return refuse(changed)
  await record(
    { admin, context },
    { kind: 'removed', account_id: user.id, account_name: user.name ?? undefined },
  )
  return done(
    `${nameOf(user)} is removed.`,
    'Every device is signed out. Drafts and pictures are still here.',
  )
}

const record = async (
  { admin, context }: Pick<Asked, 'admin' | 'context'>,
  event: Omit<Parameters<typeof recordAccountEvent>[1], 'actor_id'>,
) =>
  recordAccountEvent(
    context.get(databaseContext),
    { actor_id: admin.id, ...event },
    context.get(siteContext).now,
  )

/** The link is in this one answer and nowhere else. Its token stands behind the #, which browsers send to no server. */
function shown(context: Context, about: Pick<ShownLink, 'kind' | 'name'>, { token, expires_at }: MadeLink) {
  const { siteUrl } = context.get(siteContext)
  const path = about.kind === 'invitation' ? href('/auth/invitation') : href('/auth/reset')
  const link: ShownLink = { ...about, address: `${siteUrl.origin}${path}#${token}`, expires_at }
  return data({ values: whichForm({}), errors: {}, link }, { status: 200 })
}

const PEOPLE = href('/admin/keeping/people')

const done = (title: string, text: string) => redirectWith(PEOPLE, { kind: 'success', title, text })

const unchanged = (text: string) =>
  redirectWith(PEOPLE, { kind: 'destructive', title: 'Nothing was changed', text })

const GONE = () => unchanged('This account or link is no longer there, or it is your own.')

function refuse(changed: AccountChange) {
  if (changed !== 'last-administrator') return GONE()
  return unchanged('This is the last administrator. Make somebody else one first.')
}
