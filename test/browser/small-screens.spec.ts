import type { Page } from '@playwright/test'
import type { Database } from '#server/data/database.ts'
import { insertEquipment } from '#server/data/equipment.ts'
import { insertPost } from '#server/data/posts.ts'
import { insertRecipe } from '#server/data/recipes.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '../fixtures.ts'
import { layTable } from './laid-table.ts'
import { openPage } from './open-page.ts'
import { expect, NOW, test } from './site.ts'

const WORD = 'Donaudampfschiffahrt'.repeat(10)
const RIGHT_TO_LEFT = 'شوربة الجزر الناعمة مع الزنجبيل والكثير من الحب'
const EMOJI = '👩‍👩‍👧‍👦🏳️‍🌈🥕'.repeat(20)

test('nothing needs sideways scrolling on the narrowest phone', async ({ page, db }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const { path } of await layTable(db)) {
    await openPage(page, path)
    expect(await overflow(page), path).toEqual([])
  }
})

for (const width of [320, 768, 1280]) {
  test(`neither do endless words, other scripts and emoji at ${width} pixels`, async ({ page, db }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of await layUnwieldyTable(db)) {
      await openPage(page, path)
      expect(await overflow(page), path).toEqual([])
    }
  })
}

test('what is touched is as large as a fingertip', async ({ page, db }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const { path } of await layTable(db)) {
    await openPage(page, path)
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.click()
    const touched = page
      .getByRole('button')
      .or(page.getByRole('combobox'))
      .or(page.getByRole('searchbox'))
      .or(page.locator('label:has([type=checkbox])'))
      .or(page.getByRole('navigation', { name: /Main|Quick Links|Pages/ }).getByRole('link'))
    expect(await smallerThan(44, touched), path).toEqual([])
    expect(await smallerThan(24, page.getByRole('link')), path).toEqual([])
  }
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
    const [equipment] = await insertEquipment(
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
    const content = [
      text,
      `<h2>${text}</h2>`,
      `<pre>${text}</pre>`,
      `<blockquote>${text}</blockquote>`,
      table(text),
    ]
    await insertPost(db, aPost({ title: text, excerpt: text, content: content.join('\n') }), NOW)
    paths.push(`/recipes/${recipe.slug}`, `/equipment/${equipment}`)
  }
  const posts = await db.selectFrom('blog_posts').select('slug').execute()
  return [...paths, `/equipment?category=${WORD}`, ...posts.map(({ slug }) => `/blog/${slug}`)]
}

const table = (text: string) => `<table><tr>${`<td>${text}</td>`.repeat(4)}</tr></table>`

/** The elements with words or controls that stand beyond the right or left edge; the page itself when it scrolls. */
async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    for (const element of document.querySelectorAll('h1,h2,h3,p,li,dt,dd,a,button,input,select,label')) {
      if (!element.checkVisibility() || element.closest('table, pre, .sr-only')) continue
      const { left, right, width } = element.getBoundingClientRect()
      const skipsToContent = element.getAttribute('href') === '#main'
      if (width > 1 && !skipsToContent && (right > clientWidth + 1 || left < -1)) {
        found.push(`${element.tagName} ${left} to ${right}: ${element.textContent.slice(0, 40)}`)
      }
    }
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`, ...found] : found
  })
}

async function smallerThan(size: number, things: ReturnType<Page['locator']>): Promise<string[]> {
  return things.evaluateAll(
    (elements, size) =>
      elements.flatMap((element) => {
        // The link of a card is as large as its card.
        const card =
          getComputedStyle(element, '::after').position === 'absolute' && element.closest('.relative')
        const { width, height } = (card || element).getBoundingClientRect()
        const isInText = element.closest('.prose, .sr-only') || element.getAttribute('href') === '#main'
        if (!element.checkVisibility() || isInText) return []
        return Math.min(width, height) < size - 0.5
          ? `${element.outerHTML.slice(0, 200)} ${width}×${height}`
          : []
      }),
    size,
  )
}
