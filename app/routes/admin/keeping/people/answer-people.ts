import { data, href, redirect, type RouterContextProvider } from 'react-router'
import { ItemForm } from '#domain/account-schema.ts'
import { InviteForm, RoleForm } from '#domain/people-schema.ts'
import type { SignedInUser } from '#domain/session.ts'
import { type MadeLink, makeInvitation, makeReset } from '#server/auth/account-links.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { deleteInvitation } from '#server/data/people/account-links.ts'
import { type AccountChange, findUser, nameOf, removePerson, updateRole } from '#server/data/people/users.ts'
import { parseForm } from '#server/form-errors.ts'
import { noticeHeaders } from '#server/notice.ts'
import { invalid } from '#server/responses.ts'
import type { MadeLink as ShownLink } from './made-link.tsx'

type Context = Readonly<RouterContextProvider>
type Asked = { admin: SignedInUser; fields: object; context: Context }

/** Which form it is stands in its field `form`. */
export async function answerPeople(admin: SignedInUser, form: FormData, context: Context) {
  const fields = Object.fromEntries(form)
  const asked = { admin, fields, context }
  if (fields.form === 'invite') return invite(asked)
  if (fields.form === 'revoke') return revoke(asked)
  if (fields.form === 'role') return changeRole(asked)
  if (fields.form === 'reset') return reset(asked)
  if (fields.form === 'remove') return remove(asked)
  throw data(null, { status: 400 })
}

async function invite({ admin, fields, context }: Asked) {
  const parsed = parseForm(InviteForm, fields)
  if (!parsed.ok) return invalid({}, parsed.errors)
  const { note, role } = parsed.fields
  const { now } = context.get(siteContext)
  const made = await makeInvitation(context.get(databaseContext), { note, role, made_by: admin.id }, now)
  return shown(context, { kind: 'invitation', name: note }, made)
}

/** Somebody's own password is changed with the old one, on the account screen. */
async function reset({ admin, fields, context }: Asked) {
  const db = context.get(databaseContext)
  const { now } = context.get(siteContext)
  const parsed = parseForm(ItemForm, fields)
  const user = parsed.ok ? await findUser(db, parsed.fields.id) : undefined
  if (!user || user.id === admin.id) return GONE()
  const made = await makeReset(db, { user_id: user.id, made_by: admin.id }, now)
  return shown(context, { kind: 'reset', name: nameOf(user) }, made)
}

async function revoke({ fields, context }: Asked) {
  const parsed = parseForm(ItemForm, fields)
  const note = parsed.ok ? await deleteInvitation(context.get(databaseContext), parsed.fields.id) : undefined
  if (note === undefined) return GONE()
  return done(`The link for ${note} is dead.`, 'Nobody can come in with it. You can make a new one.')
}

async function changeRole({ fields, context }: Asked) {
  const db = context.get(databaseContext)
  const parsed = parseForm(RoleForm, fields)
  if (!parsed.ok) return GONE()
  const { id, role } = parsed.fields
  const user = await findUser(db, id)
  const changed = user ? await updateRole(db, id, role) : 'missing'
  if (changed !== 'done' || !user) return refuse(changed)
  return done('Role saved', `${nameOf(user)} is ${WORDS[role ?? 'none']} now.`)
}

const WORDS = { administrator: 'an administrator', editor: 'an editor', none: 'without a role' }

async function remove({ fields, context }: Asked) {
  const db = context.get(databaseContext)
  const parsed = parseForm(ItemForm, fields)
  const user = parsed.ok ? await findUser(db, parsed.fields.id) : undefined
  const changed = user ? await removePerson(db, user.id) : 'missing'
  if (changed !== 'done' || !user) return refuse(changed)
  return done(
    `${nameOf(user)} is removed.`,
    'Every device is signed out. Drafts and pictures are still here.',
  )
}

/** The link is in this one answer and nowhere else. Its token stands behind the #, which browsers send to no server. */
function shown(context: Context, about: Pick<ShownLink, 'kind' | 'name'>, { token, expires_at }: MadeLink) {
  const { siteUrl } = context.get(siteContext)
  const path = about.kind === 'invitation' ? href('/auth/invitation') : href('/auth/reset')
  const link: ShownLink = { ...about, address: `${siteUrl.origin}${path}#${token}`, expires_at }
  return data({ errors: {}, link }, { status: 200 })
}

const PEOPLE = '/admin/keeping/people'

const done = (title: string, text: string) =>
  redirect(PEOPLE, { headers: noticeHeaders({ kind: 'success', title, text }) })

const GONE = () =>
  redirect(PEOPLE, {
    headers: noticeHeaders({
      kind: 'destructive',
      title: 'Nothing was changed',
      text: 'This account or link is no longer there, or it is your own.',
    }),
  })

function refuse(changed: AccountChange) {
  if (changed !== 'last-administrator') return GONE()
  const text = 'This is the last administrator. Make somebody else one first.'
  return redirect(PEOPLE, {
    headers: noticeHeaders({ kind: 'destructive', title: 'Nothing was changed', text }),
  })
}
