import { expect, test } from 'vitest'
import { aList } from '../../../test/fixtures.ts'
import { shortOrLong } from '../../../test/short-or-long.ts'
import type { DietaryRestriction } from 'recipe-basics/recipe/recipe'
import type { JudgedFields } from './judge-recipe.ts'
import { decideLabels, type LabelAnswer, resolveLabels } from './label-decisions.ts'

const NOW = new Date('2026-03-04T05:06:07.000Z')
const LATER = new Date('2026-05-06T07:08:09.000Z')

function decide(
  fields: JudgedFields,
  diet: DietaryRestriction,
  answer: LabelAnswer['answer'],
  { reason = null, before = [], now = NOW }: Partial<Decided> = {},
) {
  return decideLabels(resolveLabels(fields, before), [{ diet, answer, reason }], fields, now)
}

type Decided = { reason: string | null; before: ReturnType<typeof decideLabels>['decisions']; now: Date }

function labelOf(fields: JudgedFields, decisions: Decided['before'], diet: DietaryRestriction) {
  const label = resolveLabels(fields, decisions).find((label) => label.diet === diet)
  if (!label) throw new RangeError(diet)
  return label
}

const STOCK = aList('600 g carrots', '600 ml vegetable stock')

test('a label that the lines earn is shown, and software gave it', () => {
  const label = labelOf(aList('600 g carrots'), [], 'gluten-free')
  expect(label).toMatchObject({ state: 'yes', isShown: true, given_by: 'software', asks: null })
})

test('what a packet decides is shown when the chef says so, with her reason and the date', () => {
  expect(labelOf(STOCK, [], 'gluten-free')).toMatchObject({ state: 'check-label', isShown: false })
  const { decisions } = decide(STOCK, 'gluten-free', 'yes', { reason: 'The stock is my own.' })
  expect(labelOf(STOCK, decisions, 'gluten-free')).toMatchObject({
    ...{ isShown: true, given_by: 'chef', asks: null },
    decision: { reason: 'The stock is my own.', decided_at: NOW.toISOString() },
  })
})

test('a line that contradicts it suspends her yes, which stands again when the line is as it was', () => {
  const { decisions } = decide(STOCK, 'gluten-free', 'yes')
  const changed = aList('600 g carrots', '600 ml vegetable stock', '100 g wheat flour')
  expect(labelOf(changed, decisions, 'gluten-free')).toMatchObject({
    ...{ isShown: false, isSuspended: true },
    asks: { came: ['100 g wheat flour'], went: [] },
    decision: { decided_at: NOW.toISOString() },
  })
  expect(labelOf(STOCK, decisions, 'gluten-free')).toMatchObject({ isShown: true, asks: null })
})

test('a line that is known and harmless asks again, and the label is shown meanwhile', () => {
  const { decisions } = decide(STOCK, 'gluten-free', 'yes')
  const changed = aList('700 g carrots', '600 ml vegetable stock')
  expect(labelOf(changed, decisions, 'gluten-free')).toMatchObject({
    ...{ isShown: true, isSuspended: false, given_by: 'chef' },
    asks: { came: ['700 g carrots'], went: ['600 g carrots'] },
  })
})

test('lines in another order, or with other spaces, have not changed', () => {
  const { decisions } = decide(STOCK, 'gluten-free', 'yes')
  const same = aList(' 600 ml  vegetable stock', '600 g carrots')
  expect(labelOf(same, decisions, 'gluten-free').asks).toBeNull()
})

test('her answer to what is asked again counts from then on; without one all stays as it is', () => {
  const { decisions } = decide(STOCK, 'gluten-free', 'yes', { reason: 'My own.' })
  const changed = aList('700 g carrots', '600 ml vegetable stock')
  const labels = resolveLabels(changed, decisions)
  expect(decideLabels(labels, [], changed, LATER).decisions).toEqual(decisions)
  const again = decide(changed, 'gluten-free', 'yes', { reason: 'My own.', before: decisions, now: LATER })
  expect(again.decisions).toMatchObject([{ decided_at: LATER.toISOString() }])
  expect(labelOf(changed, again.decisions, 'gluten-free').asks).toBeNull()
  const read = decide(changed, 'gluten-free', 'as-read', { before: decisions, now: LATER })
  expect(read.decisions).toEqual([])
})

test('what she says once more keeps its date', () => {
  const { decisions } = decide(STOCK, 'gluten-free', 'yes', { reason: 'My own.' })
  const again = decide(STOCK, 'gluten-free', 'yes', { reason: 'My own.', before: decisions, now: LATER })
  expect(again.decisions).toEqual(decisions)
})

test('no yes can be given against an ingredient, not even where one stood before', () => {
  const cod = aList('400 g cod')
  const refused = decide(cod, 'vegan', 'yes')
  expect(refused.decisions).toEqual([])
  expect(refused.refused).toMatchObject([{ diet: 'vegan', reasons: [{ term: 'cod' }] }])
  const { decisions } = decide(STOCK, 'gluten-free', 'yes')
  const changed = aList('600 ml vegetable stock', '100 g wheat flour')
  const again = decide(changed, 'gluten-free', 'yes', { before: decisions, now: LATER })
  expect(again.refused).toHaveLength(1)
  expect(again.decisions).toEqual(decisions)
})

test('a label that she took off stays off, asks when a line changes, and has nothing to ask when it is not earned', () => {
  const carrots = aList('600 g carrots')
  const { decisions } = decide(carrots, 'nut-free', 'off', { reason: 'Cut on a board that sees nuts.' })
  expect(labelOf(carrots, decisions, 'nut-free')).toMatchObject({ isShown: false, asks: null })
  expect(labelOf(aList('600 g leeks'), decisions, 'nut-free')).toMatchObject({
    isShown: false,
    asks: { came: ['600 g leeks'], went: ['600 g carrots'] },
  })
  expect(labelOf(aList('100 g almonds'), decisions, 'nut-free')).toMatchObject({ isShown: false, asks: null })
})

test('other numbers ask again about low-carb, and about nothing else', () => {
  const roots = aList('600 g carrots', '600 ml vegetable stock')
  const before = ['low-carb', 'gluten-free'] as const
  const answers = before.map((diet): LabelAnswer => ({ diet, answer: 'yes', reason: null }))
  const { decisions } = decideLabels(resolveLabels(roots, []), answers, roots, NOW)
  const fewer = { ...roots, servings: 2 }
  const asked = resolveLabels(fewer, decisions).filter(({ asks }) => asks !== null)
  expect(asked.map(({ diet }) => diet)).toEqual(['low-carb'])
})

test('a heading that may be food asks again like a line, and suspends her yes', () => {
  const { decisions } = decide(STOCK, 'gluten-free', 'yes')
  const [carrots, stock] = STOCK.ingredients
  const under = (section: string) => ({
    ...STOCK,
    ingredients: [carrots, stock].flatMap((line) => (line ? { ...line, section } : [])),
  })
  expect(labelOf(under('WHEAT FLOUR'), decisions, 'gluten-free')).toMatchObject({
    ...{ state: 'no', isShown: false, isSuspended: true },
    asks: { came: ['WHEAT FLOUR'], went: [] },
  })
  expect(labelOf(under('For the soup'), decisions, 'gluten-free')).toMatchObject({
    isShown: true,
    asks: null,
  })
})

test('a line of next to no carbohydrate leaves her yes to low-carb and keto; sugar, choice or the unknown do not', () => {
  for (const diet of ['low-carb', 'keto'] as const) {
    const cod = aList('400 g cod')
    const { decisions } = decide(cod, diet, 'yes')
    const isShown = (line: string) => {
      const label = labelOf(aList('400 g cod', line), decisions, diet)
      expect(label.asks).toMatchObject({ came: [line] })
      return label.isShown
    }
    expect(isShown('1 tsp black pepper')).toBe(true)
    expect(isShown('100 g sugar')).toBe(false)
    expect(isShown('200 g rice or cauliflower')).toBe(false)
    expect(isShown('1 tsp florbwax')).toBe(false)
  }
})

test('property: what is shown is earned, or decided over lines that nothing unknown or contradicting has joined', () => {
  const lines = [
    '600 g carrots',
    '600 ml vegetable stock',
    '400 g cod',
    '100 g butter',
    '2 tbsp almonds',
    ...shortOrLong([], ['1 egg']),
  ]
  const dishes = Array.from({ length: 2 ** lines.length }, (_, bits) =>
    aList(...lines.filter((_, place) => (bits >> place) % 2 === 1)),
  )
  for (const before of dishes) {
    const answers = resolveLabels(before, []).map(({ diet }): LabelAnswer => ({
      diet,
      answer: 'yes',
      reason: null,
    }))
    const { decisions } = decideLabels(resolveLabels(before, []), answers, before, NOW)
    for (const after of dishes)
      for (const label of resolveLabels(after, decisions)) {
        if (!label.isShown || label.state === 'yes') continue
        const known = new Set(before.ingredients.map(({ ingredient_text }) => ingredient_text))
        expect(label.decision?.answer).toBe('yes')
        for (const { line, why } of label.reasons) if (why === 'breaks') expect(known).toContain(line)
      }
  }
})
