import { expect, test } from 'vitest'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe, updateRecipe } from '#server/data/recipes/write/write.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { pageLinks, pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

const POST = '/blog/a-stock-worth-standing-over'
const NOBODY = { author_id: null }

test('a line that is only a link to a recipe or a piece is its card, which follows a new name and address', async () => {
  const site = await createTestSite()
  const { id } = await insertRecipe(site.db, { fields: aRecipe() }, NOW)
  const [piece = ''] = await insertEquipment(site.db, [aPieceOfEquipment()], NOW)
  const content = [
    'Before.',
    '<a href="/recipes/silky-carrot-soup">my soup</a>',
    `<p><a href="/equipment/${piece}">my blender</a></p>`,
    '<a href="/equipment/steady-blender">my blender</a>',
    'See <a href="/recipes/silky-carrot-soup">the soup</a> again.',
  ].join('\n')
  await insertPost(site.db, aPost({ content }), NOW)
  const { html } = await site.read(POST)
  const cards = html.match(/<aside\b.*?<\/aside>/gs) ?? []
  expect(cards.map(pageText)).toEqual([
    'Recipe Silky Carrot Soup Soup · 40 min',
    'Equipment Steady Blender Hearthline',
    'Equipment Steady Blender Hearthline',
  ])
  expect(pageText(html)).toContain('See the soup again.')

  const change = { fields: aRecipe({ name: 'Orange Soup' }), slug: 'orange-soup', ...NOBODY }
  await updateRecipe(site.db, id, change, NOW)
  const { html: moved } = await site.read(POST)
  expect(pageLinks(pagePart(moved, 'aside'))).toEqual([{ href: '/recipes/orange-soup', text: 'Orange Soup' }])
})

test('of what is not public, the words stay, and nothing else is told', async () => {
  const site = await createTestSite()
  const fields = aRecipe({ name: 'Secret stew', description: 'Secret words' })
  await insertRecipe(site.db, { fields, status: 'draft' }, NOW)
  const content = [
    '<a href="/recipes/secret-stew">a stew</a>',
    '<a href="/equipment/nothing">a <em>pot</em></a>',
    '<a href="/recipes/%E0%A4%A">broken &lt;b&gt;</a>',
  ].join('\n')
  await insertPost(site.db, aPost({ content }), NOW)
  const { html } = await site.read(POST)
  const article = pagePart(html, 'article')
  expect(article).toContain('<p>a stew</p>\n<p>a pot</p>\n<p>broken &lt;b&gt;</p>')
  expect(html).not.toMatch(/Secret (stew|words)/)
  expect(html).not.toContain('<aside')
})
