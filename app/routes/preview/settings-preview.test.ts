import { expect, test } from 'vitest'
import { SETTING_NAMES } from '#domain/settings/fields.ts'
import { hashContents } from '#test/contents.ts'
import { formFields } from '#test/form-fields.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite } from '#test/site.ts'
import { XSS_PAYLOADS } from '#test/xss-payloads.ts'

const SETTINGS = '/admin/settings'
const PREVIEW = '/admin/preview/settings'

type Fields = Record<string, string | string[]>

const TYPED: Fields = {
  site_name: 'Soft <b>table</b>',
  home_headline: 'Typed headline',
  about_title: 'Typed About',
  about_body: '<h2 onclick="x()">Then</h2><script>alert(1)</script>',
  controller_name: 'Typed Person',
  imprint: 'Typed imprint',
  footer_words: 'Typed footer',
  menu_links: 'Notes /blog',
  palette: 'oat',
}

async function createSite() {
  const site = await createTestSite()
  const admin = await site.as('admin')
  const stored = formFields((await admin.read(SETTINGS)).html, 'based_on')
  const typed: Fields = { ...stored, ...TYPED }
  return { site, admin, typed }
}

test('the settings that are typed are looked at in the frame, the words and the look that they would give the site', async () => {
  const { site, admin, typed } = await createSite()
  const before = await hashContents(site.db)
  const answer = await admin.post(SETTINGS, { ...typed, preview: 'yes' })
  expect([answer.status, answer.headers.get('location')]).toEqual([307, PREVIEW])
  const shown = await admin.post(PREVIEW, { ...typed, preview: 'yes' })
  expect(shown.status).toBe(200)
  const html = await shown.text()
  const text = pageText(html)
  expect(text).toContain('You see the site as it would be. Only you.')
  expect(pageText(pagePart(html, 'h1'))).toBe('Typed headline')
  expect(pageText(pagePart(html, 'header'))).toContain('Soft <b>table</b>')
  expect(pageText(pagePart(html, 'header'))).toContain('Notes')
  expect(pageText(pagePart(html, 'footer'))).toContain('Typed footer')
  expect(html).toContain('data-palette="oat"')
  expect(await hashContents(site.db)).toBe(before)

  expect((await admin.post(SETTINGS, typed)).status).toBe(302)
  const home = pageText(pagePart((await site.read('/')).html, 'main'))
  expect(pageText(pagePart(html, 'main'))).toContain(home)
})

test('the preview leads to About, Privacy and an imprint that is typed, with all that is typed', async () => {
  const { site, admin, typed } = await createSite()
  const first = await (await admin.post(PREVIEW, typed)).text()
  expect(formFields(first, 'site_name')).toEqual(
    Object.fromEntries(SETTING_NAMES.map((name) => [name, [typed[name] ?? ''].flat()])),
  )
  const pages = { about: 'Typed About', privacy: 'Typed Person', imprint: 'Typed imprint' }
  for (const [site_page, words] of Object.entries(pages)) {
    const html = await (await admin.post(PREVIEW, { ...typed, site_page })).text()
    expect(pageText(pagePart(html, 'main')), site_page).toContain(words)
    expect(html).not.toMatch(/<script>alert|<h2 onclick/)
    expect((await site.read(`/${site_page}`)).html).not.toContain(words)
  }
  const without = await (await admin.post(PREVIEW, { ...typed, imprint: '', site_page: 'imprint' })).text()
  expect(pageText(pagePart(without, 'h1'))).toBe('Typed headline')
  expect(pageText(pagePart(without, 'form'))).not.toContain('Imprint')
})

test('settings that cannot be saved are not shown: the form says why beside the field', async () => {
  const { admin, typed } = await createSite()
  const mistakes: Fields[] = [{ home_lead: 'Soups that heal Crohn’s disease.' }, { logo_url: '/no-logo.png' }]
  for (const wrong of mistakes) {
    const refused = await admin.post(SETTINGS, { ...typed, ...wrong, preview: 'yes' })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toMatch(/aria-invalid="true"/)
    expect((await admin.post(PREVIEW, { ...typed, ...wrong })).status).toBe(422)
  }
})

test('the preview of settings is kept by nobody, listed nowhere, and for administrators alone', async () => {
  const { site, admin, typed } = await createSite()
  const answer = await admin.post(PREVIEW, typed)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  // Under “no-referrer”, browsers would not say where a form of the preview comes from, and it would be refused.
  expect(answer.headers.get('referrer-policy')).toBe('same-origin')
  const html = await answer.text()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('application/ld+json')
  expect((await admin.get(PREVIEW)).status).toBe(404)
  expect((await site.post(PREVIEW, typed)).status).toBe(302)
  expect((await (await site.as('editor')).post(PREVIEW, typed)).status).toBe(403)
})

test('what is hostile in settings is text in their preview, too', async () => {
  const { admin } = await createSite()
  for (const payload of XSS_PAYLOADS.filter((each) => each.includes('<'))) {
    const typed = { footer_words: payload, home_headline: payload, chef_name: payload }
    const answer = await admin.post(PREVIEW, typed)
    if (answer.status === 200) expect(await answer.text(), payload).not.toContain(payload)
  }
})
