import { expect, test } from 'vitest'
import { type RecipeWithVersions, digestRecipe, makeVersion } from './chefs-version.ts'
import { confirmVersions } from './confirm-versions.ts'
import { describeVersions, readVersions, writeVersions } from './stored-versions.ts'
import { readSentVersions, versionControl, writeGone } from './version-form.ts'

const NOW = new Date('2026-11-24T12:00:00.000Z')
const SOUP: RecipeWithVersions = {
  ingredients: ['400 g carrots, peeled', '40 g walnuts', '100 g brown rice', '1 tsp salt', '1 tsp salt'].map(
    (ingredient_text) => ({ ingredient_text, section: null }),
  ),
  instructions: ['Simmer it all for 30 minutes.', 'Scatter the walnuts over.'].map((step_text) => ({
    step_text,
  })),
}

/** The soup with what the chef stores of its gentle version. */
const stored = (gentle: object): RecipeWithVersions => ({ ...SOUP, softer: JSON.stringify({ gentle }) })

const gentle = (recipe: RecipeWithVersions) => makeVersion(recipe, 'gentle')

const textsOf = (recipe: RecipeWithVersions) =>
  gentle(recipe).lines.map((line) => (line.kind === 'left out' ? line.kind : line.text))

/** A confirmation of the gentle version as it is. */
function confirmed(recipe: RecipeWithVersions): RecipeWithVersions {
  const versions = readVersions(recipe.softer)
  versions.gentle.ticked = digestRecipe(recipe)
  const { softer, stale } = confirmVersions({ ...recipe, softer: writeVersions(versions) }, null, NOW)
  expect(stale).toEqual([])
  return { ...recipe, softer }
}

test('where the chef has written nothing, a version is the recipe, and not confirmed', () => {
  expect(gentle(SOUP)).toEqual({
    spell: 'gentle',
    lines: SOUP.ingredients.map(({ ingredient_text }) => ({
      kind: 'kept',
      text: ingredient_text,
      section: null,
    })),
    notes: [],
    confirmed: null,
  })
})

test('a line that the chef adds stands below the list and belongs to what she confirms', () => {
  const recipe = stored({ added: [{ text: '40 g white rice, to cook down' }, { text: ' ' }, 7] })
  expect(gentle(recipe).lines.at(-1)).toEqual({
    section: null,
    kind: 'added',
    text: '40 g white rice, to cook down',
  })
  const read = confirmed(recipe)
  expect(gentle(read).confirmed).toBe(NOW.toISOString())
  const versions = readVersions(read.softer)
  versions.gentle.added = [{ text: '50 g white rice' }]
  expect(gentle({ ...read, softer: writeVersions(versions) }).confirmed).toBeNull()
  expect(describeVersions(recipe.softer ?? '')).toBe('gentle: added “40 g white rice, to cook down”')
  const form = new FormData()
  form.append(versionControl('gentle', 'added'), '40 g white rice\r\n\r\n 1 tbsp oil ')
  expect(readVersions(readSentVersions(form)).gentle.added).toEqual([
    { text: '40 g white rice' },
    { text: '1 tbsp oil' },
  ])
})

test('the chef changes a line, leaves one out, and adds a sentence after a step', () => {
  const recipe = stored({
    lines: [
      { was: '400 g carrots, peeled', text: '300 g carrots, peeled and sieved' },
      { was: '40 g walnuts', text: null },
      { was: '100 g brown rice', text: '100 g brown rice' },
    ],
    notes: [{ was: 'Scatter the walnuts over.', text: 'Leave the walnuts in the jar.' }],
  })
  const { lines, notes } = gentle(recipe)
  expect(lines.slice(0, 3)).toEqual([
    {
      section: null,
      kind: 'changed',
      text: '300 g carrots, peeled and sieved',
      was: '400 g carrots, peeled',
    },
    { section: null, kind: 'left out', was: '40 g walnuts' },
    { section: null, kind: 'kept', text: '100 g brown rice' },
  ])
  expect(notes).toEqual([{ step: 1, text: 'Leave the walnuts in the jar.' }])
  expect(describeVersions(recipe.softer ?? '').split('\n')).toEqual([
    'gentle: “400 g carrots, peeled” → “300 g carrots, peeled and sieved”',
    'gentle: “40 g walnuts” → left out',
    'gentle: “100 g brown rice” → “100 g brown rice”',
    'gentle: after “Scatter the walnuts over.”: “Leave the walnuts in the jar.”',
  ])
})

test('of two lines that read alike, she speaks of one', () => {
  const recipe = stored({ lines: [{ was: '1 tsp salt', nth: 1, text: null }] })
  expect(textsOf(recipe).slice(3)).toEqual(['1 tsp salt', 'left out'])
})

test('a line that has changed since is as written', () => {
  const recipe = stored({ lines: [{ was: '40 g walnuts', text: '1 tbsp walnut oil' }] })
  const ingredients = SOUP.ingredients.with(1, { ingredient_text: '50 g walnuts', section: null })
  expect(textsOf(recipe)[1]).toBe('1 tbsp walnut oil')
  expect(textsOf({ ...recipe, ingredients })[1]).toBe('50 g walnuts')
})

test('a confirmation counts for the version that was read, and for no other', () => {
  const recipe = confirmed(stored({ lines: [{ was: '40 g walnuts', text: null }] }))
  expect(gentle(recipe).confirmed).toBe(NOW.toISOString())
  const salted = { ingredient_text: '2 tsp salt', section: null }
  const changed: RecipeWithVersions[] = [
    { ...recipe, ingredients: recipe.ingredients.with(3, salted) },
    { ...recipe, ingredients: [...recipe.ingredients, salted] },
    { ...recipe, instructions: recipe.instructions.with(0, { step_text: 'Simmer it for 20 minutes.' }) },
    { ...recipe, softer: (recipe.softer ?? '').replace('null', '"10 g walnuts"') },
  ]
  for (const one of changed) expect(gentle(one).confirmed).toBeNull()
})

test('a version that reads as before keeps its day; one that changed is told of, and asks again', () => {
  const recipe = confirmed(stored({ lines: [{ was: '40 g walnuts', text: null }] }))
  const later = new Date('2026-12-01T12:00:00.000Z')
  const tick = (recipe: RecipeWithVersions, ticked: string | null, before: string | null | undefined) => {
    const versions = readVersions(recipe.softer)
    versions.gentle.ticked = ticked
    return confirmVersions({ ...recipe, softer: writeVersions(versions) }, before ?? null, later)
  }
  const seen = digestRecipe(recipe)
  expect(tick(recipe, seen, recipe.softer).softer).toBe(recipe.softer)
  const taken = readVersions(tick(recipe, null, recipe.softer).softer)
  expect(taken.gentle).toMatchObject({ confirmed: null, lines: [{ text: null }] })
  const shorter = { ...recipe, ingredients: recipe.ingredients.slice(0, 4) }
  expect(tick(shorter, seen, recipe.softer)).toEqual({ softer: recipe.softer, stale: [] })
  expect(tick(shorter, seen, null).stale).toEqual(['gentle'])
  const anew = readVersions(tick(shorter, digestRecipe(shorter), recipe.softer).softer)
  expect(anew.gentle.confirmed?.at).toBe(later.toISOString())
})

test('what a form sends is what is stored: a line as written, or no text, says nothing', () => {
  const form = new FormData()
  const send = (part: Parameters<typeof versionControl>[1], ...values: string[]) => {
    for (const value of values) form.append(versionControl('stricture', part), value)
  }
  send('line', '0 40 g walnuts', '0 2 leeks', '1 2 leeks', '0 1 bay leaf', '0 1 onion')
  send('text', '40 g  walnuts ', '2 leeks,\u0000 sieved', '', '1 bay leaf', '2 onions')
  send('out', '0 1 bay leaf')
  send('step', '0 Stir.', '0 Serve.')
  send('note', '', ' Slowly. ')
  send(
    'gone',
    writeGone('line', { was: 'old', nth: 0, text: 'new' }),
    writeGone('step', { was: 's', nth: 0, text: 't' }),
  )
  send('forget', writeGone('step', { was: 's', nth: 0, text: 't' }))
  expect(JSON.parse(readSentVersions(form))).toEqual({
    stricture: {
      lines: [
        { was: '2 leeks', text: '2 leeks, sieved' },
        { was: '1 bay leaf', text: null },
        { was: '1 onion', text: '2 onions' },
        { was: 'old', text: 'new' },
      ],
      notes: [{ was: 'Serve.', text: 'Slowly.' }],
    },
  })
  expect(readSentVersions(new FormData())).toBe('')
})

test('hostile and older values are cleaned, and never throw', () => {
  const empty = writeVersions(readVersions(null))
  expect(empty).toBe('')
  for (const stored of [
    '',
    'x',
    '[]',
    '3',
    '{"gentle":[]}',
    '{"gentle":{"lines":{"was":"a"},"notes":"b","confirmed":[],"ticked":{}}}',
    '{"gentle":{"lines":[null,3,{"was":3,"text":"a"},{"was":"a"},{"was":"a","nth":-1,"text":"b"},{"was":"a","nth":1.5,"text":"b"}]}}',
    '{"gentle":{"confirmed":{"at":"yesterday","read":"abc"}}}',
    '{"gentle":{"confirmed":{"at":"2026-11-24T12:00:00.000Z","read":"<b>"}}}',
    '{"__proto__":{"lines":[{"was":"a","text":"b"}]},"everyday":{"lines":[{"was":"a","text":"b"}]}}',
  ])
    expect([stored, writeVersions(readVersions(stored))]).toEqual([stored, ''])
  const long = { was: 'a', text: 'b'.repeat(9_000) }
  const twice = { lines: [long, { was: 'a', text: 'c' }, { was: 'd', text: 'e\u202e\nf' }] }
  expect(readVersions(JSON.stringify({ gentle: twice })).gentle.lines).toEqual([
    { was: 'a', nth: 0, text: 'b'.repeat(500) },
    { was: 'd', nth: 0, text: 'e f' },
  ])
  const many = Array.from({ length: 2_000 }, (_, at) => ({ was: `${at}`, text: 'x' }))
  expect(readVersions(JSON.stringify({ gentle: { lines: many } })).gentle.lines).toHaveLength(500)
})
