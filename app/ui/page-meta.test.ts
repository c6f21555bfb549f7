import { expect, test } from 'vitest'
import { missingPageMeta, pageMeta } from './page-meta.ts'

const SITE = { siteName: 'Gentle Plate', siteUrl: 'https://plate.test' }
const PAGE = { site: SITE, path: '/recipes/soup', title: 'Soup', description: 'Soft.' }

test('a page has one address, and its title ends with the name of the site', () => {
  const meta = pageMeta(PAGE)
  expect(meta).toContainEqual({ title: 'Soup · Gentle Plate' })
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://plate.test/recipes/soup' })
  expect(meta).toContainEqual({ property: 'og:url', content: 'https://plate.test/recipes/soup' })
  expect(meta).toContainEqual({ property: 'og:title', content: 'Soup' })
  expect(meta).toContainEqual({ name: 'description', content: 'Soft.' })
  expect(JSON.stringify(meta)).not.toContain('og:image')
})

test('the name of the site is not said twice, but a dish may begin like it', () => {
  const titled = (title: string) => pageMeta({ ...PAGE, title })[0]
  expect(titled('Gentle Plate: good food')).toEqual({ title: 'Gentle Plate: good food' })
  expect(titled('Gentle Plates of Rice')).toEqual({ title: 'Gentle Plates of Rice · Gentle Plate' })
})

test('a picture is named by its whole address, ours or another', () => {
  const picture = (image: string) =>
    pageMeta({ ...PAGE, image }).find((tag) => 'property' in tag && tag.property === 'og:image')
  expect(picture('/plates/soup.png')).toMatchObject({ content: 'https://plate.test/plates/soup.png' })
  expect(picture('https://img.test/a.jpg')).toMatchObject({ content: 'https://img.test/a.jpg' })
})

test('a missing page has no address to keep', () => {
  expect(missingPageMeta({ site: SITE, title: 'Recipe not found' })).toEqual([
    { title: 'Recipe not found · Gentle Plate' },
    { name: 'robots', content: 'noindex' },
  ])
})
