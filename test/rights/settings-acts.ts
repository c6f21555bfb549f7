import { NOW } from '../site.ts'
import type { Act } from './page-acts.ts'

/** What is done with the settings of the site, and with the samples. */
export const SETTINGS_ACTS: Act[] = [
  {
    route: '/admin/settings',
    does: 'changes the settings',
    right: 'change-settings',
    prepare: async ({ db }) =>
      (await db.selectFrom('settings').select('updated_at').executeTakeFirst())?.updated_at,
    send: ({ post }, _, overwrite) => post('/admin/settings', { tagline: 'Anew', overwrite }),
  },
  {
    route: '/admin/settings',
    does: 'restores a version of the settings',
    right: 'change-settings',
    send: ({ post }, { settings }) => post('/admin/settings', { restore: settings }),
  },
  {
    route: '/admin/settings/undo',
    does: 'takes the last change of the settings back',
    right: 'change-settings',
    send: ({ post }) => post('/admin/settings/undo'),
  },
  {
    route: '/admin/settings/first-steps',
    does: 'puts the first steps away',
    right: 'change-settings',
    send: ({ post }) => post('/admin/settings/first-steps'),
  },
  {
    route: '/admin/settings/samples',
    does: 'removes the samples',
    right: 'change-settings',
    send: ({ post }) => post('/admin/settings/samples'),
  },
  {
    route: '/admin/settings/samples/:removed_at/undo',
    does: 'brings removed samples back',
    right: 'change-settings',
    send: ({ post }) => post(`/admin/settings/samples/${NOW.toISOString()}/undo`),
  },
]
