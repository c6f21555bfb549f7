import { expect, test } from 'vitest'
import { ICON_SIZES, pictureAddress } from '#domain/files/picture.ts'
import type { Database } from '#server/data/database/database.ts'
import { insertPicture } from '#server/data/media/pictures.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { readSettings } from '#server/data/settings/row.ts'
import { isWebAddress } from 'recipe-basics/text/web-address'
import { SITE } from '#server/data/settings/versions.ts'
import { listVersions } from '#server/data/changes/versions.ts'
import { updateSettings } from '#server/data/settings/write.ts'
import { toLogo } from '#domain/settings/logo.ts'
import { NO_SETTINGS, SETTING_NAMES, SETTINGS, type SettingName } from '#domain/settings/fields.ts'
import { DANGEROUS_ADDRESSES } from '#test/dangerous-addresses.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { formFields, noticeOf } from '#test/form-fields.ts'
import { pageLinks, pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

const PATH = '/admin/settings'

const POST_PATH = '/blog/a-stock-worth-standing-over'

/** The page on which each setting shows first. */
const SHOWN_ON: Record<SettingName, string> = {
  site_name: '/',
  tagline: '/',
  home_whom: '/',
  home_headline: '/',
  home_lead: '/',
  home_first_call: '/',
  home_second_call: '/',
  wellness_text: '/',
  heritage_text: '/',
  unconventional_text: '/',
  precision_title: '/',
  precision_lead: '/',
  macro_text: '/',
  crohns_text: '/',
  developed_text: '/',
  science_text: '/',
  closing: '/',
  recipes_lead: '/recipes',
  equipment_lead: '/equipment',
  blog_lead: '/blog',
  chef_name: '/about',
  portrait_url: '/about',
  story_quote: '/',
  story_teaser: '/',
  about_title: '/about',
  about_lead: '/about',
  about_body: '/about',
  contact_email: '/privacy',
  contact_email_hidden: '/privacy',
  elsewhere_links: '/recipes',
  controller_name: '/privacy',
  controller_address: '/privacy',
  privacy_additions: '/privacy',
  imprint: '/imprint',
  disclosure: '/equipment',
  amazon_sentence: '/equipment',
  shop_tags: '/equipment',
  affiliate_addresses: POST_PATH,
  link_check: '/privacy',
  medical_note: '/recipes',
  footer_words: '/recipes',
  menu_links: '/recipes',
  footer_links: '/recipes',
  time_zone: '/privacy',
  date_format: '/privacy',
  units: '/recipes/bread',
  logo_url: '/',
  palette: '/',
}

/** What is seen of the settings that are not shown as they are written. */
const SEEN_AS: Partial<Record<SettingName, string>> = {
  amazon_sentence: 'As an Amazon Associate I earn from qualifying purchases.',
  link_check: 'asks these shops once a week',
  shop_tags: 'https://market.example/sb-2?tag=canarywordshoptags',
  // In Honolulu it is still the day before.
  time_zone: '<time dateTime="2026-03-03">',
  date_format: '3 March 2026',
  units: '18 oz',
  affiliate_addresses: 'rel="sponsored nofollow noopener"',
}

const valueOf = (name: SettingName, word: string) => {
  if (name === 'contact_email') return `${word}@plate.test`
  if (name === 'palette') return 'milk'
  if (name === 'time_zone') return 'Pacific/Honolulu'
  if (name === 'units') return 'us'
  if (name === 'date_format') return '12 November 2024'
  if (name === 'logo_url') return pictureAddress(LOGO)
  if (name === 'amazon_sentence') return 'shown'
  if (name === 'link_check') return 'weekly'
  if (name === 'shop_tags') return `market.example ${word}`
  if (name === 'affiliate_addresses') return 'pots.example'
  // Hidden, the address would stand nowhere.
  if (name === 'contact_email_hidden') return ''
  if (/_links$/.test(name)) return `https://plate.test/${word}`
  return SETTINGS[name].kind === 'address' ? `https://plate.test/${word}.jpg` : word
}

const LOGO = { hash: 'c'.repeat(64), width: 300, height: 200 }

async function insertLogo(db: Database) {
  const content = Buffer.from('a file')
  const icons = ICON_SIZES.map((size) => ({ size, content }))
  const texts = { alt_text: '', file_name: 'logo.svg', byte_size: 1, uploaded_by: null }
  await insertPicture(
    db,
    { ...LOGO, ...texts, variants: [{ format: 'webp', width: 300, content }], icons },
    NOW,
  )
}

/** A site on which every setting is written. */
async function createWrittenSite(word = 'canaryword') {
  const site = await createTestSite()
  await insertEquipment(site.db, [aPieceOfEquipment()], NOW)
  await insertPost(site.db, aPost({ content: 'Take <a href="https://pots.example/six">a pot</a>.' }), NOW)
  const ingredients = [{ ingredient_text: '500 g turkey thigh', section: null }]
  await insertRecipe(site.db, { fields: aRecipe({ name: 'Bread', ingredients }) }, NOW)
  await insertLogo(site.db)
  const admin = await site.as('admin')
  const values = Object.fromEntries(
    SETTING_NAMES.map((name) => [name, valueOf(name, word + name.replaceAll('_', ''))]),
  )
  return { ...site, admin, values }
}

test('every setting shows on the next request, and is gone on the next one after Undo', async () => {
  const site = await createWrittenSite()
  const { html: before } = await site.read('/recipes')
  expect(before).not.toContain('canaryword')
  const saved = await site.admin.post(PATH, { ...site.values, based_on: '' })
  expect([saved.status, saved.headers.get('location')]).toEqual([302, PATH])
  expect(noticeOf(saved)).toMatchObject({ title: 'Settings saved.', text: 'Readers see them now.' })
  for (const name of SETTING_NAMES) {
    const { html } = await site.read(SHOWN_ON[name])
    expect(html, name).toContain(SEEN_AS[name] ?? site.values[name])
  }
  expect((await site.admin.post(noticeOf(saved)?.undo?.action ?? '')).status).toBe(200)
  for (const path of new Set(Object.values(SHOWN_ON)))
    expect((await site.read(path)).html, path).not.toContain('canaryword')
  expect((await site.read('/imprint')).status).toBe(404)
})

test('a form that is sent back as it came changes nothing', async () => {
  const { admin, db, values } = await createWrittenSite()
  await admin.post(PATH, { ...values, based_on: '' })
  const { fields } = await readSettings(db)
  const { html } = await admin.read(PATH)
  expect((await admin.post(PATH, formFields(html, 'based_on'))).status).toBe(302)
  expect((await readSettings(db)).fields).toEqual(fields)
})

test.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{7*7}}${7*7}', '‮‮txet'])(
  'a hostile value is text in every setting, or refused: %s',
  async (hostile) => {
    const site = await createWrittenSite()
    for (const name of SETTING_NAMES) {
      await site.admin.post(PATH, { [name]: hostile, overwrite: (await readSettings(site.db)).updated_at })
      const { status, html } = await site.read(SHOWN_ON[name])
      expect(status, name).toBe(name === 'imprint' && hostile.trim() === '' ? 404 : 200)
      expect(html, name).not.toContain('<script>alert')
      expect(html, name).not.toContain('<img src=x')
    }
  },
)

test('an address for mail that is hidden stands nowhere', async () => {
  const { admin, read } = await createWrittenSite()
  await admin.post(PATH, { contact_email: 'mara@plate.test', based_on: '' })
  expect((await read('/')).html).toContain('"email":"mara@plate.test"')
  expect((await read('/privacy')).html).toContain('mailto:mara@plate.test')
  const { updated_at } = await readSettings(admin.db)
  const hidden = { contact_email: 'mara@plate.test', contact_email_hidden: 'hidden', based_on: updated_at }
  expect((await admin.post(PATH, hidden)).status).toBe(302)
  for (const path of ['/', '/privacy', '/about']) expect((await read(path)).html).not.toContain('mara@')
})

test('links of the chef stand after those of the site, and search engines learn where else she is', async () => {
  const { admin, read } = await createWrittenSite()
  await admin.post(PATH, {
    menu_links: 'Blog /blog',
    footer_links: 'Press kit https://press.example/kit',
    elsewhere_links: 'Photos https://photos.example/mara',
    based_on: '',
  })
  const { html } = await read('/')
  const namesIn = (part: string) => pageLinks(part).map(({ text }) => text)
  expect(namesIn(pagePart(html, 'nav', 'places'))).toEqual(['Home', 'Recipes', 'Equipment', 'About', 'Blog'])
  expect(namesIn(pagePart(html, 'nav', 'quick-links')).slice(3)).toEqual(['Privacy Policy', 'Press kit'])
  expect(html).toContain('"sameAs":["https://photos.example/mara"]')
  expect(html).toMatch(/<a href="https:\/\/photos\.example\/mara" rel="me noopener"/)
})

test('a line that is no address is met with what one looks like', async () => {
  const admin = await (await createTestSite()).as('admin')
  for (const [fields, said] of [
    [
      { elsewhere_links: 'mara on photos' },
      '“mara on photos” must end with an address, such as https://photos.example/mara',
    ],
    [
      { menu_links: `Blog /blog\n${'Soup '.repeat(9)} /recipes` },
      'needs a name of at most 40 characters before its address',
    ],
    [{ footer_links: 'Blog /blog\n'.repeat(9) }, 'More links of the footer may have at most 8 lines'],
  ] as const) {
    const refused = await admin.post(PATH, { ...fields, based_on: '' })
    expect(pageText(await refused.text())).toContain(said)
  }
})

test('an address for mail may have a host with umlauts', async () => {
  const { admin, read } = await createWrittenSite()
  expect((await admin.post(PATH, { contact_email: 'chef@küche.example', based_on: '' })).status).toBe(302)
  expect((await read('/privacy')).html).toContain('href="mailto:chef@küche.example"')
  for (const contact_email of [
    'chef@küche',
    'chef@küche.example/x',
    'chef@a@küche.example',
    'chef@ küche.example',
  ])
    expect((await admin.post(PATH, { contact_email, based_on: '' })).status, contact_email).toBe(422)
})

test('a logo stands beside the name of the admin area and of the page to sign in', async () => {
  const { admin, read } = await createWrittenSite()
  await admin.post(PATH, { logo_url: pictureAddress(LOGO), based_on: '' })
  for (const { html } of [await admin.read('/admin/media'), await read('/auth')])
    expect(html).toContain(`<img src="${toLogo(pictureAddress(LOGO))?.src}"`)
})

test.each(DANGEROUS_ADDRESSES)('no menu leads to %j', async (address) => {
  const { admin, read } = await createWrittenSite()
  const links = `Click ${address}`
  await admin.post(PATH, { menu_links: links, footer_links: links, elsewhere_links: links, based_on: '' })
  for (const { href } of pageLinks((await read('/')).html)) {
    expect(href.startsWith('#') || isWebAddress(href), href).toBe(true)
    if (!href.startsWith('/')) expect(href).not.toContain('evil')
  }
})

test('the name of the site is that of the settings wherever the site names itself', async () => {
  const { admin, read } = await createWrittenSite()
  await admin.post(PATH, { site_name: 'Soft Table', based_on: '' })
  expect((await read('/api/openapi.json')).html).toContain('"title":"Soft Table API"')
})

test('what is wrong stands beside its field, and nothing is saved', async () => {
  const { admin, db } = await createWrittenSite()
  const response = await admin.post(PATH, {
    site_name: 'x'.repeat(61),
    contact_email: 'nobody',
    portrait_url: 'javascript:alert(1)',
    logo_url: '/media/none',
    closing: 'Typed.',
    based_on: '',
  })
  expect(response.status).toBe(422)
  const html = await response.text()
  const text = pageText(html)
  expect(text).toContain('Address for mail must look like name@example.org')
  expect(text).toContain('Upload the logo here')
  expect(text).toContain('Name of the site may have at most 60 characters')
  expect(html).toContain('value="Typed."')
  expect((await readSettings(db)).updated_at).toBe('')
})

test('a logo from elsewhere is told together with a promise', async () => {
  const { admin, db } = await createWrittenSite()
  const typed = { closing: 'My soup cures Crohn’s disease.', logo_url: 'https://cdn.example/l.png' }
  const text = pageText(await (await admin.post(PATH, { ...typed, based_on: '' })).text())
  expect(text).toContain('Upload the logo here')
  expect(text).toContain('promises an effect')
  expect((await readSettings(db)).updated_at).toBe('')
})

test('a line that is no shop or no address is quoted beside its field', async () => {
  const { admin, db } = await createWrittenSite()
  const response = await admin.post(PATH, {
    shop_tags: 'amazon.de plate-21\nmy Amazon shop',
    affiliate_addresses: 'awin1.com\ncom tag',
    based_on: '',
  })
  expect(response.status).toBe(422)
  const text = pageText(await response.text())
  expect(text).toContain('Tags of shops: “my Amazon shop” is not a shop and its tag')
  expect(text).toContain('Addresses that earn: “com tag” is not an address')
  expect((await readSettings(db)).updated_at).toBe('')
})

test('the form holds the known addresses; as long as nobody changes them, they grow with the next release', async () => {
  const { admin, db } = await createWrittenSite()
  const { html } = await admin.read(PATH)
  const form = formFields(html, 'based_on')
  const [known] = form.affiliate_addresses ?? []
  expect(known).toContain('amazon.* tag')
  await admin.post(PATH, { ...form, closing: 'Mine.' })
  expect((await readSettings(db)).fields).toMatchObject({ closing: 'Mine.', affiliate_addresses: null })
  const longer = `${known}\nmine.example`
  await admin.post(PATH, {
    ...form,
    affiliate_addresses: longer,
    based_on: (await readSettings(db)).updated_at,
  })
  expect((await readSettings(db)).fields.affiliate_addresses).toContain('mine.example')
})

test('dates of the tables and of moments to come are written as the chef wants them', async () => {
  const { admin, db } = await createWrittenSite()
  await insertRecipe(db, { fields: aRecipe() }, NOW)
  const id = await insertPost(db, aPost({ published_at: '2199-05-06T07:08:00.000Z' }), NOW)
  await insertEquipment(db, [aPieceOfEquipment()], NOW)
  const fields = { ...NO_SETTINGS, date_format: '2024-11-12' as const }
  await updateSettings(db, { fields, author_id: null }, NOW)
  const today = NOW.toISOString().slice(0, 10)
  for (const table of ['/admin/recipes', '/admin/equipment'])
    expect(pageText((await admin.read(table)).html), table).toContain(today)
  const { html } = await admin.read(`/admin/blog/${id}`)
  expect(pageText(html)).toContain('goes live on Monday, 2199-05-06 at 7:08.')
})

test('what somebody else saved meanwhile is shown beside what was typed', async () => {
  const { admin, db } = await createWrittenSite()
  await updateSettings(db, { fields: { ...NO_SETTINGS, closing: 'Theirs.' }, author_id: null }, NOW)
  const response = await admin.post(PATH, { closing: 'Mine.', based_on: '' })
  expect(response.status).toBe(409)
  const text = pageText(await response.text())
  expect(text).toContain('Theirs.')
  expect((await readSettings(db)).fields.closing).toBe('Theirs.')
})

test('a zone may be named by its city, and one that is in no list is quoted with what to write instead', async () => {
  const { admin, db } = await createWrittenSite()
  await admin.post(PATH, { time_zone: 'kolkata', based_on: '' })
  expect((await readSettings(db)).fields.time_zone).toBe('Asia/Kolkata')
  const refused = await admin.post(PATH, { time_zone: 'Hamburg', based_on: '' })
  expect(pageText(await refused.text())).toContain('“Hamburg” is not in the list of zones. Write the capital')
})

test('a version is restored from its list', async () => {
  const { admin, db } = await createWrittenSite()
  for (const closing of ['First.', 'Second.'])
    await updateSettings(db, { fields: { ...NO_SETTINGS, closing }, author_id: null }, NOW)
  const [{ id: restore } = { id: '' }] = await listVersions(db, 'settings', SITE)
  expect((await admin.read(PATH)).html).toContain(restore)
  expect((await admin.post(PATH, { restore })).status).toBe(302)
  expect((await readSettings(db)).fields.closing).toBe('First.')
})

test('nobody but administrators reads or writes settings', async () => {
  const site = await createWrittenSite()
  const other = await site.as('user')
  expect((await other.get(PATH)).status).toBe(403)
  expect((await other.post(PATH, { closing: 'Mine.', based_on: '' })).status).toBe(403)
  expect((await other.post(`${PATH}/undo`)).status).toBe(403)
  expect((await site.get(PATH)).status).toBe(302)
  expect((await readSettings(site.db)).updated_at).toBe('')
})

test('each field says where it shows, and what stands there while it is empty', async () => {
  const { admin } = await createWrittenSite()
  const text = pageText(pagePart((await admin.read(PATH)).html, 'main'))
  for (const name of SETTING_NAMES) {
    expect(text).toContain(SETTINGS[name].label)
    expect(text).toContain(SETTINGS[name].shows)
  }
  expect(text).toContain('Left empty, it says: “Explore Recipes”')
  expect(text).toContain('Left empty, it is UTC.')
})

test('a promise about an illness is refused beside its field; any other is saved, and said', async () => {
  const { admin, db } = await createWrittenSite()
  const refused = await admin.post(PATH, { home_lead: 'Soups that heal Crohn’s disease.', based_on: '' })
  expect(refused.status).toBe(422)
  expect(pageText(await refused.text())).toContain('promises an effect')
  expect((await readSettings(db)).updated_at).toBe('')
  const saved = await admin.post(PATH, { home_lead: 'A soup that soothes.', based_on: '' })
  expect(noticeOf(saved)?.reason).toContain('soothes')
  expect(pageText((await admin.read(PATH)).html)).toContain('“soothes” promises an effect')
})
