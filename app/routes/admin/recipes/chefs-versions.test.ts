import { expect, test } from 'vitest'
import { COPIERS } from '#server/data/things/copies.ts'
import { findRecipe } from '#server/data/recipes/row/row.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { listVersions } from '#server/data/changes/versions.ts'
import { aRecipe } from '#test/fixtures.ts'
import { formFields } from '#test/form-fields.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

const INGREDIENTS = ['400 g carrots, peeled', '40 g walnuts', '200 g brown rice'].map((ingredient_text) => ({
  ...{ ingredient_text, section: null },
}))
const INSTRUCTIONS = ['Simmer the carrots and the rice for 30 minutes.', 'Scatter the walnuts over.'].map(
  (step_text, index) => ({ step_number: index + 1, step_text, section: null, step_url: null }),
)

const linesOf = (...texts: string[]) => texts.map((ingredient_text) => ({ ingredient_text, section: null }))

/** A soup that a spell changes in two lines. */
const SWAPPED = {
  ingredients: linesOf('600 g carrots, peeled', '1 onion, chopped', '1 tsp chilli flakes'),
  instructions: [
    {
      step_number: 1,
      step_text: 'Simmer everything until soft. Blend until smooth.',
      section: null,
      step_url: null,
    },
  ],
}
const PROPOSED = ['600 g carrots, peeled', '55 g green tops of spring onions', '1 tsp smoked paprika']

async function createSoup(
  fields: Partial<ReturnType<typeof aRecipe>> = {},
  status: 'draft' | 'published' = 'published',
) {
  const site = await createTestSite()
  const soup = aRecipe({
    name: 'Soup',
    ingredients: INGREDIENTS,
    instructions: INSTRUCTIONS,
    servings: 2,
    ...fields,
  })
  const { id } = await insertRecipe(site.db, { fields: soup, status }, NOW)
  const path = `/admin/recipes/${id}/edit`
  const stored = async () => (await findRecipe(site.db, id))?.fields.softer ?? null
  /** What the page of readers carries. */
  const page = async () => (await site.get('/recipes/soup.data')).text()
  return { site, id, path, stored, page }
}

/** The text of the gentle version, line by line as the form has it, with one line of her own. */
const withText = (sent: Record<string, string[]>, was: string, text: string) => {
  const at = (sent.softer_gentle_line ?? []).indexOf(`0 ${was}`)
  return { ...sent, softer_gentle_text: (sent.softer_gentle_text ?? []).with(at, text) }
}

test('an untouched version begins with software’s proposal, which is stored once she confirms it or changes a line', async () => {
  const { site, path, stored } = await createSoup(SWAPPED)
  const admin = await site.as('admin')
  const { html } = await admin.read(path)
  const panel = pageText(pagePart(html, 'section', 'id="gut"'))
  expect(panel).toContain('Gentle spell 2 changes proposed; not confirmed')
  expect(panel).toContain('Software proposes 2 changes.')
  const sent = formFields(html, 'based_on')
  expect(sent.softer_gentle_text).toEqual(PROPOSED)
  expect((await admin.post(path, sent)).status).toBe(302)
  expect(await stored()).toBeNull()

  const changed = formFields((await admin.read(path)).html, 'based_on')
  expect((await admin.post(path, withText(changed, '1 tsp chilli flakes', '1 tsp dill'))).status).toBe(302)
  expect(JSON.parse((await stored()) ?? '').gentle).toEqual({
    lines: [
      { was: '1 onion, chopped', text: PROPOSED[1] },
      { was: '1 tsp chilli flakes', text: '1 tsp dill' },
    ],
  })
  await site.db.updateTable('recipes').set({ softer: null }).execute()
  const [seen = ''] = /name="softer_gentle_tick"[^>]*value="([^"]+)"/.exec(html)?.slice(1) ?? []
  const again = formFields((await admin.read(path)).html, 'based_on')
  expect((await admin.post(path, { ...again, softer_gentle_tick: seen })).status).toBe(302)
  expect(JSON.parse((await stored()) ?? '').gentle).toMatchObject({
    lines: [{ text: PROPOSED[1] }, { text: PROPOSED[2] }],
    confirmed: { at: NOW.toISOString() },
  })
})

test('a dish that is for a spell is confirmed as written; of another the form says what speaks against it, or what nobody knows', async () => {
  const { site, path, page } = await createSoup({ ...SWAPPED, ingredients: linesOf('600 g carrots, peeled') })
  const admin = await site.as('admin')
  const { html } = await admin.read(path)
  expect(pageText(pagePart(html, 'section', 'id="gut"'))).toContain('Cook it as written')
  const [seen = ''] = /name="softer_gentle_tick"[^>]*value="([^"]+)"/.exec(html)?.slice(1) ?? []
  const sent = formFields(html, 'based_on')
  expect((await admin.post(path, { ...sent, softer_gentle_tick: seen })).status).toBe(302)
  expect(await page()).toContain(NOW.toISOString().slice(0, 10))
  expect(await (await site.get('/recipes?gentle=written')).text()).toContain('href="/recipes/soup"')

  const nuts = await createSoup()
  const panelOf = async ({ site, path }: typeof nuts) =>
    pageText(pagePart((await (await site.as('admin')).read(path)).html, 'section', 'id="gut"'))
  expect(await panelOf(nuts)).toContain('Software says: not for this spell, because of ')
  const open = await createSoup({ ...SWAPPED, ingredients: linesOf('600 g carrots, peeled', '1 tsp zorbel') })
  expect(await panelOf(open)).toContain('it does not understand “1 tsp zorbel”')
})

test('the chef edits a version and confirms it; readers get it with her word, and lose that when a line changes', async () => {
  const { site, path, stored, page } = await createSoup({ texture: 'regular' })
  const admin = await site.as('admin')
  const open = async () => (await admin.read(path)).html
  const panel = async () => pageText(pagePart(await open(), 'section', 'id="gut"'))
  const sent = formFields(await open(), 'based_on')
  expect((await admin.post(path, sent)).status).toBe(302)
  expect(await stored()).toBeNull()

  const edited = withText(formFields(await open(), 'based_on'), '40 g walnuts', '1 tbsp smooth peanut butter')
  const [tick = ''] = /name="softer_gentle_tick"[^>]*value="([^"]+)"/.exec(await open())?.slice(1) ?? []
  expect((await admin.post(path, edited)).status).toBe(302)
  expect(await panel()).toContain('Gentle spell 1 line changed; not confirmed')
  expect(await page()).not.toContain('1 tbsp smooth peanut butter')
  const again = formFields(await open(), 'based_on')
  expect((await admin.post(path, { ...again, softer_gentle_tick: tick })).status).toBe(302)
  expect(JSON.parse((await stored()) ?? '')).toEqual({
    gentle: {
      lines: [{ was: '40 g walnuts', text: '1 tbsp smooth peanut butter' }],
      confirmed: { at: NOW.toISOString(), read: expect.stringMatching(/^[0-9a-z]+$/) },
    },
  })
  expect(await panel()).toContain('Gentle spell 1 line changed; confirmed')
  expect(await panel()).toContain('Confirmed by you on')
  expect(await page()).toContain('1 tbsp smooth peanut butter')
  expect(await page()).toContain(NOW.toISOString().slice(0, 10))
  const twice = await (await site.get('/recipes/soup.data?servings=4')).text()
  expect(twice).toContain('2 tbsp smooth peanut butter')

  const changed = formFields(await open(), 'based_on')
  const lines = (changed.ingredient_text ?? []).map((text) => text.replace('40 g walnuts', '50 g walnuts'))
  expect((await admin.post(path, { ...changed, ingredient_text: lines })).status).toBe(302)
  expect(await panel()).toContain(
    'The line changed: look again You wrote “1 tbsp smooth peanut butter” for “40 g walnuts”.',
  )
  expect(await panel()).toContain('to confirm again')
  expect(await page()).not.toContain('1 tbsp smooth peanut butter')
  expect(await panel()).toContain('so readers see the recipe as written. Please look again.')
  const { softer_gentle_gone: gone = [], ...rest } = formFields(await open(), 'based_on')
  expect(
    (await admin.post(path, { ...rest, softer_gentle_gone: gone, softer_gentle_forget: gone })).status,
  ).toBe(302)
  expect(await panel()).not.toContain('look again You wrote')
})

test('who ticks a version that has changed since is asked to look once more', async () => {
  const { site, path, stored } = await createSoup()
  const admin = await site.as('admin')
  const sent = formFields((await admin.read(path)).html, 'based_on')
  const answer = await admin.post(path, { ...sent, softer_gentle_tick: 'abc' })
  expect(answer.status).toBe(422)
  expect(pageText(await answer.text())).toContain(
    'The recipe has changed since you read this version. Please look once more.',
  )
  expect(await stored()).toBeNull()
})

test('an editor sees what an administrator said of versions, and what her form says of it is not read', async () => {
  const softer = '{"gentle":{"lines":[{"was":"40 g walnuts","text":"10 g tahini"}]}}'
  const { site, path, stored } = await createSoup({ softer }, 'draft')
  const editor = await site.as('editor')
  const { html } = await editor.read(path)
  const panel = pageText(pagePart(html, 'section', 'id="gut"'))
  expect(panel).toContain('Gentle spell 1 line changed; not confirmed')
  expect(html).toContain('value="10 g tahini"')
  const form = formFields(html, 'based_on')
  const said = { softer_gentle_line: '0 40 g walnuts', softer_gentle_text: 'lard' }
  expect((await editor.post(path, { ...form, ...said })).status).toBe(302)
  expect(await stored()).toBe(softer)
  const preview = await editor.post(`/admin/recipes/labels?id=${path.split('/')[3]}`, { ...form, ...said })
  expect(await preview.text()).toContain('10 g tahini')
})

test('a promise in her own line is refused beside it', async () => {
  const { site, path, stored } = await createSoup()
  const admin = await site.as('admin')
  const sent = formFields((await admin.read(path)).html, 'based_on')
  const notes = (sent.softer_gentle_step ?? []).map((_, at) => (at === 1 ? 'It cures Crohn’s disease.' : ''))
  const answer = await admin.post(path, { ...sent, softer_gentle_note: notes })
  expect(answer.status).toBe(422)
  expect(pageText(pagePart(await answer.text(), 'section', 'id="gut"'))).toMatch(
    /your word after step 2 .*cures/i,
  )
  const added = await admin.post(path, {
    ...sent,
    softer_gentle_added: '40 g rice\nRice that cures Crohn’s disease',
  })
  expect(added.status).toBe(422)
  expect(pageText(pagePart(await added.text(), 'section', 'id="gut"'))).toMatch(/lines that you add .*cures/i)
  expect(await stored()).toBeNull()
})

test('a version that is brought back has what was said, a copy has it unconfirmed, and the JSON API says nothing of it', async () => {
  const softer = '{"stricture":{"notes":[{"was":"Scatter the walnuts over.","text":"Leave them out."}]}}'
  const { site, id, path, stored } = await createSoup({ softer })
  const admin = await site.as('admin')
  const { softer_stricture_note: notes = [], ...sent } = formFields((await admin.read(path)).html, 'based_on')
  expect((await admin.post(path, { ...sent, softer_stricture_note: notes.map(() => '') })).status).toBe(302)
  expect(await stored()).toBeNull()
  const [version] = await listVersions(site.db, 'recipe', id)
  expect((await admin.post(path, { restore: version?.id ?? '' })).status).toBe(302)
  expect(await stored()).toBe(softer)
  const api = await (await site.get('/api/recipes/soup')).text()
  expect(api).not.toContain('softer')
  expect(api).not.toContain('Leave them out')
  const read = '"confirmed":{"at":"2026-03-04T05:06:07.000Z","read":"abc"}'
  const confirmed = softer.replace('{"notes"', `{${read},"notes"`)
  await site.db.updateTable('recipes').set({ softer: confirmed }).where('id', '=', id).execute()
  const copy = await COPIERS.recipe(site.db, id, { author_id: null }, NOW)
  expect((await findRecipe(site.db, copy?.id ?? ''))?.fields.softer).toBe(softer)
})

test('the chef forbids a swap of a line and writes another, which pages and verdicts obey until the line changes', async () => {
  const { site, path, stored, page } = await createSoup({
    ...SWAPPED,
    ingredients: SWAPPED.ingredients.slice(0, 2),
  })
  const admin = await site.as('admin')
  const open = async () => (await admin.read(path)).html
  const panel = async () => pageText(pagePart(await open(), 'section', 'id="gut"'))
  expect(await page()).toContain('green tops of spring onions')
  const never = { softer_swaps_never: ['alliums-fructans 0 1 onion, chopped'] }
  expect((await admin.post(path, { ...formFields(await open(), 'based_on'), ...never })).status).toBe(302)
  expect(await panel()).toContain('Swaps of single lines 0 by software, 1 forbidden')
  expect(await panel()).toContain('not for this spell, because of onion.')
  expect(await page()).not.toContain('green tops of spring onions')

  const sent = formFields(await open(), 'based_on')
  const at = (sent.softer_swaps_line ?? []).indexOf('0 1 onion, chopped')
  const withOwn = (text: string) => ({
    ...sent,
    softer_swaps_text: (sent.softer_swaps_text ?? []).with(at, text),
  })
  const preview = await admin.post(
    `/admin/recipes/labels?id=${path.split('/')[3]}`,
    withOwn('1 leek, in cream'),
  )
  expect(await preview.text()).toContain('It brings milk.')
  expect((await admin.post(path, withOwn('1 onion that cures colitis'))).status).toBe(422)
  expect((await admin.post(path, withOwn('1 leek, green part only'))).status).toBe(302)
  expect(JSON.parse((await stored()) ?? '')).toEqual({
    swaps: [{ was: '1 onion, chopped', never: ['alliums-fructans'], text: '1 leek, green part only' }],
  })
  expect(await panel()).toContain('1 change proposed')
  expect(pageText(await (await site.get('/recipes/soup')).text())).toContain(
    'instead 1 leek, green part only From the chef.',
  )

  const changed = formFields(await open(), 'based_on')
  const lines = (changed.ingredient_text ?? []).map((text) => text.replace('1 onion', '2 onions'))
  expect((await admin.post(path, { ...changed, ingredient_text: lines })).status).toBe(302)
  expect(await panel()).toContain('You wrote “1 leek, green part only” in the place of “1 onion, chopped”.')
  expect(await page()).not.toContain('1 leek, green part only')
  const gone = formFields(await open(), 'based_on')
  const forget = { softer_swaps_forget: gone.softer_swaps_gone ?? [] }
  expect((await admin.post(path, { ...gone, ...forget })).status).toBe(302)
  expect(await stored()).toBeNull()
})
