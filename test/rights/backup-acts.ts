import type { Act } from './page-acts.ts'

const AT = '/admin/keeping/backups'

/** What is done with backups. The stage has none, and what an administrator asks for is answered with the reason. */
export const BACKUP_ACTS: Act[] = [
  {
    route: AT,
    does: 'makes a backup',
    right: 'keep-backups',
    changes: false,
    status: 302,
    send: ({ post }) => post(AT),
  },
  {
    route: `${AT}/bring`,
    does: 'brings a backup',
    right: 'keep-backups',
    changes: false,
    status: 302,
    send: ({ post }) => post(`${AT}/bring`, new FormData()),
  },
  {
    route: `${AT}/download`,
    does: 'downloads a backup with a wrong password',
    right: 'keep-backups',
    changes: false,
    status: 302,
    send: ({ post }) => post(`${AT}/download`, { backup: 'plate', password: 'wrong' }),
  },
  {
    route: `${AT}/restore`,
    does: 'restores a backup with a wrong password',
    right: 'keep-backups',
    changes: false,
    status: 302,
    send: ({ post }) => post(`${AT}/restore?backup=plate`, { password: 'wrong' }),
  },
]
