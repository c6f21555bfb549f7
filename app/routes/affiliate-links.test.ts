import { expect, test } from 'vitest'
import { NO_SETTINGS, type Settings } from '#domain/settings/fields.ts'
import { findStoredEquipment } from '#server/data/equipment/row.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { updateSettings } from '#server/data/settings/write.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

const POST_PATH = '/blog/a-stock-worth-standing-over'
const DISCLOSURE = 'Some links here are affiliate links.'
const AMAZON = 'As an Amazon Associate I earn from qualifying purchases.'
const EARNING = '<a href="https://amzn.to/3x">the pot</a>'
const PLAIN = '<a href="https://www.amazon.de/dp/B0">the sieve</a>'

async function createSiteWith(settings: Partial<Settings> = {}) {
  const site = await createTestSite()
  const change = (fields: Partial<Settings>) =>
    updateSettings(site.db, { fields: { ...NO_SETTINGS, ...fields }, author_id: null }, NOW)
  await change(settings)
  return { ...site, change }
}

/** Disclosed once, before the first link that earns; every such link says what it is. */
function expectDisclosed(html: string, path: string) {
  const main = pagePart(html, 'main')
  const links = main.match(/<a [^>]*href="https:[^>]*>/g) ?? []
  expect(links.length, path).toBeGreaterThan(0)
  for (const link of links) {
    expect(link).toContain('target="_blank"')
    expect(link).toContain('rel="sponsored nofollow noopener"')
  }
  expect(main.split(DISCLOSURE), path).toHaveLength(2)
  expect(main.indexOf(DISCLOSURE), path).toBeLessThan(main.indexOf(links[0] ?? ''))
}

test('every page with a link that earns says so before the first, whoever wrote it and whatever was ticked', async () => {
  const site = await createSiteWith({ about_body: `My ${EARNING}.` })
  await insertEquipment(site.db, [aPieceOfEquipment()], NOW)
  await insertPost(site.db, aPost({ content: `First.\nTake ${EARNING}.` }), NOW)
  for (const path of [POST_PATH, '/about', '/equipment', '/equipment/steady-blender'])
    expectDisclosed((await site.read(path)).html, path)
})

test('an old post whose links nobody marked is disclosed, too', async () => {
  const site = await createSiteWith()
  await insertPost(site.db, aPost({ content: 'Cleaned later.' }), NOW)
  const content = `<P>Buy <A HREF='https://www.amazon.com/dp/B0?tag=plate-20'>a pot</A>`
  await site.db.updateTable('blog_posts').set({ content }).execute()
  expectDisclosed((await site.read(POST_PATH)).html, POST_PATH)
})

test('an address that earns is a link in every text of a recipe, after the disclosure; other addresses stay words', async () => {
  const site = await createSiteWith({ shop_tags: 'amazon.de plate-21' })
  const address = 'https://www.amazon.de/dp/B0'
  const inSteps = [
    { step_number: 1, section: null, step_url: null, step_text: `Use 2 l: ${address}, or a pan.` },
  ]
  const inLines = [{ section: null, ingredient_text: `1 jar (${address})` }]
  const places = [
    { description: `Best in my pot (${address}).` },
    { story: `Bought at ${address}\nYears ago.` },
    { instructions: inSteps },
    { ingredients: inLines },
  ]
  for (const [place, fields] of places.entries()) {
    const { slug } = await insertRecipe(
      site.db,
      { fields: aRecipe({ name: `Soup ${place}`, ...fields }) },
      NOW,
    )
    const path = `/recipes/${slug}`
    const { html } = await site.read(path)
    expectDisclosed(html, path)
    expect(html).toContain(`href="${address}?tag=plate-21" target="_blank"`)
    expect(html).toContain(`>${address}<`)
  }
  const story = 'https://www.amazon.com/dp/B0, https://amzn.to.example/3x and "><script>alert(1)</script>'
  const { slug } = await insertRecipe(site.db, { fields: aRecipe({ name: 'Plain', story }) }, NOW)
  const main = pagePart((await site.read(`/recipes/${slug}`)).html, 'main')
  expect(main).not.toContain(DISCLOSURE)
  expect(main).not.toMatch(/<a [^>]*href="https:/)
})

test('an address that earns is a link in the texts of a piece, and the page says so once', async () => {
  const site = await createSiteWith()
  const words = 'See https://amzn.to/3x.'
  const texts = [{ description: words }, { review_summary: words }, { pros: [words] }]
  for (const fields of texts)
    for (const affiliate_links of [[], aPieceOfEquipment().affiliate_links]) {
      const piece = aPieceOfEquipment({ ...fields, affiliate_links })
      const [id = ''] = await insertEquipment(site.db, [piece], NOW)
      const slug = (await findStoredEquipment(site.db, id))?.slug
      expectDisclosed((await site.read(`/equipment/${slug}`)).html, `/equipment/${slug}`)
    }
})

test('a plain link to a shop is none, until the shop has a tag; then the kept page says so with the next request', async () => {
  const site = await createSiteWith()
  await insertPost(site.db, aPost({ content: `Take ${PLAIN}.` }), NOW)
  const { html } = await site.read(POST_PATH)
  expect(pagePart(html, 'main')).not.toContain(DISCLOSURE)
  expect(html).toContain('href="https://www.amazon.de/dp/B0" rel="noopener"')
  await site.change({ shop_tags: 'amazon.de plate-21' })
  const { html: tagged } = await site.read(POST_PATH)
  expectDisclosed(tagged, POST_PATH)
  expect(tagged).toContain('href="https://www.amazon.de/dp/B0?tag=plate-21"')
  const { content } = await site.db.selectFrom('blog_posts').select('content').executeTakeFirstOrThrow()
  expect(content).not.toContain('plate-21')
})

test('the shops of a piece get their tags where they are shown, and keep their own', async () => {
  const site = await createSiteWith({ shop_tags: 'market.example plate-1\nshop.example plate-2' })
  const [piece = ''] = await insertEquipment(site.db, [aPieceOfEquipment()], NOW)
  for (const path of ['/equipment', '/equipment/steady-blender']) {
    const { html } = await site.read(path)
    expect(html).toContain('href="https://market.example/sb-2?tag=plate-1"')
    expect(html).toContain('href="https://shop.example/sb-2?tag=plate"')
  }
  expect((await site.read(`/api/equipment/${piece}`)).html).not.toContain('plate-1')
})

test('Amazon’s sentence stands after the disclosure when the chef switches it on, and nowhere before', async () => {
  const site = await createSiteWith()
  await insertPost(site.db, aPost({ content: `Take ${EARNING}.` }), NOW)
  expect((await site.read(POST_PATH)).html).not.toContain(AMAZON)
  await site.change({ amazon_sentence: 'shown', disclosure: 'Paid links.' })
  expect(pageText((await site.read(POST_PATH)).html)).toContain(`Paid links. ${AMAZON}`)
})

test('what the chef discloses herself before her first link is not said a second time', async () => {
  const site = await createSiteWith({ disclosure: 'I earn by "some" links & tips.' })
  const own = '<p>I  earn by &quot;some&quot; <em>links</em> &amp; tips. More.</p>'
  const countIn = (html: string) =>
    pageText(pagePart(html, 'main')).split('I earn by "some" links & tips.').length - 1
  const read = async (content: string) => {
    const slug = `post-${content.length}`
    await insertPost(site.db, { ...aPost({ content }), slug }, NOW)
    return (await site.read(`/blog/${slug}`)).html
  }
  expect(countIn(await read(`First.\n${own}\nTake ${EARNING}.`))).toBe(1)
  expect(countIn(await read(`I earn by "some" links & tips. Take ${EARNING}.`))).toBe(1)
  // After the link it comes too late.
  expect(countIn(await read(`Take ${EARNING}.\n${own}`))).toBe(2)
  await site.change({ disclosure: 'I earn by "some" links & tips.', amazon_sentence: 'shown' })
  const html = await read(`${own}\nTake ${EARNING}, and another.`)
  expect(countIn(html)).toBe(1)
  expect(pageText(html)).toContain(AMAZON)
})

test('the preview of a post that is being written shows its links as readers will see them', async () => {
  const site = await createSiteWith()
  const admin = await site.as('admin')
  const answer = await admin.post('/admin/blog/rendered', { content: `Take ${EARNING}.` })
  expect(await answer.text()).toContain('sponsored nofollow noopener')
})
