import type { Act } from './page-acts.ts'

const CODE = { code: 'not-a-code', name: 'Nobody', email: 'x@plate.test', password: 'a long enough password' }

/** What everybody may try, and what those with a role do to their own accounts. Stores nothing that counts here. */
export const ACCOUNT_ACTS: Act[] = [
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
    route: '/admin/account',
    does: 'ends a session of the own account',
    right: 'keep-account',
    changes: false,
    send: ({ post }) => post('/admin/account', { form: 'session', id: 'none' }),
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
