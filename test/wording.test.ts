import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { findClaims } from '#domain/health-claims/find-claims.ts'
import { NO_SETTINGS } from '#domain/settings/fields.ts'
import { toWords } from '#domain/settings/words.ts'

const root = new URL('..', import.meta.url).pathname

/** What spec.md itself calls the site and its parts (sections 1 and 2). The text under them promises nothing. And a word that readers search for. */
const TITLES = ["Crohn's-Friendly", 'Crohn’s-Friendly', 'gut-friendly', 'low fodmap']

/** Stricter than the check of what a chef writes: our own words keep clear of these altogether. */
const AVOIDED = [
  /\b(?:guilt[- ]free|sinful|clean eating|bad foods?|superfoods?|detox|leaky gut)\b/i,
  /\b(?:you should|must) (?:avoid|never eat)\b/i,
  /\b(?:crohn|ibd|colitis|flare|gut|diabetic|heart)[’']?s?[- ](?:safe|proof)\b/i,
]

/** Files that hold such words because they find them in texts of others. */
const OF_OTHERS = [
  'domain/health-claims/',
  'domain/subject/',
  'packages/recipe-import/',
  'packages/food-verdicts/diet/',
  'packages/recipe-reading/food/',
  'packages/food-drawings/tool/product-names',
]

const promisesOf = (text: string) =>
  [
    ...findClaims(text).map(({ words }) => words),
    ...AVOIDED.flatMap((pattern) => pattern.exec(text)?.[0] ?? []),
  ].filter((words) => !TITLES.includes(words))

test('no text of the program promises an effect, but for the titles of spec.md', () => {
  const files = ['app', 'domain', 'packages', 'server'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.includes('migrations/')),
  )
  const found = files
    .filter((file) => !OF_OTHERS.some((folder) => file.startsWith(folder)))
    .flatMap((file) =>
      textsIn(file).flatMap((text) =>
        promisesOf(text).map((words) => `${file}: ${words} | ${text.slice(0, 90)}`),
      ),
    )
  expect(found).toEqual([])
})

test('nothing that stands on a site by itself promises an effect', () => {
  const found = Object.values(toWords(NO_SETTINGS)).flatMap((text) => promisesOf(text ?? ''))
  expect(found).toEqual([])
})

test('nothing in the content promises an effect', () => {
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
  const found = files
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      textsOf(JSON.parse(readFileSync(join(root, 'content', file), 'utf8'), withoutSearches)).flatMap(
        (text) => promisesOf(text).map((words) => `${file}: ${words}`),
      ),
    )
  expect(found).toEqual([])
})

/** What readers type, which leads to a page of the guide, is shown nowhere. */
const withoutSearches = (key: string, value: unknown) => (key === 'searches' ? [] : value)

test('the lint finds a promise in a text of each kind', () => {
  const source =
    'const a = "It soothes the gut."; const b = `It ${x} heals the gut.`; const c = <p>Eat it and calm your gut.</p>'
  expect(readTexts('x.tsx', source).flatMap(promisesOf)).toEqual([
    'soothes the gut',
    'heals the gut',
    'calm your gut',
  ])
})

const textsIn = (file: string) => readTexts(file, readFileSync(join(root, file), 'utf8'))

/** The texts of a source file that have words: strings, parts of templates, and what stands between tags. */
function readTexts(file: string, source: string): string[] {
  const texts: string[] = []
  const add = (text: string) => void texts.push(text.replace(/\s+/g, ' ').trim())
  new Visitor({
    Literal: ({ value }) => typeof value === 'string' && add(value),
    JSXText: ({ value }) => add(value),
    TemplateLiteral: ({ quasis }) => add(quasis.map(({ value }) => value.cooked).join(' … ')),
  }).visit(parseSync(file, source).program)
  return texts.filter((text) => text.includes(' '))
}

/** All texts in a value of JSON. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
