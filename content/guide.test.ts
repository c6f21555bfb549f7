import { expect, test } from 'vitest'
import { GUIDE_FIELDS } from '#domain/guide/fields.ts'
import { readParts } from '#domain/guide/guide-page.ts'
import { sourcesIn } from '#domain/guide/lines.ts'
import { linesOf } from 'recipe-basics/text/text-lines'
import { findWrongLines } from '#domain/guide/wrong-lines.ts'
import { claimsOfFields } from '#domain/health-claims/claims-of-fields.ts'
import { readRecipeFilter, recipeFilterQuery } from '#domain/recipe/filter.ts'
import { STANDARD_PAGES } from '#server/data/guide/standard-pages.ts'
import { readingGrade } from '#test/reading-grade.ts'

const MOST_GRADE = 7

test('every claim names a source, and every source its year', () => {
  for (const { slug, words } of STANDARD_PAGES) {
    expect([slug, findWrongLines(words)]).toEqual([slug, {}])
    const { evidence, sources, meaning, way_back } = readParts(words)
    // Signs that do not wait are a rule of safety, in the words that stand everywhere: nothing is argued.
    expect([slug, evidence.length > 0]).toEqual([slug, slug !== 'urgent-help'])
    const named = new Set([
      ...evidence.map(({ source }) => source),
      ...[...meaning, ...way_back].flatMap(sourcesIn),
    ])
    // None is listed that nothing rests on.
    expect([slug, [...named].sort((a, b) => a - b)]).toEqual([slug, sources.map((_, place) => place + 1)])
  }
})

test('every page has all its parts, and says when it is read again', () => {
  for (const { slug, words } of STANDARD_PAGES) {
    for (const name of [
      'title',
      'summary',
      'lead',
      'short',
      'meaning',
      'ways',
      'asks',
      'way_back',
      'review_on',
    ] as const)
      expect([slug, name, linesOf(words[name]).length > 0]).toEqual([slug, name, true])
  }
})

test('pages lead to pages and filters that there are', () => {
  const slugs = STANDARD_PAGES.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  for (const { slug, near, words } of STANDARD_PAGES) {
    expect([slug, near.filter((other) => other === slug || !slugs.includes(other))]).toEqual([slug, []])
    for (const { to } of readParts(words).ways) {
      const [path, query = ''] = to.split('?')
      expect([slug, path]).toEqual([slug, '/recipes'])
      const known = recipeFilterQuery(readRecipeFilter(new URLSearchParams(query)))
      expect([slug, decodeURIComponent(known)]).toEqual([slug, query && `?${query}`])
    }
  }
})

test('no page promises an effect, names a person, or speaks as one', () => {
  for (const { slug, words } of STANDARD_PAGES) {
    expect([slug, claimsOfFields(GUIDE_FIELDS, words).map((claim) => claim.words)]).toEqual([slug, []])
    expect([slug, /\b(I|we|my|our)\b/.exec(textOf(words))?.[0]]).toEqual([slug, undefined])
  }
})

test.each(STANDARD_PAGES)('$slug reads at grade seven or below', ({ words }) => {
  expect(readingGrade(textOf(words))).toBeLessThanOrEqual(MOST_GRADE)
})

test('the measure of reading knows plain words from learned ones', () => {
  expect(readingGrade('The cat sat on the mat. It was warm.')).toBeLessThan(2)
  expect(
    readingGrade(
      'Institutional recommendations regarding nutritional supplementation necessitate individualisation.',
    ),
  ).toBeGreaterThan(15)
})

/** What readers read of a page, but for its sources. */
function textOf(words: (typeof STANDARD_PAGES)[number]['words']): string {
  const { lead, short, meaning, evidence, asks, way_back } = words
  const plain = [lead, short, meaning, evidence, asks, way_back].join('\n')
  return plain.replace(/ ?\[\d+\]/g, '')
}
