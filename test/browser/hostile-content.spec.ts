import type { Page } from '@playwright/test'
import { CATEGORIES } from 'recipe-basics/recipe/choices'
import type { Database } from '#server/data/database/database.ts'
import { findStoredEquipment } from '#server/data/equipment/row.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { ALLOWED_TAGS } from '#server/post-html/rules.ts'
import { DANGEROUS_ADDRESSES } from '../dangerous-addresses.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '../fixtures.ts'
import { XSS_PAYLOADS } from '../xss-payloads.ts'
import { layTable } from './laid-table.ts'
import { openPage } from './open-page.ts'
import { expect, NOW, test } from './site.ts'

/** Of each kind. Their fields take the payloads in turn, each item beginning where no other does. */
const ITEMS = 8
const PAYLOADS = XSS_PAYLOADS.map((payload) => payload.replaceAll('alert(1)', "alert(window.__pwn='yes')"))

// The pages must hold by themselves: the content policy, which would stop most of it, is switched off.
test.use({ bypassCSP: true })

test('without its policy, this browser runs what a page holds', async ({ page, faults }) => {
  faults.expect(/status of 404 .*\/photos\/x/)
  await openPage(page, '/about')
  await page
    .getByRole('main')
    .evaluate((main) => (main.innerHTML = '<img src=/photos/x onerror="window.__pwn=1">'))
  await expect.poll(() => page.evaluate(() => Reflect.get(window, '__pwn'))).toBe(1)
})

for (const kind of ['recipes', 'equipment', 'posts'] as const) {
  test(`nothing in the texts of ${kind} runs, or becomes part of a page`, async ({ page, db, faults }) => {
    test.slow()
    // Posts may hold pictures of this site; this one is not there.
    if (kind === 'posts') faults.expect(/status of 404 .*\/a\.jpg/)
    const harmless = new Set(kind === 'posts' ? ALLOWED_TAGS : [])
    for (const { path } of await layTable(db)) {
      if (!path.startsWith(LISTS[kind]) && path !== '/') continue
      await openPage(page, path)
      for (const name of await namesInUse(page)) harmless.add(name)
    }
    const paths = await layHostileTable(db, kind)
    for (const path of ['/', LISTS[kind], ...paths]) {
      await openPage(page, path)
      expect(await page.evaluate(() => Reflect.get(window, '__pwn')), path).toBeUndefined()
      expect(await strangers(page, harmless), path).toEqual([])
      for (const facts of await page.locator('script[type="application/ld+json"]').allTextContents()) {
        expect(JSON.parse(facts), path).toHaveProperty('@graph')
      }
    }
  })
}

for (const kind of ['recipes', 'equipment'] as const) {
  test(`nothing in the texts of ${kind} runs where they are edited`, async ({ admin: page, db }) => {
    test.slow()
    await layTable(db)
    // What is understood of a line stands in a list, once the line asks for a look.
    const harmless = new Set(['dl', 'dt', 'dd'])
    for (const path of await editPaths(db, kind)) {
      await openPage(page, path)
      for (const name of await namesInUse(page)) harmless.add(name)
      if (path.endsWith('/edit')) break
    }
    const known = new Set(await editPaths(db, kind))
    await layHostileTable(db, kind)
    const hostile = (await editPaths(db, kind)).filter((path) => !path.endsWith('/edit') || !known.has(path))
    // Each form holds every payload in its lists; the table has them in its names.
    for (const path of hostile.slice(0, 4)) {
      await openPage(page, path)
      expect(await page.evaluate(() => Reflect.get(window, '__pwn')), path).toBeUndefined()
      expect(await strangers(page, harmless), path).toEqual([])
    }
  })
}

test('nothing in the texts of an imported recipe runs where it is reviewed', async ({ admin: page }) => {
  const harmless = new Set<string>()
  const review = async (name: string, text: () => string, links: string[]) => {
    await openPage(page, '/admin/import')
    await page
      .getByLabel('Choose a file')
      .first()
      .setInputFiles({
        name: `${name}.json`,
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(hostileJson(text, links))),
      })
    await expect(page.getByRole('form', { name: 'Ready for review' })).toContainText(`${name}.json`)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  }
  await review('plain', () => '<b>Word</b>', ['https://photos.example/a.jpg'])
  for (const name of await namesInUse(page)) harmless.add(name)
  let field = 0
  await review('hostile', () => PAYLOADS[field++ % PAYLOADS.length] ?? '', DANGEROUS_ADDRESSES)
  expect(await page.evaluate(() => Reflect.get(window, '__pwn'))).toBeUndefined()
  expect(await strangers(page, harmless)).toEqual([])
})

/** A recipe as a hostile page would publish it. */
function hostileJson(text: () => string, links: string[]) {
  return {
    '@type': 'Recipe',
    ...{ name: text(), description: text(), author: { name: text() }, keywords: [text(), text()] },
    ...{ image: links, url: links[0], recipeYield: text(), prepTime: text(), recipeCategory: text() },
    ...{ recipeCuisine: text(), [text()]: text(), nutrition: { calories: text(), servingSize: text() } },
    recipeIngredient: PAYLOADS.map(text),
    recipeInstructions: PAYLOADS.map(() => ({
      '@type': 'HowToStep',
      name: text(),
      text: text(),
      url: links[1],
    })),
    suitableForDiet: text(),
  }
}

/** The table of the admin area, and the form of each thing in it. */
async function editPaths(db: Database, kind: 'recipes' | 'equipment'): Promise<string[]> {
  const table = kind === 'recipes' ? 'recipes' : 'kitchen_equipment'
  const rows = await db.selectFrom(table).select('id').execute()
  return [`/admin/${kind}/list`, ...rows.map(({ id }) => `/admin/${kind}/${id}/edit`)]
}

const LISTS = { recipes: '/recipes', equipment: '/equipment', posts: '/blog' }

/** Answers the pages of what it has laid. */
async function layHostileTable(db: Database, kind: keyof typeof LISTS): Promise<string[]> {
  const paths: string[] = []
  for (let item = 0; item < ITEMS; item++) {
    let field = item * Math.ceil(PAYLOADS.length / ITEMS)
    const text = () => PAYLOADS[field++ % PAYLOADS.length] ?? ''
    const address = DANGEROUS_ADDRESSES[item * ITEMS] ?? ''
    if (kind === 'recipes') {
      const { slug } = await insertRecipe(db, { fields: hostileRecipe(text, address, item) }, NOW)
      paths.push(`/recipes/${encodeURIComponent(slug)}`)
    } else if (kind === 'equipment') {
      const [id = ''] = await insertEquipment(db, [hostileEquipment(text, address)], NOW)
      const piece = await findStoredEquipment(db, id)
      paths.push(`/equipment/${encodeURIComponent(piece?.slug ?? '')}`)
    } else {
      await insertPost(db, hostilePost(text, address), NOW)
    }
  }
  if (kind === 'posts') {
    const posts = await db.selectFrom('blog_posts').select('slug').execute()
    paths.push(...posts.map(({ slug }) => `/blog/${encodeURIComponent(slug)}`))
  }
  return paths
}

function hostileRecipe(text: () => string, address: string, item: number) {
  return aRecipe({
    ...{ name: text(), description: text(), story: text(), author_name: text(), keywords: [text(), text()] },
    ...{ image_url: address, recipe_category: CATEGORIES[item % CATEGORIES.length] },
    ingredients: PAYLOADS.map((ingredient_text) => ({ ingredient_text, section: text() })),
    instructions: PAYLOADS.map((step_text) => ({
      ...{ step_text, section: text() },
      ...{ step_number: 1, step_url: address },
    })),
    nutrition: { ...NO_NUTRITION, serving_size: text() },
  })
}

const NO_NUTRITION = {
  ...{ calories: 1, protein_content_g: null, carbohydrate_content_g: null, fat_content_g: null },
  ...{ cholesterol_content_mg: null, fiber_content_g: null, saturated_fat_content_g: null },
  ...{ sodium_content_mg: null, sugar_content_g: null },
}

function hostileEquipment(text: () => string, address: string) {
  return aPieceOfEquipment({
    ...{ name: text(), description: text(), brand: text(), model: text(), category: text() },
    ...{ image_url: address, features: PAYLOADS, pros: PAYLOADS, cons: PAYLOADS, review_summary: text() },
    affiliate_links: [
      { url: address, program: text(), label: text() },
      { url: 'https://shop.example/', program: text(), label: text() },
    ],
  })
}

function hostilePost(text: () => string, address: string) {
  const links = DANGEROUS_ADDRESSES.map((href) => `<a href="${href}">x</a> <a href='${href}'>x</a>`)
  const content = [...PAYLOADS, ...links].join('\n')
  return aPost({ title: text(), excerpt: text(), featured_image_url: address, content })
}

/** The kinds of elements that a page is made of. */
async function namesInUse(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll('*')].map((element) => element.localName))
}

/** What stands in a page and should not: unknown elements, handlers, styles, addresses that are scripts or strange. */
async function strangers(page: Page, harmless: Set<string>): Promise<string[]> {
  return page.evaluate(
    (known) => {
      const found: string[] = []
      for (const element of document.querySelectorAll('*')) {
        if (!known.includes(element.localName)) found.push(element.outerHTML.slice(0, 200))
        for (const { name, value } of element.attributes) {
          const isScript = /^(javascript|vbscript|data|blob|file):/i.test(value.replace(/[^\x21-\x7e]/g, ''))
          const leads = [
            'href',
            'xlink:href',
            'action',
            'formaction',
            'srcdoc',
            'background',
            'cite',
          ].includes(name)
          if (/^on|^style$/.test(name) || (leads && isScript)) {
            found.push(`${name}="${value}" on ${element.outerHTML.slice(0, 200)}`)
          }
        }
      }
      return found
    },
    [...harmless],
  )
}
