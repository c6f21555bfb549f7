import { NO_SETTINGS } from '#domain/settings/fields.ts'
import { saveCorrection } from '#server/data/foods/write.ts'
import { importRedirects } from '#server/data/redirects/imports.ts'
import { deletePicture } from '#server/data/media/pictures.ts'
import { deleteRedirect, saveRedirect } from '#server/data/redirects/write.ts'
import { updateSettings } from '#server/data/settings/write.ts'
import { NOW } from '../site.ts'
import type { Act } from './page-acts.ts'

const TRASH = '/admin/keeping/trash'

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
    route: '/admin/keeping/guide/:slug',
    does: 'changes a page of the guide',
    right: 'change-settings',
    send: ({ post }) => post('/admin/keeping/guide/flare', { title: 'Anew', based_on: '' }),
  },
  {
    route: '/admin/keeping/trash',
    does: 'restores a deleted draft from the trash',
    right: 'write-drafts',
    send: ({ post }, { recipes }) => post(TRASH, { restore: `recipe/${recipes.deletedDraft.id}` }),
  },
  {
    route: '/admin/keeping/trash',
    does: 'restores a deleted post that was scheduled',
    right: 'publish',
    send: ({ post }, { posts }) => post(TRASH, { restore: `post/${posts.deletedScheduled.id}` }),
  },
  {
    route: '/admin/keeping/trash',
    does: 'restores a piece of equipment that was public',
    right: 'publish',
    send: ({ post }, { equipment }) => post(TRASH, { restore: `equipment/${equipment.deletedPublished.id}` }),
  },
  {
    route: '/admin/keeping/trash',
    does: 'restores a picture from the trash, by Undo',
    right: 'keep-media',
    prepare: async ({ db }, { pictures }) => {
      await deletePicture(db, pictures.unused, { author_id: null }, NOW)
      return undefined
    },
    send: ({ post }, { pictures }) => post(`${TRASH}?restore=picture/${pictures.unused}`),
  },
  {
    route: '/admin/keeping/trash',
    does: 'empties the trash',
    right: 'publish',
    send: ({ post }) => post(TRASH, { empty: 'yes' }),
  },
  {
    route: '/admin/preview/settings',
    does: 'shows the site as settings that are typed would make it',
    right: 'change-settings',
    changes: false,
    send: ({ post }) => post('/admin/preview/settings', { tagline: 'Anew' }),
  },
  {
    route: '/admin/settings/undo',
    does: 'takes the last change of the settings back',
    right: 'change-settings',
    prepare: async ({ db }) =>
      (await db.selectFrom('settings').select('updated_at').executeTakeFirst())?.updated_at,
    send: ({ post }, _, saved = '') => post(`/admin/settings/undo?${new URLSearchParams({ saved })}`),
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
  {
    route: '/admin/keeping/addresses',
    does: 'sends an old address on',
    right: 'change-settings',
    send: ({ post }) =>
      post('/admin/keeping/addresses', { form: 'save', from: '/old', to: '/about', kind: 'moved' }),
  },
  {
    route: '/admin/keeping/addresses/undo',
    does: 'brings an old address back',
    right: 'change-settings',
    prepare: async ({ db }) => {
      await saveRedirect(db, { path: '/old', leads_to: '/about' }, NOW)
      await deleteRedirect(db, '/old', NOW)
      return ''
    },
    send: ({ post }) => post('/admin/keeping/addresses/undo?path=%2Fold'),
  },
  {
    route: '/admin/keeping/links',
    does: 'has the links to shops checked',
    right: 'change-settings',
    prepare: async ({ db }) => {
      const fields = { ...NO_SETTINGS, link_check: 'weekly' as const }
      await updateSettings(db, { fields, author_id: null }, NOW)
      return ''
    },
    send: ({ post }) => post('/admin/keeping/links', { check: 'all' }),
  },
  {
    route: '/admin/keeping/addresses/bring',
    does: 'reads a file of addresses',
    right: 'change-settings',
    changes: false,
    send: ({ post }) => {
      const form = new FormData()
      form.append('file', new File(['from,to\n/old,/about\n'], 'old.csv'))
      return post('/admin/keeping/addresses/bring', form)
    },
  },
  {
    route: '/admin/keeping/addresses/bring',
    does: 'brings a file of addresses in',
    right: 'change-settings',
    send: ({ post }) =>
      post('/admin/keeping/addresses/bring', { name: 'old.csv', text: 'from,to\n/old,/about\n' }),
  },
  {
    route: '/admin/keeping/addresses/undo',
    does: 'takes a file of addresses back',
    right: 'change-settings',
    prepare: async ({ db }) =>
      (await importRedirects(db, NOW, (redirects) => redirects.lead('/old', '/about'))).id,
    send: ({ post }, _stage, id) => post(`/admin/keeping/addresses/undo?import=${id}`),
  },
  {
    route: '/admin/keeping/foods',
    does: 'says what a word means',
    right: 'decide-labels',
    send: ({ post }) => post('/admin/keeping/foods', { form: 'save', words: 'zorbel', means: 'leek' }),
  },
  {
    route: '/admin/keeping/foods/undo',
    does: 'takes back what was said of a word',
    right: 'decide-labels',
    prepare: async ({ db }) =>
      (await saveCorrection(db, { words: 'zorbel', means: 'leek', labels: [] }, NOW)) ?? '',
    send: ({ post }, _stage, id) => post(`/admin/keeping/foods/undo?remove=${id}`),
  },
]
