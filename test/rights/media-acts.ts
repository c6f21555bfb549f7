import type { Right } from '#domain/people/rights.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from '../fixtures.ts'
import { aPicture } from '../pictures.ts'
import { NOW } from '../site.ts'
import type { Act } from './page-acts.ts'

const picture = async () => new Uint8Array(await aPicture({ width: 40, height: 30 }).png().toBuffer())

export const MEDIA_ACTS: Act[] = [
  {
    route: '/admin/media',
    does: 'uploads a picture by form',
    right: 'add-pictures',
    send: async ({ post }) => {
      const form = new FormData()
      form.set('file', new File([await picture()], 'a.png'))
      return post('/admin/media', form)
    },
  },
  {
    route: '/admin/media/upload',
    does: 'uploads a picture by script',
    right: 'add-pictures',
    send: async ({ request }) => {
      const headers = { Origin: 'https://plate.test', 'Sec-Fetch-Site': 'same-origin' }
      return request('/admin/media/upload', { method: 'POST', headers, body: await picture() })
    },
  },
  ...(['unused', 'shown'] as const).flatMap((which): Act[] => {
    const right: Right = which === 'shown' ? 'keep-media' : 'add-pictures'
    return [
      {
        route: '/admin/media',
        does: `describes a picture that is ${which}`,
        right,
        send: ({ post }, { pictures }) =>
          post('/admin/media', { describe: pictures[which], alt_text: 'Pot' }),
      },
      {
        route: '/admin/media/:hash',
        does: `describes a picture that is ${which}, in a form`,
        right,
        send: ({ post }, { pictures }) => post(`/admin/media/${pictures[which]}`, { alt_text: 'Pot' }),
      },
      {
        route: '/admin/media/:hash',
        does: `moves the point of a picture that is ${which}, in a form`,
        right,
        send: ({ post }, { pictures }) => post(`/admin/media/${pictures[which]}`, { x: '1', y: '2' }),
      },
      {
        route: '/admin/media/:hash/point',
        does: `moves the point of a picture that is ${which}`,
        right,
        send: ({ post }, { pictures }) => post(`/admin/media/${pictures[which]}/point`, { x: '1', y: '2' }),
      },
    ]
  }),
  {
    route: '/admin/media',
    does: 'deletes a picture',
    right: 'keep-media',
    send: ({ post }, { pictures }) => post('/admin/media', { delete: pictures.unused }),
  },
  {
    route: '/admin/media',
    does: 'brings the pictures of other sites here',
    right: 'keep-media',
    prepare: async (person) => {
      if (!('user_id' in person)) return undefined
      const fields = aRecipe({ image_url: 'https://photos.example/soup.jpg' })
      return (await insertRecipe(person.db, { fields }, NOW)).id
    },
    send: ({ post }) => post('/admin/media', { bring: 'all' }),
  },
]
