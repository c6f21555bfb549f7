import { expect, test } from 'vitest'
import { confirmVersions } from './confirm-versions.ts'
import { digestVersion, makeSofter, type SoftenedRecipe } from './gentler.ts'
import { describeSaid, readSaidVersions, sentenceKey, writeSaidVersions } from './said-versions.ts'
import { readSentVersions, versionControl, writeGone } from './said-versions-form.ts'

const NOW = new Date('2026-11-24T12:00:00.000Z')
const SOUP: SoftenedRecipe = {
  name: 'Soup',
  servings: 2,
  ingredients: ['400 g carrots, peeled', '40 g walnuts', '100 g brown rice', '1 tsp salt', '1 tsp salt'].map(
    (ingredient_text) => ({ ingredient_text, section: null }),
  ),
  instructions: ['Simmer it all for 30 minutes.', 'Scatter the walnuts over.'].map((step_text) => ({
    step_text,
  })),
}

/** The soup with what the chef says of its gentle version. */
const said = (gentle: object, recipe = SOUP): SoftenedRecipe => ({
  ...recipe,
  softer: JSON.stringify({ gentle }),
})

function soften(recipe: SoftenedRecipe) {
  const softer = makeSofter(recipe, 'gentle')
  if ('none' in softer) throw new Error(softer.none)
  return softer
}

const shown = (recipe: SoftenedRecipe) =>
  soften(recipe).lines.map((line) => (line.kind === 'left out' ? line.kind : line.text))

/** A confirmation of the gentle version as it is. */
function confirmed(recipe: SoftenedRecipe): SoftenedRecipe {
  const { made } = ticksOf(recipe)
  const record = readSaidVersions(recipe.softer)
  record.gentle.ticked = made
  const { softer, stale } = confirmVersions({ ...recipe, softer: writeSaidVersions(record) }, null, NOW)
  expect(stale).toEqual([])
  return { ...recipe, softer }
}

/** What a form ticks: the digest of what software makes. Every other one is stale. */
function ticksOf(recipe: SoftenedRecipe): { made: string } {
  const made = digestVersion(
    soften({ ...recipe, softer: null }),
    recipe.instructions.map((step) => step.step_text),
  )
  return { made }
}

test('a line that the chef adds stands below the list, counts in the figures and belongs to what she confirms', () => {
  const recipe = said({ added: [{ text: '40 g white rice, to cook down' }, { text: ' ' }, 7] })
  const { lines, fibre } = soften(recipe)
  expect(lines.at(-1)).toEqual({
    section: null,
    by: 'chef',
    kind: 'added',
    text: '40 g white rice, to cook down',
    note: '',
  })
  expect(fibre.now).toBeGreaterThan(soften(SOUP).fibre.now ?? 0)
  const read = confirmed(recipe)
  expect(soften(read).confirmed).toBe(NOW.toISOString())
  const record = readSaidVersions(read.softer)
  record.gentle.added = [{ text: '50 g white rice' }]
  expect(soften({ ...read, softer: writeSaidVersions(record) }).confirmed).toBeNull()
  expect(describeSaid(recipe.softer ?? '')).toBe('gentle: added “40 g white rice, to cook down”')
  const form = new FormData()
  form.append(versionControl('gentle', 'added'), '40 g white rice\r\n\r\n 1 tbsp oil ')
  expect(readSaidVersions(readSentVersions(form)).gentle.added).toEqual([
    { text: '40 g white rice' },
    { text: '1 tbsp oil' },
  ])
})

test('the chef changes a line, leaves one out, keeps one, and adds a sentence after a step', () => {
  const recipe = said({
    lines: [
      { was: '400 g carrots, peeled', text: '300 g carrots, peeled and sieved' },
      { was: '40 g walnuts', text: null },
      { was: '100 g brown rice', text: '100 g brown rice' },
    ],
    notes: [{ was: 'Scatter the walnuts over.', text: 'Leave the walnuts in the jar.' }],
  })
  const { lines, sentences, open } = soften(recipe)
  expect(lines.slice(0, 3)).toEqual([
    {
      section: null,
      by: 'chef',
      kind: 'changed',
      text: '300 g carrots, peeled and sieved',
      was: '400 g carrots, peeled',
      note: '',
    },
    { section: null, by: 'chef', kind: 'left out', was: '40 g walnuts', note: '' },
    { section: null, by: 'chef', kind: 'kept', text: '100 g brown rice' },
  ])
  expect(sentences).toEqual([
    { step: 0, text: 'It is ready when it mashes with a fork.' },
    { step: 1, text: 'Leave the walnuts in the jar.', by: 'chef' },
  ])
  expect(open).toEqual([])
})

test('a fixed sentence reads in her words or is left out, each by itself, and of a step that changed she is not quoted', () => {
  const step = 'Simmer the carrots with a bay leaf for 30 minutes.'
  const soup = { ...SOUP, instructions: [{ step_text: step }, { step_text: 'Serve.' }] }
  const made = 'It is ready when it mashes with a fork.'
  const lift = 'Count what you put in whole, and lift all of it out before you serve.'
  const recipe = said(
    {
      sentences: [
        { was: step, made, text: 'It is ready when a spoon goes through it.' },
        { was: step, made: lift, text: null },
        { was: 'Serve.', made: lift, text: 'Of a sentence that was never there.' },
      ],
    },
    soup,
  )
  const own = { step: 0, text: 'It is ready when a spoon goes through it.', by: 'chef', made }
  expect(soften(soup).sentences.map(({ text }) => text)).toEqual([made, lift])
  expect(soften(recipe).sentences).toEqual([own])
  const read = confirmed(recipe)
  expect(soften(read).confirmed).toBe(NOW.toISOString())
  expect(soften({ ...read, softer: (read.softer ?? '').replace('a spoon', 'a fork') }).confirmed).toBeNull()
  const changed = { ...recipe, instructions: [{ step_text: 'Simmer the carrots for 30 minutes.' }] }
  expect(soften(changed).sentences).toEqual([{ step: 0, text: made }])
  expect(soften({ ...recipe, instructions: [{ step_text: 'Serve.' }] }).sentences).toEqual([])
  expect(
    describeSaid(recipe.softer ?? '')
      .split('\n')
      .slice(0, 2),
  ).toEqual([
    `gentle: after “${step}”: “${made}” → “It is ready when a spoon goes through it.”`,
    `gentle: after “${step}”: “${lift}” → left out`,
  ])
})

test('what a form says of fixed sentences is stored where it is another, and what is gone is kept until it is forgotten', () => {
  const form = new FormData()
  const key = (was: string, made: string) => sentenceKey({ was, nth: 0, made })
  for (const [was, words] of [
    ['Stir.', 'a'],
    ['Boil.', ' b\u0000 c '],
    ['Fry.', ''],
    ['Serve.', 'x'],
  ] as const) {
    form.append(versionControl('gentle', 'sentence'), key(was, 'a'))
    form.append(versionControl('gentle', 'words'), words)
  }
  form.append(versionControl('gentle', 'sentence'), 'hostile')
  form.append(versionControl('gentle', 'words'), 'z')
  form.append(versionControl('gentle', 'drop'), key('Serve.', 'a'))
  const gone = { was: 'Old.', nth: 1, made: 'a', text: 'kept' }
  const forgotten = writeGone('sentence', { ...gone, was: 'Older.' })
  for (const one of [writeGone('sentence', gone), forgotten])
    form.append(versionControl('gentle', 'gone'), one)
  form.append(versionControl('gentle', 'forget'), forgotten)
  expect(JSON.parse(readSentVersions(form))).toEqual({
    gentle: {
      sentences: [
        { was: 'Boil.', made: 'a', text: 'b c' },
        { was: 'Serve.', made: 'a', text: null },
        { was: 'Old.', nth: 1, made: 'a', text: 'kept' },
      ],
    },
  })
})

test('figures are counted from her lines', () => {
  const recipe = said({ lines: [{ was: '40 g walnuts', text: null }] })
  const { fat } = soften(recipe)
  expect(fat.was).toBeGreaterThan(12)
  expect(fat.now).toBeLessThan(2)
})

test('of two lines that read alike, she speaks of one', () => {
  const recipe = said({ lines: [{ was: '1 tsp salt', nth: 1, text: null }] })
  expect(shown(recipe).slice(3)).toEqual(['1 tsp salt', 'left out'])
})

test('a line that has changed since is as software makes it', () => {
  const recipe = said({ lines: [{ was: '40 g walnuts', text: '1 tbsp walnut oil' }] })
  const ingredients = recipe.ingredients.with(1, { ingredient_text: '50 g walnuts', section: null })
  expect(shown(recipe)[1]).toBe('1 tbsp walnut oil')
  expect(shown({ ...recipe, ingredients })[1]).toBe('25 g smooth nut butter')
})

test('a confirmation counts for the version that was read, and for no other', () => {
  const recipe = confirmed(said({ lines: [{ was: '40 g walnuts', text: null }] }))
  expect(soften(recipe).confirmed).toBe(NOW.toISOString())
  const salted = { ingredient_text: '2 tsp salt', section: null }
  const changed: SoftenedRecipe[] = [
    { ...recipe, ingredients: recipe.ingredients.with(3, salted) },
    { ...recipe, ingredients: [...recipe.ingredients, salted] },
    { ...recipe, instructions: recipe.instructions.with(0, { step_text: 'Simmer it for 20 minutes.' }) },
    { ...recipe, softer: (recipe.softer ?? '').replace('null', '"10 g walnuts"') },
  ]
  for (const one of changed) expect(soften(one).confirmed).toBeNull()
})

test('a version that reads as before keeps its day; one that changed is told of, and asks again', () => {
  const recipe = confirmed(said({ lines: [{ was: '40 g walnuts', text: null }] }))
  const later = new Date('2026-12-01T12:00:00.000Z')
  const tick = (recipe: SoftenedRecipe, ticked: string | null, before: string | null | undefined) => {
    const record = readSaidVersions(recipe.softer)
    record.gentle.ticked = ticked
    return confirmVersions({ ...recipe, softer: writeSaidVersions(record) }, before ?? null, later)
  }
  const { made } = ticksOf(recipe)
  expect(tick(recipe, made, recipe.softer).softer).toBe(recipe.softer)
  const taken = readSaidVersions(tick(recipe, null, recipe.softer).softer)
  expect(taken.gentle).toMatchObject({ confirmed: null, lines: [{ text: null }] })
  const ingredients = recipe.ingredients.slice(0, 4)
  const shorter = { ...recipe, ingredients }
  expect(tick(shorter, made, recipe.softer)).toEqual({ softer: recipe.softer, stale: [] })
  expect(tick(shorter, made, null).stale).toEqual(['gentle'])
  const anew = readSaidVersions(tick(shorter, ticksOf(shorter).made, recipe.softer).softer)
  expect(anew.gentle.confirmed?.at).toBe(later.toISOString())
})

test('where the chef says that there is no honest version, there is none, in her words', () => {
  const recipe = said({
    none: { text: 'It lives from its crust.' },
    lines: [{ was: '40 g walnuts', text: null }],
  })
  expect(makeSofter(recipe, 'gentle')).toEqual({
    phase: 'gentle',
    none: 'chef',
    why: 'It lives from its crust.',
  })
  expect(makeSofter(recipe, 'stricture')).toHaveProperty('lines')
})

test('what a form sends is what is stored: a text that software makes, or none, says nothing', () => {
  const form = new FormData()
  const send = (part: Parameters<typeof versionControl>[1], ...values: string[]) => {
    for (const value of values) form.append(versionControl('stricture', part), value)
  }
  send('line', '0 40 g walnuts', '0 2 leeks', '1 2 leeks', '0 1 bay leaf', '0 1 onion')
  send('made', '20 g butter', '2 leeks', '2 leeks', '', '')
  send('text', '20 g  butter ', '2 leeks,\u0000 sieved', '', '1 bay leaf', '1 onion')
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
        { was: '1 onion', text: '1 onion' },
        { was: 'old', text: 'new' },
      ],
      notes: [{ was: 'Serve.', text: 'Slowly.' }],
    },
  })
  expect(readSentVersions(new FormData())).toBe('')
})

test('hostile and older values are cleaned, and never throw', () => {
  const empty = writeSaidVersions(readSaidVersions(null))
  expect(empty).toBe('')
  for (const stored of [
    '',
    'x',
    '[]',
    '3',
    '{"gentle":[]}',
    '{"gentle":{"lines":{"was":"a"},"notes":"b","confirmed":[],"ticked":{}}}',
    '{"gentle":{"lines":[null,3,{"was":3,"text":"a"},{"was":"a"},{"was":"a","nth":-1,"text":"b"},{"was":"a","nth":1.5,"text":"b"}]}}',
    '{"gentle":{"sentences":[{"was":"a","text":"b"},{"was":"a","made":3,"text":"b"},{"made":"a","text":null},{"was":"a","made":"b","text":""}]}}',
    '{"gentle":{"confirmed":{"at":"yesterday","read":"abc"}}}',
    '{"gentle":{"confirmed":{"at":"2026-11-24T12:00:00.000Z","read":"<b>"}}}',
    '{"__proto__":{"lines":[{"was":"a","text":"b"}]},"everyday":{"lines":[{"was":"a","text":"b"}]}}',
  ])
    expect([stored, writeSaidVersions(readSaidVersions(stored))]).toEqual([stored, ''])
  const long = { was: 'a', text: 'b'.repeat(9_000) }
  const twice = { lines: [long, { was: 'a', text: 'c' }, { was: 'd', text: 'e\u202e\nf' }] }
  expect(readSaidVersions(JSON.stringify({ gentle: twice })).gentle.lines).toEqual([
    { was: 'a', nth: 0, text: 'b'.repeat(500) },
    { was: 'd', nth: 0, text: 'e f' },
  ])
  const many = Array.from({ length: 2_000 }, (_, at) => ({ was: `${at}`, text: 'x' }))
  expect(readSaidVersions(JSON.stringify({ gentle: { lines: many } })).gentle.lines).toHaveLength(500)
})
