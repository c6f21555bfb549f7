import { makeInvitation } from '#server/auth/account-links.ts'
import { listInvitations } from '#server/data/people/account-links.ts'
import { ensurePerson, givePasswords, PASSWORD, type Role } from '../people.ts'
import { NOW } from '../site.ts'
import type { Act } from './page-acts.ts'
import type { Person } from './stage.ts'

const CODE = { code: 'not-a-code', name: 'Nobody', email: 'x@plate.test', password: 'a long enough password' }

const AT = '/admin/keeping/people'

const idOf = async ({ db }: Person, role: Role) => {
  const id = await ensurePerson(db, role, NOW)
  await givePasswords(db)
  return id
}
const password = PASSWORD

const PEOPLE: Act[] = [
  {
    route: AT,
    does: 'invites somebody',
    right: 'manage-people',
    prepare: async (person) => idOf(person, 'admin'),
    send: ({ post }) => post(AT, { form: 'invite', note: 'Mara Lind', role: 'editor', password }),
  },
  {
    route: AT,
    does: 'takes an invitation back',
    right: 'manage-people',
    prepare: async (person) => {
      const invitation = { role: 'editor', note: 'Mara', made_by: await idOf(person, 'admin') } as const
      await makeInvitation(person.db, invitation, NOW)
      return (await listInvitations(person.db, NOW))[0]?.id
    },
    send: ({ post }, _, id) => post(AT, { form: 'revoke', id }),
  },
  {
    route: AT,
    does: 'makes a reset link',
    right: 'manage-people',
    prepare: async (person) => idOf(person, 'editor'),
    send: ({ post }, _, id) => post(AT, { form: 'reset', id, password }),
  },
  {
    route: AT,
    does: 'gives somebody a role',
    right: 'manage-people',
    prepare: async (person) => idOf(person, 'user'),
    send: ({ post }, _, id) => post(AT, { form: 'role', id, role: 'administrator', password }),
  },
  {
    route: AT,
    does: 'removes somebody',
    right: 'manage-people',
    prepare: async (person) => idOf(person, 'user'),
    send: ({ post }, _, id) => post(AT, { form: 'remove', id, password }),
  },
]

/** What everybody may try, and what those with a role do to their own accounts. Stores nothing that counts here. */
export const ACCOUNT_ACTS: Act[] = [
  ...PEOPLE,
  {
    route: '/auth',
    does: 'signs in with a wrong password',
    right: 'come-in',
    changes: false,
    // Who is signed in already goes on.
    status: ({ token }) => (token ? 302 : 401),
    send: ({ post }) => post('/auth', { email: 'nobody@plate.test', password: 'wrong' }),
  },
  {
    route: '/auth/second-factor',
    does: 'sends a code that nobody asked for',
    right: 'come-in',
    changes: false,
    status: 302,
    send: ({ post }) => post('/auth/second-factor', { code: '123456' }),
  },
  {
    route: '/auth/passkey',
    does: 'asks for a question to a passkey',
    right: 'come-in',
    changes: false,
    send: ({ post }) => post('/auth/passkey.data'),
  },
  {
    route: '/auth/sign-out',
    does: 'signs out',
    right: 'come-in',
    changes: false,
    send: ({ post }) => post('/auth/sign-out'),
  },
  {
    route: '/auth/set-up',
    does: 'finds no set-up page once there are accounts',
    right: 'come-in',
    changes: false,
    status: 404,
    send: ({ post }) => post('/auth/set-up', CODE),
  },
  {
    route: '/auth/set-up/backup',
    does: 'cannot bring a backup with the set-up link once there are accounts',
    right: 'come-in',
    changes: false,
    status: 404,
    send: ({ post }) => post('/auth/set-up/backup', CODE),
  },
  ...['/auth/invitation', '/auth/reset'].map((route): Act => ({
    route,
    does: 'sends a form without a code',
    right: 'come-in',
    changes: false,
    status: 422,
    send: ({ post }) => post(route),
  })),
  {
    route: '/admin/account',
    does: 'ends a session of the own account',
    right: 'keep-account',
    changes: false,
    send: ({ post }) => post('/admin/account', { form: 'session', id: 'none' }),
  },
  {
    route: '/admin/account',
    does: 'changes the own name',
    right: 'keep-account',
    send: ({ post }) => post('/admin/account', { form: 'name', name: 'Somebody else' }),
  },
  {
    route: '/admin/account/passkeys',
    does: 'asks for a passkey without a password',
    right: 'keep-account',
    changes: false,
    status: 422,
    send: ({ post }) => post('/admin/account/passkeys', { name: 'Phone' }),
  },
]
