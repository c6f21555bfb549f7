import { expect, test } from 'vitest'
import { SETTING_NAMES, SETTINGS } from '#domain/settings/fields.ts'
import { PALETTES } from '#domain/settings/palettes.ts'
import { pageText } from '#test/page-text.ts'
import { createTestSite } from '#test/site.ts'

async function readForm() {
  const site = await createTestSite()
  const admin = await site.as('admin')
  return (await admin.read('/admin/settings')).html
}

test('a choice of one word is a checkbox, and one of several a list that says what holds without it', async () => {
  const html = await readForm()
  for (const name of SETTING_NAMES) {
    const setting = SETTINGS[name]
    if (setting.kind !== 'choice' || name === 'palette') continue
    const isList = 'none' in setting
    const checkbox = (html.match(/<input[^>]*>/g) ?? []).some(
      (tag) => tag.includes('type="checkbox"') && tag.includes(`name="${name}"`),
    )
    expect([name, checkbox, new RegExp(`<select[^>]*name="${name}"`).test(html)]).toEqual([
      name,
      !isList,
      isList,
    ])
    if (isList) expect(html).toMatch(new RegExp(`<option value=""[^>]*>${setting.none}</option>`))
  }
})

test('the panel of the look counts its tables', async () => {
  expect(pageText(await readForm())).toContain(`${PALETTES.length} sets of colours, each light`)
})
