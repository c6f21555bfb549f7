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

test('a shared picture is named by its whole address, with its size and what it says', () => {
  const meta = pageMeta({ ...PAGE, share: { path: '/share/recipes/soup/1.jpg', alt: 'Soup, 45 min' } })
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://plate.test/share/recipes/soup/1.jpg',
  })
  expect(meta).toContainEqual({ property: 'og:image:width', content: '1200' })
  expect(meta).toContainEqual({ property: 'og:image:height', content: '630' })
  expect(meta).toContainEqual({ property: 'og:image:alt', content: 'Soup, 45 min' })
  expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
})

test('a description is one line', () => {
  const description = ' Soft,\n\nwarm\tand  mild. '
  expect(pageMeta({ ...PAGE, description })).toContainEqual({
    name: 'description',
    content: 'Soft, warm and mild.',
  })
})

test('a missing page has no address to keep', () => {
  expect(missingPageMeta({ site: SITE, title: 'Recipe not found' })).toEqual([
    { title: 'Recipe not found · Gentle Plate' },
    { name: 'robots', content: 'noindex' },
  ])
})
