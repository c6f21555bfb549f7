import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugify } from './slug.ts'

test('a title becomes lower-case words joined by hyphens', () => {
  expect(slugify('Poached Cod with Soft Leeks')).toBe('poached-cod-with-soft-leeks')
  expect(slugify('  Crème Brûlée – the 2nd!  ')).toBe('creme-brulee-the-2nd')
  expect(slugify('What “low residue” means')).toBe('what-low-residue-means')
})

test('other scripts keep their words, and nothing is left of signs alone', () => {
  expect(slugify('Борщ с чесноком')).toBe('борщ-с-чесноком')
  expect(slugify('한국 죽')).toBe('한국-죽')
  expect(slugify('Чай с мёдом')).toBe('чай-с-мёдом')
  expect(slugify('が か')).toBe('が-か')
  expect(slugify('खिचड़ी')).toBe('खिचड़ी')
  expect(slugify('🥕🥕')).toBe('')
  expect(slugify('a\u0000\u1920b e/\u0301')).toBe('ab-e')
})

test('any title gives a short, routable slug that stays itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
      const slug = slugify(title)
      expect([...slug].length).toBeLessThanOrEqual(80)
      expect(slug).not.toMatch(/[/\\?#%.\s]|^-|-$/)
      expect(slugify(slug)).toBe(slug)
    }),
    { numRuns: 1_000 },
  )
})
