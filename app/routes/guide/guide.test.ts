import { expect, test } from 'vitest'
import { updateGuidePage } from '#server/data/guide/write.ts'
import { listVersions } from '#server/data/changes/versions.ts'
import { STANDARD_PAGES } from '#server/data/guide/standard-pages.ts'
import { createTestDatabase, testDatabase } from '#test/database.ts'
import { noticeOf } from '#test/form-fields.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

const main = (html: string) => pagePart(html, 'main')

test('the guide lists every word, and each page has the medical note, the red flags and its sources with years', async () => {
  const site = await createTestSite()
  const { html } = await site.read('/guide')
  for (const { slug, words } of STANDARD_PAGES) {
    expect(html).toContain(`href="/guide/${slug}"`)
    const page = await site.read(`/guide/${slug}`)
    expect([slug, page.status]).toEqual([slug, 200])
    const text = pageText(main(page.html))
    expect(text).toContain(words.title)
    expect(text).toContain('get urgent medical help.')
    expect(text).toContain('General information, not medical or dietetic advice.')
    if (words.sources) expect(text).toMatch(/source \d/)
  }
  expect(pagePart(html, 'footer')).toContain('href="/guide"')
})

test('a paragraph leads to its source, and a filter says how many recipes it keeps', async () => {
  const site = await createTestSite()
  const { html } = await site.read('/guide/low-residue')
  const text = pageText(main(html))
  expect(html).toContain('<a href="#source-1" aria-label="Source 1: Vanhauwaert, 2015"')
  expect(html).toContain('id="source-1"')
  expect(html).toContain('href="/recipes?fibre=-2"')
  expect(text).toContain('Up to 2 g of fibre a portion none yet')
})

test('who checked a page is said without a profession, and an overdue look is said in the same place', async () => {
  const site = await createTestSite()
  const lead = pageText(main((await site.read('/guide/flare')).html))
  expect(lead).toContain('Nobody outside this site has checked it yet.')
  expect(lead).toContain('Next look: May 3, 2027')
  const flare = STANDARD_PAGES.find(({ slug }) => slug === 'flare')!
  const words = {
    ...flare.words,
    checked_by: 'Rosa Lindqvist',
    checked_on: '2025-01-03',
    review_on: '2025-01-31',
  }
  await updateGuidePage(site.db, 'flare', { words, isOff: false, author_id: null, based_on: '' }, NOW)
  const checked = pageText(main((await site.read('/guide/flare')).html))
  expect(checked).toContain('Facts checked by Rosa Lindqvist, January 3, 2025. Not an endorsement.')
  expect(checked).toContain('This page was due for a new look on January 31, 2025.')
})

test('a report is a letter to the contact address, and there is none without one', async () => {
  const site = await createTestSite()
  expect((await site.read('/guide/flare')).html).not.toContain('Something wrong here?')
  const admin = await site.as('admin')
  await admin.post('/admin/settings', { contact_email: 'hello@plate.example', based_on: '' })
  const { html } = await site.read('/guide/flare')
  expect(html).toContain(
    'href="mailto:hello@plate.example?subject=A%20mistake%3A%20%2Fguide%2Fflare&amp;body=Page%3A%20%2Fguide%2Fflare',
  )
})

testDatabase('the owner changes a page, switches it off, and takes both back', async (db) => {
  const site = await createTestSite({ db })
  const admin = await site.as('admin')
  const at = '/admin/keeping/guide/flare'
  const basedOn = async () => /name="based_on" value="([^"]*)"/.exec((await admin.read(at)).html)?.[1] ?? ''
  const save = async (sent: object) => admin.post(at, { ...sent, based_on: await basedOn() })
  const said = await save({ title: 'A bad spell', lead: '', review_on: '2028-01-01' })
  expect(noticeOf(said)).toMatchObject({ title: 'Page saved.' })
  const page = pageText(main((await site.read('/guide/flare')).html))
  expect(page).toContain('A bad spell')
  // An empty part goes back to the text that came with the site.
  expect(page).toContain('A flare is when symptoms come back or get worse.')
  expect(await (await site.get('/sitemap.xml')).text()).toContain('/guide/flare')
  await save({ title: 'A bad spell', is_off: 'on' })
  expect((await site.get('/guide/flare')).status).toBe(404)
  for (const path of ['/guide', '/guide/remission', '/sitemap.xml'])
    expect([path, (await (await site.get(path)).text()).includes('/guide/flare')]).toEqual([path, false])
  const { html } = await admin.read(at)
  const [last] = await listVersions(db, 'guide', 'flare')
  expect(html).toContain(last!.id)
  await admin.post(at, { restore: last!.id })
  expect(pageText(main((await site.read('/guide/flare')).html))).toContain('A bad spell')
})

test('who changes a source keeps the parts that cite it, and an emptied part goes back to the standard', async () => {
  const db = await createTestDatabase()
  const site = await createTestSite({ db })
  const admin = await site.as('admin')
  const { words } = STANDARD_PAGES.find(({ slug }) => slug === 'flare')!
  const sources = `${words.sources}\nAGA, 2025: A later look.`
  await admin.post('/admin/keeping/guide/flare', { sources, based_on: '' })
  const { words: stored } = await db.selectFrom('guide_pages').select('words').executeTakeFirstOrThrow()
  const { meaning, evidence, way_back } = words
  expect(JSON.parse(stored)).toEqual({ meaning, evidence, way_back, sources })
  const refused = await admin.post('/admin/keeping/guide/flare', {
    sources: 'AGA, 2025: A later look.',
    based_on: '',
  })
  expect(pageText(await refused.text())).toContain('there is no source')
})

test('a claim without a source, a source without a year, and a promise are refused beside their field', async () => {
  const site = await createTestSite()
  const admin = await site.as('admin')
  const send = async (sent: object) =>
    pageText(await (await admin.post('/admin/keeping/guide/flare', { based_on: '', ...sent })).text())
  expect(await send({ evidence: 'guideline: Rest is good.' })).toContain('is not guideline, trial')
  expect(await send({ evidence: 'guideline: Rest. [9]', sources: 'AGA, 2024: Hashash' })).toContain(
    'there is no source 9',
  )
  expect(await send({ sources: 'AGA: Hashash and others' })).toContain('a comma, the year')
  expect(await send({ lead: 'Soup cures Crohn’s disease.' })).toContain('promises an effect on an illness')
  expect(await send({ ways: 'Click javascript:alert(1)' })).toContain('is not a name and an address')
  expect(pageText((await site.read('/guide/flare')).html)).not.toContain('cures')
})

test('what somebody saved meanwhile is not overwritten', async () => {
  const site = await createTestSite()
  const admin = await site.as('admin')
  await admin.post('/admin/keeping/guide/flare', { title: 'First', based_on: '' })
  const second = await admin.post('/admin/keeping/guide/flare', { title: 'Second', based_on: '' })
  expect(second.status).toBe(409)
  expect(pageText((await site.read('/guide/flare')).html)).toContain('First')
})
