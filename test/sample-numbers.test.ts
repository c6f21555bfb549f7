import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatDate } from '#domain/publishing/dates.ts'
import { prepareSite } from '#server/process/prepare-site.ts'
import { readConfig } from '#server/config.ts'
import { equipment, posts, recipes } from '../content/sample-files.ts'
import { createTestDatabase } from './database.ts'
import { numbersIn } from './numbers-in.ts'
import { pageLinks, pagePart, pageText } from './page-text.ts'
import { createTestSite } from './site.ts'

const FOLDER = new URL('../content/', import.meta.url)
const guide = readdirSync(new URL('guide/', FOLDER)).map((file) => file.replace('.json', ''))
const publicPosts = posts.filter(({ published_at }) => published_at && published_at < '2024-12-01')

type Row = { at: string; says: string; of: string; why: string }

/** A row for each number that a page says: where, the words with it, and the data it speaks of, or why there is none. */
const table: Row[] = readFileSync(new URL('sample-numbers.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [at = '', says = '', of = '', why = ''] = line.split('\t')
    return { at, says, of, why }
  })

const readSource = (name: string) => readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')

/**
 * The numbers that data hold, in order. `file: words | words` are the numbers of words that stand in a file of content/; `file#field` is a
 * figure of a recipe, rounded, or its minutes; `file~pattern` counts what a pattern finds in a file. ` & ` joins them, ` ÷ ` divides
 * them, and ` ≈ ` rounds them.
 */
function numbersOf(of: string): number[] {
  return of.split(' & ').flatMap((one) => {
    const [spec = '', to] = one.split(' ≈ ')
    const [whole = '', by] = spec.split(' ÷ ')
    const divisor = by === undefined ? 1 : Number(by) || (readData(by)[0] ?? Number.NaN)
    const step = Number(to ?? 0)
    return readData(whole).map((value) =>
      step ? Number((Math.round(value / divisor / step) * step).toFixed(2)) : value / divisor,
    )
  })
}

function readData(spec: string): number[] {
  const [, file = '', how = '', rest = ''] = /^([\w/-]+)(: |#|~)(.*)$/.exec(spec) ?? []
  const text = readSource(file)
  if (how === '~') return [[...text.matchAll(new RegExp(rest, 'g'))].length]
  if (how === '#') {
    const value = new RegExp(`"${rest}": "([^"]*)"`).exec(text)?.[1] ?? ''
    const [, hours, minutes] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(value) ?? []
    return [
      hours || minutes
        ? 60 * Number(hours ?? 0) + Number(minutes ?? 0)
        : Math.round(Number.parseFloat(value)),
    ]
  }
  return rest.split(' | ').flatMap((words) => {
    if (!text.includes(words)) throw new Error(`content/${file}.json does not say “${words}”`)
    return numbersIn(words).map(({ value }) => value)
  })
}

const DATES = new Set(
  [
    ...publicPosts.map(({ published_at }) => published_at),
    ...equipment.map(({ price_checked_on }) => price_checked_on),
    ...guide.map((page) => /"review_on": "(.*?)"/.exec(readSource(`guide/${page}`))?.[1]),
  ].flatMap((day) => (day ? formatDate(day) : [])),
)

const without = (text: string, parts: Iterable<string>) => {
  let rest = text
  for (const part of parts) rest = rest.replaceAll(part, ' … ')
  return rest
}

/** A text without what is drawn out of the rows of the database, and equal to them. */
function withoutData(path: string, text: string): string {
  const pieces = path.startsWith('/equipment')
    ? equipment.flatMap(({ name, brand, model, price, rating, price_checked_on }) => [
        name,
        `${brand} ${model}`,
        `$${price.toFixed(2)}`,
        `${rating} out of 5 stars`,
        `Price checked on ${formatDate(price_checked_on)}`,
      ])
    : []
  const page = path.replace('/guide/', 'guide/')
  const sources = guide.includes(page.slice('guide/'.length))
    ? [...readSource(page).matchAll(/"([^":]+, \d{4}): ([^"]+)"/g)].flatMap(([, name = '', full = '']) => [
        full,
        name,
      ])
    : []
  return without(text, [...pieces, ...sources])
    .replace(/\bsource \d+/g, ' ')
    .replace(/ \(\d{4}\)/g, ' ')
}

/** What a page says in words: without its cards, whose facts have tests of their own, and without its notes to sources. */
const wordsOf = (html: string) =>
  pageText(
    pagePart(html, 'main')
      .replace(/<ul class="(?:dish-rows|dish-cards)\b.*?<\/ul>\s*(?=<\/?(?!li))/gs, ' ')
      .replace(/<sup\b.*?<\/sup>/gs, ' ')
      .replace(/<select\b.*?<\/select>/gs, ' ')
      .replace(/<\/(?:li|p|h\d|dt|dd|div|blockquote|figcaption|span)>/g, ' ¦ $&'),
  )

/** What the software works out of a dish. */
const FACTS =
  /\b(?:over )?\d[\d.]*\s(?:g\s(?:fibre|protein|carbs|fat)|kcal|min|standing|servings)\b|\b\d+h(?: \d+m)?/g

async function openSamples() {
  const db = await createTestDatabase()
  await prepareSite(db, readConfig({ SAMPLE_CONTENT: 'on' }))
  const site = await createTestSite({ db, now: new Date(Date.now() + 60_000) })
  const pages = new Map<string, string>()
  for (const path of [
    ...['/', '/about', '/how-we-know', '/guide', '/blog', '/equipment'],
    ...guide.map((page) => `/guide/${page}`),
    ...publicPosts.map(({ slug }) => `/blog/${slug}`),
    ...[...(await site.read('/equipment')).html.matchAll(/href="(\/equipment\/[\w-]+)"/g)].map(
      ([, to = '']) => to,
    ),
  ])
    pages.set(path, (await site.read(path)).html)
  return { site, pages }
}
const samples = openSamples()

async function listTexts(): Promise<[path: string, text: string][]> {
  const { pages } = await samples
  return [
    ...[...pages].map(([path, html]): [string, string] => [path, withoutData(path, wordsOf(html))]),
    ...recipes.map(({ slug, description, story }): [string, string] => [
      `/recipes/${slug}`,
      `${description} ${story}`,
    ]),
  ]
}

/** A list says again what its pages say, and pages of one kind share their words. */
const isOn = ({ at }: Row, path: string) => at.startsWith(path) || path.startsWith(at)

test('every number and date that the sample pages say is in the table, and every row is said', async () => {
  const said = new Set<Row>()
  const strange: string[] = []
  for (const [path, text] of await listTexts()) {
    let rest = text.replace(
      /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}/g,
      (day) => (DATES.has(day) ? ' ' : day),
    )
    for (const row of table.toSorted((a, b) => b.says.length - a.says.length)) {
      if (!isOn(row, path) || !rest.includes(row.says)) continue
      said.add(row)
      rest = rest.replaceAll(row.says, ' … ')
    }
    if (path === '/') rest = rest.replace(FACTS, ' ').replace(/\b(?:All )?\d+ (?:dishes|that fit)/g, ' ')
    if (path.startsWith('/guide/')) rest = rest.replace(/\b\d+ recipes?\b/g, ' ')
    if (path === '/equipment') rest = rest.replace(`${equipment.length} pieces of equipment found`, ' ')
    strange.push(
      ...numbersIn(rest).map(
        ({ at, words }) => `${path}\t${rest.slice(Math.max(0, at - 30), at + words.length + 30)}`,
      ),
    )
  }
  expect(strange).toEqual([])
  expect(table.filter((row) => !said.has(row)).map(({ says }) => says)).toEqual([])
})

test('a number that speaks of data is that of the data', () => {
  const rows = table.filter(({ of }) => of)
  expect(rows.length).toBeGreaterThan(40)
  for (const { says, of } of rows)
    expect([says, numbersIn(says).map(({ value }) => value)]).toEqual([says, numbersOf(of)])
  for (const { says, of, why } of table)
    expect([says, of === '', why !== '']).toEqual([says, of === '', of === ''])
})

test('a link that counts dishes leads to as many', async () => {
  const { site, pages } = await samples
  const counts = new Map<string, Promise<string>>()
  const countOf = async (href: string) => {
    const { html } = await site.read(href)
    return /([\d,]+) recipes? found/.exec(pageText(html))?.[1] ?? 'none'
  }
  let links = 0
  for (const [path, html] of pages) {
    for (const { href: written, text } of pageLinks(pagePart(html, 'main'))) {
      const href = written.replaceAll('&amp;', '&')
      const count = /^All (\d+)\b/.exec(text)?.[1]
      if (!count || !href.startsWith('/recipes')) continue
      links++
      const there = counts.get(href) ?? countOf(href)
      counts.set(href, there)
      expect([path, href, await there]).toEqual([path, href, count])
    }
    if (!path.startsWith('/guide/')) continue
    for (const [, href = '', inner = ''] of html.matchAll(
      /<li[^>]*><a\b[^>]*href="(\/recipes[^"]*)"[^>]*>.*?<\/a>(.*?)<\/li>/gs,
    )) {
      const count = /^(\d+) recipes?$/.exec(pageText(inner))?.[1]
      if (!count) continue
      links++
      const to = href.replaceAll('&amp;', '&')
      const there = counts.get(to) ?? countOf(to)
      counts.set(to, there)
      expect([path, to, await there]).toEqual([path, to, count])
    }
  }
  expect(links).toBeGreaterThan(15)
})

test('the measure of numbers knows figures, words and both together', () => {
  const values = (text: string) => numbersIn(text).map(({ value }) => value)
  expect(values('88 or 92 °C, 0.8 mm, 1,130 people, 40 %')).toEqual([88, 92, 0.8, 1130, 40])
  expect(values('One hundred and eighty minutes, thirty-one, twelve, half of it, twice')).toEqual([
    180, 31, 12, 0.5, 2,
  ])
  expect(values('The one that I own, and one of them; one pan, one bowl')).toEqual([1, 1])
  expect(values('¼ of a bulb, E numbers, B3')).toEqual([0.25])
})
