import { NO_SETTINGS } from '#domain/settings/fields.ts'
import type { Database } from '#server/data/database/database.ts'
import { findStoredEquipment } from '#server/data/equipment/row.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { updateSettings } from '#server/data/settings/write.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '../fixtures.ts'
import { layTable } from './laid-table.ts'
import { openPage } from './open-page.ts'
import { overflow, smallerThan } from './room.ts'
import { expect, NOW, test } from './site.ts'

const WORD = 'Donaudampfschiffahrt'.repeat(10)
const RIGHT_TO_LEFT = 'شوربة الجزر الناعمة مع الزنجبيل والكثير من الحب'
const EMOJI = '👩‍👩‍👧‍👦🏳️‍🌈🥕'.repeat(20)

test('nothing needs sideways scrolling on the narrowest phone, and what is touched is as large as a fingertip', async ({
  page,
  db,
}) => {
  test.slow()
  for (const { path } of await layTable(db)) {
    await page.setViewportSize({ width: 320, height: 640 })
    await openPage(page, path)
    await expect.poll(() => overflow(page), path).toEqual([])

    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Menu' }).click()
    const touched = page
      .getByRole('button')
      .or(page.getByRole('combobox'))
      .or(page.getByRole('searchbox'))
      .or(page.locator('label:has([type=checkbox])'))
      .or(page.getByRole('navigation', { name: /Main|Quick Links|Pages/ }).getByRole('link'))
    await expect.poll(() => smallerThan(44, touched), path).toEqual([])
    await expect.poll(() => smallerThan(24, page.getByRole('link')), path).toEqual([])
  }
})

test('neither do endless words, other scripts and emoji need sideways scrolling, on a phone, a tablet or a desk', async ({
  page,
  db,
}) => {
  test.slow()
  const fields = { ...NO_SETTINGS, site_name: `${WORD.slice(0, 55)} Soup` }
  await updateSettings(db, { fields, author_id: null }, NOW)
  for (const path of await layUnwieldyTable(db)) {
    await openPage(page, path)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => overflow(page), `${path} at ${width} pixels`).toEqual([])
    }
  }
})

test('a name of sixty letters does not touch the edges of the masthead', async ({ page, db }) => {
  const site_name = 'The Slow and Very Gentle Kitchen of Marguerite and Her Sons'
  await updateSettings(db, { fields: { ...NO_SETTINGS, site_name }, author_id: null }, NOW)
  await page.setViewportSize({ width: 320, height: 800 })
  await openPage(page, '/')
  const banner = page.getByRole('banner')
  const outer = await banner.boundingBox()
  const inner = await banner.getByText(site_name).boundingBox()
  expect((inner?.y ?? 0) - (outer?.y ?? 0)).toBeGreaterThanOrEqual(4)
})

/** Recipes, equipment and posts whose every text is hard to fit anywhere. Answers the pages that show them. */
async function layUnwieldyTable(db: Database): Promise<string[]> {
  const paths = ['/', '/recipes', '/equipment', '/blog']
  for (const text of [WORD, RIGHT_TO_LEFT, EMOJI]) {
    const lines = { section: text, ingredient_text: text }
    const steps = { step_number: 1, section: text, step_text: text, step_url: null }
    const recipe = await insertRecipe(
      db,
      {
        fields: aRecipe({
          ...{ name: text, description: text, story: text, author_name: text, keywords: [text] },
          ...{ ingredients: [lines, lines], instructions: [steps, steps] },
          ...{ prep_time_minutes: 12_000, cook_time_minutes: 123_456, total_time_minutes: 135_456 },
          ...{ servings: 1000 },
        }),
      },
      NOW,
    )
    const [equipment = ''] = await insertEquipment(
      db,
      [
        aPieceOfEquipment({
          ...{ name: text, description: text, brand: text, model: text, category: text, price: 1_234_567.89 },
          ...{ features: [text, text], pros: [text], cons: [text], review_summary: text },
          affiliate_links: [{ url: 'https://shop.example/', program: text, label: text }],
        }),
      ],
      NOW,
    )
    const piece = await findStoredEquipment(db, equipment)
    const content = [
      text,
      `<h2>${text}</h2>`,
      `<pre>${text}</pre>`,
      `<blockquote>${text}</blockquote>`,
      table(text),
    ]
    await insertPost(db, aPost({ title: text, excerpt: text, content: content.join('\n') }), NOW)
    paths.push(`/recipes/${recipe.slug}`, `/equipment/${piece?.slug}`)
  }
  const posts = await db.selectFrom('blog_posts').select('slug').execute()
  return [...paths, `/equipment?category=${WORD}`, ...posts.map(({ slug }) => `/blog/${slug}`)]
}

const table = (text: string) => `<table><tr>${`<td>${text}</td>`.repeat(4)}</tr></table>`
