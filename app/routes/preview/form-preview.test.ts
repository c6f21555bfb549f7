import { expect, test } from 'vitest'
import { PREVIEW_KINDS, type PreviewKind } from '#domain/publishing/preview.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { hashContents } from '#test/contents.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { formFields } from '#test/form-fields.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { XSS_PAYLOADS } from '#test/xss-payloads.ts'

type Fields = Record<string, string | string[]>

/** What is changed in each form, and what is wrong with another change. */
const CHANGES: Record<PreviewKind, { change: Fields; mistake: Fields; problem: string }> = {
  recipe: {
    change: {
      name: 'Changed <b>soup</b>',
      ingredient_text: ['2 leeks', '1 l water'],
      ingredient_kind: ['line', 'line'],
      ingredient_url: ['', ''],
      servings: '7',
      image_url: 'https://pictures.example/soup.jpg',
    },
    mistake: { servings: 'many' },
    problem: 'Servings must be a number',
  },
  equipment: {
    change: { name: 'Changed & new', pros_text: ['Light'], price: '12,50', rating: '' },
    mistake: { price: 'cheap' },
    problem: 'Price must be a number',
  },
  post: {
    change: {
      title: 'Changed words',
      content: 'One\n<h2 onclick="x()">Two</h2><script>alert(1)</script>',
      excerpt: 'Short.',
    },
    mistake: { featured_image_url: 'javascript:alert(1)' },
    problem: 'Featured Image must be a web address',
  },
}

/** A thing of each kind, its form, and its page. */
async function createSite() {
  const site = await createTestSite()
  const { db } = site
  const admin = await site.as('admin')
  const { id: recipe, slug } = await insertRecipe(db, { fields: aRecipe() }, NOW)
  await insertRecipe(db, { fields: aRecipe({ name: 'Another soup' }) }, NOW)
  const [equipment = ''] = await insertEquipment(db, [aPieceOfEquipment()], NOW)
  const post = await insertPost(db, aPost(), NOW)
  const things = {
    recipe: { id: recipe, form: `/admin/recipes/${recipe}/edit`, page: `/recipes/${slug}` },
    equipment: {
      id: equipment,
      form: `/admin/equipment/${equipment}/edit`,
      page: '/equipment/steady-blender',
    },
    post: { id: post, form: `/admin/blog/${post}`, page: '/blog/a-stock-worth-standing-over' },
  }
  return { site, db, admin, things }
}

type Admin = Awaited<ReturnType<typeof createSite>>['admin']

/** Presses Preview, as a browser does: what may be shown is sent on, whole. */
async function preview(admin: Admin, form: string, fields: Fields) {
  const answer = await admin.post(form, { ...fields, preview: 'yes' })
  if (answer.status !== 307) return answer
  return admin.post(answer.headers.get('location') ?? '', { ...fields, preview: 'yes' })
}

/** What is not saved cannot be cooked from. */
const withoutCook = (html: string) => html.replace(/<a [^>]*href="[^"]*\/cook"[^>]*>.*?<\/a>/, '')

/** What a page shows, without what says that it is a preview, what search engines read, and numbers of React. */
const shown = (html: string) =>
  pagePart(html, 'main')
    .replace(/<p role="note".*?<\/p>/s, '')
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/_R_\w*_/g, '')

for (const kind of PREVIEW_KINDS) {
  const { change, mistake, problem } = CHANGES[kind]

  test(`${kind}: the preview of a form is the page that visitors see once it is saved, and stores nothing`, async () => {
    const { site, db, admin, things } = await createSite()
    const { form, page } = things[kind]
    const typed = { ...formFields((await admin.read(form)).html, 'based_on'), ...change }
    const before = await hashContents(db)
    const answer = await preview(admin, form, typed)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(pageText(html)).toContain('as it would be. Only you. Nothing is saved yet')
    expect(await hashContents(db)).toBe(before)
    expect((await site.read(page)).html).not.toContain('Changed')

    expect((await admin.post(form, typed)).status).toBe(302)
    const saved = (await site.read(page)).html
    expect(saved).toContain('Changed')
    expect(shown(html)).toBe(withoutCook(shown(saved)))
    expect(html).not.toMatch(/<script>alert|onclick/)
  })

  test(`${kind}: what is typed into a new form can be looked at, too`, async () => {
    const { db, admin, things } = await createSite()
    const { html: empty } = await admin.read(things[kind].form.replace(/[^/]+(\/edit)?$/, 'new'))
    const before = await hashContents(db)
    const form = things[kind].form.replace(/[^/]+(\/edit)?$/, 'new')
    const answer = await preview(admin, form, { ...formFields(empty, 'based_on'), ...change })
    expect(answer.status).toBe(200)
    expect(pageText(await answer.text())).toContain('Changed')
    expect(await hashContents(db)).toBe(before)
  })

  test(`${kind}: what cannot be saved is not shown: the form says why beside the field`, async () => {
    const { admin, things } = await createSite()
    const { form } = things[kind]
    const typed = { ...formFields((await admin.read(form)).html, 'based_on'), ...mistake }
    const answer = await preview(admin, form, typed)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(pageText(html)).toContain(problem)
    expect(html).toMatch(/aria-invalid="true"/)
    // Sent to the preview itself, it is refused as well.
    expect((await admin.post(`/admin/preview/${kind}`, typed)).status).toBe(422)
  })

  test(`${kind}: a preview is kept by nobody, listed nowhere, and for administrators alone`, async () => {
    const { site, admin, things } = await createSite()
    const { id, form } = things[kind]
    const saved = `/admin/preview/${kind}?id=${id}`
    const typed = { ...formFields((await admin.read(form)).html, 'based_on'), ...change }
    for (const answer of [await preview(admin, form, typed), await admin.get(saved)]) {
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toContain('no-store')
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
      const html = await answer.text()
      expect(html).toContain('<meta name="robots" content="noindex"/>')
      expect(html).not.toContain('rel="canonical"')
      expect(html).not.toContain('application/ld+json')
    }
    expect((await site.get(saved)).status).toBe(302)
    expect((await site.post(saved, typed)).status).toBe(302)
    const reader = await site.as('user')
    expect((await reader.get(saved)).status).toBe(403)
    expect((await reader.post(saved, typed)).status).toBe(403)
    expect((await admin.get(`/admin/preview/${kind}?id=nobody`)).status).toBe(404)
    expect((await admin.get(`/admin/preview/${kind}`)).status).toBe(404)
  })
}

test('what stands in the query of a preview does nothing', async () => {
  const { admin, things } = await createSite()
  for (const payload of XSS_PAYLOADS) {
    const value = encodeURIComponent(payload.toWellFormed())
    const address = `/admin/preview/recipe?id=${things.recipe.id}&${value}=${value}&title=${value}`
    const { status, html } = await admin.read(address)
    expect(status, payload).toBe(200)
    if (payload.includes('<')) expect(html, payload).not.toContain(payload)
  }
})
