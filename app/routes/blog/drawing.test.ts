import { expect } from 'vitest'
import { drawingAddress, type TableDish } from '../../ui/picture/drawing-address.ts'
import type { PostFields } from '#domain/post/post.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe, updateRecipe } from '#server/data/recipes/write/write.ts'
import { testDatabase } from '#test/database.ts'
import { aPost, aRecipe } from '#test/fixtures.ts'
import { createTestSite, NOW } from '#test/site.ts'

const CARD = (slug: string) => `<a href="/recipes/${slug}">${slug}</a>`
const CONTENT = ['Words.', CARD('silky-carrot-soup'), CARD('hidden'), `More words of ${CARD('rice')}.`].join(
  '\n',
)
const SOUP = { dish: '1h11ca20', slug: 'silky-carrot-soup', category: 'Soup' } as const
const RICE = { dish: null, slug: 'rice', category: 'Dinner' } as const

testDatabase(
  'a post shows the recipes that it links, or what its author has chosen, and no draft',
  async (db) => {
    const site = await createTestSite({ db })
    const { id } = await insertRecipe(db, { fields: aRecipe() }, NOW)
    await insertRecipe(db, { fields: aRecipe({ name: 'Hidden' }), status: 'draft' }, NOW)
    const rice = { name: 'Rice', recipe_category: 'Dinner', ingredients: [], instructions: [] } as const
    await insertRecipe(db, { fields: aRecipe({ ...rice, ingredients: [], instructions: [] }) }, NOW)

    /** The drawing of a new post on its page and in the list, which are the same but for the format. */
    const drawn = async (title: string, drawn_as: PostFields['drawn_as'], content = CONTENT) => {
      await insertPost(db, aPost({ title, drawn_as, content }), NOW)
      const page = (await site.read(`/blog/${title.toLowerCase().replaceAll(' ', '-')}`)).html.replace(
        /<section aria-labelledby="next".*/s,
        '',
      )
      return Array.from(page.matchAll(/src="(\/plates\/[^"]*)"/g), ([, src = '']) =>
        src.replaceAll('&amp;', '&'),
      )
    }
    const bare = (drawing: TableDish) => drawingAddress({ kind: 'plate', format: 'bare', ...drawing })
    const wide = (drawing: typeof SOUP) => drawingAddress({ kind: 'plate', format: 'wide', ...drawing })
    expect((await drawn('Quiet evenings', null)).slice(0, 2)).toEqual([bare(SOUP), bare(RICE)])
    expect((await drawn('One dish', null, CARD('silky-carrot-soup')))[0]).toBe(wide(SOUP))
    expect((await drawn('Table', 'table')).slice(0, 2)).toEqual([bare(SOUP), bare(RICE)])
    expect((await drawn('My sieve', 'plate'))[0]).toBe(wide(SOUP))
    expect((await drawn('Chosen', 'peeler'))[0]).toBe('/plates/tools-v3/peeler/wide/chosen.svg')
    expect(await drawn('Nothing at all', null, 'Words.')).toEqual([])
    expect((await site.read('/blog')).html).toContain(bare(RICE))

    // A recipe that has moved is the same recipe.
    await updateRecipe(db, id, { fields: aRecipe(), slug: 'carrots', author_id: null }, NOW)
    expect((await drawn('Moved', 'plate'))[0]).toBe(
      drawingAddress({ kind: 'plate', format: 'wide', ...SOUP, slug: 'carrots' }),
    )
  },
)

testDatabase('what is drawn is no part of what the JSON API answers and takes', async (db) => {
  const site = await createTestSite({ db })
  await insertRecipe(db, { fields: aRecipe() }, NOW)
  await insertPost(db, aPost({ title: 'A post', drawn_as: 'table', content: CONTENT }), NOW)
  for (const path of ['/api/posts', '/api/posts/a-post', '/api/recipes', '/api/recipes/silky-carrot-soup'])
    expect(await (await site.get(path)).text()).not.toMatch(/"(drawn|drawn_as|shows|dish|plate)":/)
})
