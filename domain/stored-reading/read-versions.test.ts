import { expect, test } from 'vitest'
import { withVersion } from '#test/confirmed-version.ts'
import { aRecipe } from '#test/fixtures.ts'
import { decodeLine } from 'food-verdicts/gut/profile/line-triggers'
import { startFromShown } from 'food-verdicts/gut/versions/version-portion'
import { readRecipe } from 'recipe-reading/reading/recipe-reading'
import { readChefsVersions } from './read-versions.ts'

const GERMAN = { lines: 'de', steps: 'de' } as const
const LINES = ['200 g raw carrots, grated', '1 TL Butter und Salz', '40 g walnuts', '200 g brown rice']
const RECIPE = aRecipe({
  servings: 2,
  ingredients: LINES.map((ingredient_text) => ({ ingredient_text, section: null })),
  instructions: [{ step_number: 1, step_text: 'Alles kochen.', section: null, step_url: null }],
})

const READING = readRecipe(RECIPE)

function read(gentle: object, languages?: typeof GERMAN) {
  const [version] = readChefsVersions(withVersion(RECIPE, gentle), READING, languages)
  if (!version || 'none' in version) throw new Error('no version')
  return version
}

test('only a version that the chef confirmed is read, and of a spell that she has not written for nothing is', () => {
  const confirmed = withVersion(RECIPE, { lines: [{ was: '40 g walnuts', text: null }] })
  const readAll = (softer: string | null) => readChefsVersions({ ...RECIPE, softer }, READING)
  expect(readAll(confirmed.softer).map(({ spell }) => spell)).toEqual(['gentle'])
  expect(readAll(null)).toEqual([])
  expect(readAll('{"gentle":{"lines":[{"was":"40 g walnuts","text":null}]}}')).toEqual([])
  expect(readAll((confirmed.softer ?? '').replace('null', '"1 tsp oil"'))).toEqual([])
})

test('each line and note of a version is in its own language', () => {
  const version = read(
    {
      added: [{ text: '2 EL Reis, sehr weich gekocht' }],
      notes: [{ was: 'Alles kochen.', text: 'Danach mit dem Stab sehr fein pürieren.' }],
    },
    GERMAN,
  )
  expect(version).toMatchObject({ lang: 'de' })
  const langOf = (words: string) =>
    version.lines.find((line) => 'text' in line && line.text.includes(words))?.lang
  expect(langOf('Butter und Salz')).toBe('de')
  expect(langOf('sehr weich gekocht')).toBe('de')
  expect(langOf('brown rice')).toBeUndefined()
  expect(version.notes).toEqual([{ step: 0, text: 'Danach mit dem Stab sehr fein pürieren.', lang: 'de' }])
})

test('what the chef says in place of a version is in her language, and English says none', () => {
  const softer = '{"gentle":{"none":{"text":"Das Gericht lebt von seiner Kruste."}}}'
  const recipe = { ...RECIPE, softer }
  const none = { spell: 'gentle', none: 'Das Gericht lebt von seiner Kruste.' }
  expect(readChefsVersions(recipe, READING, GERMAN)).toEqual([{ ...none, lang: 'de' }])
  expect(readChefsVersions(recipe, READING)).toEqual([none])
})

test('lines that are changed and added are read for a profile like those that are written', () => {
  const { lines, triggers = [] } = read({
    lines: [
      { was: '40 g walnuts', text: '1 l whole milk' },
      { was: '200 g brown rice', text: null },
    ],
    added: [{ text: '1 clove garlic' }],
  })
  const named = lines.map((line, at) =>
    line.kind === 'left out'
      ? line.kind
      : `${line.text}: ${Object.keys(decodeLine(triggers[at] ?? '').groups).join()}`,
  )
  expect(named.slice(2)).toEqual([
    '1 l whole milk: lactose,fatty-fried',
    'left out',
    '1 clove garlic: alliums-fructans',
  ])
})

test('fibre, lactose and fat are counted anew, and are less where less is in it', () => {
  const { fibre, fat } = read({ lines: [{ was: '40 g walnuts', text: null }] })
  expect(fibre.now).toBeLessThan(fibre.was ?? 0)
  expect(fat.was).toBeGreaterThan((fat.now ?? 0) + 10)
})

test('the figures of a version start from those that the page shows', () => {
  const version = {
    lines: [{ kind: 'left out' as const, was: '40 g walnuts', section: null }],
    ...{ fibre: { was: 8, now: 4 }, lactose: { was: 0, now: 2 }, fat: { was: 3, now: 3 } },
  }
  expect(startFromShown(version, { fibre: 6, lactose: 1, fat: 20 })).toEqual({
    fibre: { was: 6, now: 3 },
    lactose: { was: 1, now: 3 },
    fat: { was: 20, now: 20 },
  })
  const unknown = { ...version, fat: { was: null, now: null } }
  expect(startFromShown(unknown, { fibre: null, lactose: 1, fat: 20 })).toMatchObject({
    fibre: { was: 8, now: 4 },
    fat: { was: 20, now: null },
  })
  const same = { ...unknown, lines: [{ kind: 'kept' as const, text: '400 g carrots', section: null }] }
  expect(startFromShown(same, { fibre: 6, lactose: 1, fat: 20 }).fat).toEqual({ was: 20, now: 20 })
})
