import { expect, test } from 'vitest'
import { readLines } from '../../../../test/reading.ts'
import { rewriteText } from 'recipe-reading/kitchen/rewrite'
import { readLine } from 'recipe-reading/reading/read-line'
import { readLineAlone } from 'recipe-reading/reading/recipe-reading'
import { ALLERGEN_NAMES, type Allergen } from 'recipe-reading/food/allergens'
import { indexCorrections, type SwapRule } from 'recipe-reading/food/corrections'
import { findSwap } from './find-swap.ts'
import { decodeLine } from '../profile/line-triggers.ts'
import { judgeAllergen } from '../allergens/judge-allergens.ts'
import { listSwaps } from './list-swaps.ts'
import { readTriggers } from '../triggers/read-triggers.ts'
import swaps from './swaps.json' with { type: 'json' }
import { FIRM_GROUPS, TRIGGER_GROUPS } from '../triggers/trigger-groups.ts'

/** The swaps of a dish for four. */
const swapsOf = (lines: string[]) =>
  listSwaps(readLines(lines, { steps: ['Simmer everything for 20 minutes.'], servings: 4 }))

test('a line says what may stand in the place of its food, how much of it, why, and what it changes', () => {
  const swaps = swapsOf(['2 cups milk', '600 g chicken breast'])
  expect(swaps).toEqual({
    0: [
      {
        id: expect.stringMatching(/^\w+$/),
        groups: ['lactose'],
        text: '2 cups lactose-free milk',
        figures: [expect.objectContaining({ kind: 'amount' })],
        isAlike: true,
        note: 'Cooks the same. It tastes a little sweeter.',
        why: expect.stringMatching(/^Milk sugar needs the enzyme lactase/),
        changes: [{ name: 'lactose', by: expect.closeTo(-6.2, 0) }],
        triggers: '',
      },
    ],
  })
})

test('a line that loses its skin does not say that it has one', () => {
  const said = (line: string) =>
    Object.values(swapsOf([line]))
      .flat()
      .flatMap(({ text }) => (text?.includes('skin') ? text : []))
  for (const [line, text] of [
    ['600 g chicken thighs, skin on', '600 g chicken thighs, without the skin'],
    ['4 bone-in, skin-on chicken thighs', '4 bone-in chicken thighs, without the skin'],
    ['4 chicken thighs, skin-on, bone-in', '4 chicken thighs, bone-in, without the skin'],
    ['500 g unpeeled potatoes', '500 g potatoes, without the skin'],
    ['500 g potatoes, unpeeled and halved', '500 g potatoes, halved, without the skin'],
  ] as const)
    expect([line, said(line)]).toEqual([line, [text]])
})

test('a line of two foods, or of a choice, has no swap that would take the other away', () => {
  for (const line of [
    '100 g walnuts or pumpkin seeds',
    '1 cup raisins and chopped walnuts',
    '2 tbsp each sunflower seeds and oats',
    '2 tbsp flaxseed or butter',
    '1 carrot, 1 celery stick, 1 onion',
    '4 slices white bread, crusts removed, soaked in evaporated milk',
    '1 tbsp sumac, ground with 50 g sugar',
  ])
    expect(swapsOf([line]), line).toEqual({})
  expect(swapsOf(['100 g walnuts or pecans'])[0]?.[0]?.text).toContain('smooth nut butter')
})

test('a ham named like a chilli has no swap of one', () => {
  const texts = Object.values(swapsOf(['100 g jamón serrano, diced', '1 serrano, sliced'])).flat()
  expect(texts.filter(({ groups }) => groups.includes('spicy')).map(({ text }) => text)).toEqual([
    expect.stringContaining('red pepper'),
  ])
})

test('a swap out of a packet that may hold what the line is free of says to look at its label', () => {
  const noteOf = (line: string) => swapsOf([line])[0]?.[0]?.note
  expect(noteOf('300 g plain flour')).toMatch(/Check its label for allergens\.$/)
  expect(noteOf('100 g walnuts')).toMatch(/Check its label for allergens\.$/)
  expect(noteOf('2 cups milk')).not.toContain('label')
  expect(noteOf('3 tbsp soy sauce')).toMatch(/^(?!.*Check its).*Check the label/)
})

test('no swap brings in an allergen that the food did not hold', () => {
  const brought = swaps.flatMap(({ terms, use }) => {
    if (use === undefined) return []
    const holds = (text: string, allergen: Allergen) =>
      judgeAllergen(readLine(`100 g ${text}`), allergen).says
    return terms.flatMap((term) =>
      ALLERGEN_NAMES.flatMap((allergen) =>
        holds(use, allergen) === 'breaks' && holds(term, allergen) === 'free'
          ? `${term} → ${use}: ${allergen}`
          : [],
      ),
    )
  })
  expect(brought).toEqual([])
})

test.each([
  '4 slices gluten-free wholemeal bread',
  '200 g soy yoghurt',
  '100 g vegan cream cheese',
  '100 g vegan mayonnaise',
  '100 g plant-based ham',
  '100 g tempeh bacon',
  '100 g coconut bacon',
  '100 g egg-free mayonnaise',
])('no swap brings into “%s” what the line is without', (line) => {
  expect(swapsOf([line])[0]).toBeUndefined()
})

test('nuts are swapped for a butter of the same nuts, and left out where the recipe calls them optional', () => {
  const swapOf = (line: string) => swapsOf([line])[0]?.[0]
  expect(swapOf('100 g almonds')?.text).toBe('50 g smooth almond butter')
  expect(swapOf('100 g mixed nuts (no almonds)')).toMatchObject({
    text: '50 g smooth nut butter',
    note: 'Of the same nuts. Stir it in at the end.',
  })
  expect(swapOf('100 g walnuts, optional')).toMatchObject({
    text: null,
    note: 'Left out for now. The recipe calls it optional.',
  })
})

test('amounts of a swap follow servings and units as any other', () => {
  const swaps = swapsOf(['4 cloves garlic', '2 cups milk'])
  const shown = (ratio: number, system?: 'metric' | 'us') =>
    [swaps[0]?.[0], swaps[1]?.[0]].map((swap) =>
      rewriteText(swap?.text ?? '', swap?.figures ?? [], { ratio, ...(system && { system }) }),
    )
  expect(shown(1)).toEqual(['12 g garlic-infused oil', '2 cups lactose-free milk'])
  expect(shown(2)).toEqual(['24 g garlic-infused oil', '4 cups lactose-free milk'])
  expect(shown(2, 'us')).toEqual(['1 tbsp + 2¼ tsp garlic-infused oil', '4 cups lactose-free milk'])
  expect(shown(1, 'metric')).toEqual(['12 g garlic-infused oil', '480 ml lactose-free milk'])
})

test('a swap that makes no sense beside the other words of a line is not offered', () => {
  for (const line of [
    '2 tbsp chili garlic sauce',
    'brown sugar',
    '2 tsp chilli flakes',
    'corn or flour tortillas',
  ])
    expect([
      line,
      Object.values(swapsOf([line]))
        .flat()
        .map(({ text }) => text),
    ]).not.toEqual([
      line,
      expect.arrayContaining([expect.stringMatching(/oil|brown sugar|red pepper|flour blend/)]),
    ])
})

test('a line with its swap is of the groups that are left: not of those that the swap is for, unless it is less of the same', () => {
  const [onion, leek, juice, honey] = [
    swapsOf(['1 onion, chopped', '600 g chicken breast']),
    swapsOf(['1 leek', '600 g chicken breast']),
    swapsOf(['200 ml lemon juice', '600 g chicken breast']),
    swapsOf(['100 g honey', '600 g chicken breast']),
  ].map((swaps) => swaps[0]?.[0])
  expect([onion?.triggers, leek?.triggers]).toEqual(['', ''])
  expect(juice?.text).toMatch(/lemon juice/)
  expect(decodeLine(juice?.triggers ?? '').words).toEqual({ acidic: 'lemon juice' })
  // Honey has another sugar in its place.
  expect(honey?.groups).toEqual(['excess-fructose'])
  expect(decodeLine(honey?.triggers ?? '').words).toEqual({ 'added-sugar': 'maple syrup' })
})

test('less of the same food is said in the measure of the line, with all that the line says of it', () => {
  for (const [line, less] of [
    ['8 tbsp lemon juice, strained', '4 tbsp lemon juice, strained'],
    ['100 ml freshly squeezed lime juice', '50 ml freshly squeezed lime juice'],
    ['2 ripe avocados, sliced', '1 ripe avocado, sliced'],
    ['1 cup (200 g) granulated sugar', '⅔ cup (135 g) granulated sugar'],
  ] as const) {
    const [swap] = swapsOf([line, '600 g chicken breast'])[0] ?? []
    expect(swap?.text).toBe(less)
    expect(swap?.triggers, 'still of its group').not.toBe('')
  }
})

test('a trace has no swap, and of what is only prepared otherwise no numbers are claimed', () => {
  expect(swapsOf(['1 tsp honey', '1 kg chicken breast'])).toEqual({})
  expect(swapsOf(['500 g asparagus'])[0]).toContainEqual(expect.objectContaining({ changes: null }))
})

test('what stands in the place of a food is not of the same group, and every swap says what it does', () => {
  for (const { group: name, terms, note, use, share } of swaps) {
    const group = TRIGGER_GROUPS.find((one) => one === name)
    expect([group, note]).not.toContain(undefined)
    // What counts only raw is cooked in its place.
    if (!group || use === undefined || share !== 1 || group.startsWith('raw-')) continue
    const named = readTriggers(readLines([`200 g ${use}`], { steps: ['Simmer until soft.'], servings: 1 }))
    expect([use, named?.filter((hit) => hit.group === group)]).toEqual([use, []])
    for (const term of terms)
      expect([term, findSwap(group, term, readLineAlone(term))]).not.toEqual([term, undefined])
  }
})

test('no swap brings the fault that it takes away: raw for raw, fibre for fibre', () => {
  const named = (line: string, steps: string[]) =>
    readTriggers(readLines([line], { steps, servings: 1 }))?.map(({ group }) => group) ?? []
  const brought = swaps.flatMap(({ group, terms, use }) => {
    // Less of the same is said to be less.
    if (use === undefined || terms.some((term) => use.includes(term) && term === use)) return []
    const isFirm = FIRM_GROUPS.some((firm) => firm === group)
    // What is ground or milled keeps its fibre, in which seeds and nuts are not the fault.
    const bad = (one: string) =>
      one === group || (isFirm && one !== 'high-fiber' && FIRM_GROUPS.some((firm) => firm === one))
    return [['Mix and serve.'], ['Simmer until soft.']].flatMap((steps) =>
      named(`200 g ${use}`, steps).flatMap((one) => (bad(one) ? `${terms[0]} → ${use}: ${one}` : [])),
    )
  })
  expect([...new Set(brought)]).toEqual([])
})

test.each([
  '200 g barley flour',
  '200 g brown rice flour',
  '50 g quinoa flakes',
  '200 ml milk (dairy or plant)',
  '5 g dried porcini mushrooms',
  '1 sausage stuffing mix',
  '250 g ricotta salata',
  '100 g yogurt-covered raisins',
  '200 g rhubarb and custard sweets',
])('%s has no swap: its other words say another food, or a choice', (line) => {
  expect(swapsOf([line, '600 g chicken breast'])[0]).toBeUndefined()
})

test('what stands in the place of a food for several groups is offered once', () => {
  const kale = swapsOf(['400 g kale'])[0]
  expect(kale?.map(({ text, groups }) => [text, groups])).toEqual([
    ['400 g baby spinach, wilted and chopped fine', ['skins-strings', 'cruciferous']],
  ])
})

test('soured cream stays sour, and a cup of hot sauce is no cup of lemon juice', () => {
  expect(swapsOf(['100 ml soured cream', '600 g chicken breast'])[0]?.[0]?.text).toBe(
    '100 ml lactose-free sour cream',
  )
  expect(swapsOf(['120 ml hot sauce'])[0]?.[0]?.text).toBe('120 ml passata')
})

test('one food has the swap of several', () => {
  expect(swapsOf(['200 g cremini mushrooms', '1.5 kg chicken breast'])[0]).toBeDefined()
  expect(findSwap('skins-strings', 'tomato', readLineAlone('1 tomato'))).toEqual(
    findSwap('skins-strings', 'tomatoes', readLineAlone('2 tomatoes')),
  )
})

test.each([
  ['alliums-fructans', 'onion', '2 tbsp caramelised onion chutney'],
  ['seeds-nuts', 'almond', '2 almond croissants'],
  ['seeds-nuts', 'walnut', '200 g walnut bread'],
  ['processed-meat', 'sausage', '6 sausage rolls'],
  ['dried-fruit', 'raisin', '4 raisin bagels'],
  ['alliums-fructans', 'beef stock', '2 beef stock cubes'],
  ['high-fiber', 'brown rice', '2 tbsp brown rice syrup'],
  ['spicy', 'chilli', '1 tin chilli con carne'],
] as const)('%s: %s has no swap in “%s”, which is made of more', (group, term, line) => {
  expect(findSwap(group, term, readLineAlone(line))).toBeUndefined()
})

test.each([
  ['raw-veg', 'romaine', '2 heads romaine lettuce, chopped'],
  ['seeds-nuts', 'walnut', '50 g walnut halves, roughly chopped'],
  ['gluten-wheat', 'panko', '50 g panko breadcrumbs'],
  ['gluten-wheat', 'macaroni', '400 g macaroni noodles'],
  ['spicy', 'red chili', '1 red chili pepper'],
  ['tough-meat', 'brisket', '2 kg brisket point'],
] as const)('%s: %s has one in “%s”, its longer name', (group, term, line) => {
  expect(findSwap(group, term, readLineAlone(line))).toBeDefined()
})

test('malt is no grain to be cooked, what is grated cannot be lifted out, and cooked rice becomes cooked rice', () => {
  for (const line of ['2 tbsp barley malt extract', '1 tbsp lemongrass paste', '1 tbsp ginger root, grated'])
    expect(swapsOf([line]), line).toEqual({})
  expect(swapsOf(['1 stalk lemongrass'])[0]?.[0]?.text).toContain('lifted out')
  expect(swapsOf(['2 cups cooked brown rice'])[0]?.[0]?.text).toBe('2 cups cooked white rice')
  expect(swapsOf(['2 cups brown rice'])[0]?.[0]?.text).toBe('2 cups white rice')
})

test('no rice stands in for the grain of a dough', () => {
  const lines = ['200 g coarse cornmeal', '200 g flour', '200 ml milk']
  const swapsIn = (name: string, step: string) =>
    listSwaps(readLines(lines, { name, steps: [step], servings: 4 }))[0]
  expect(swapsIn('Cornbread', 'Mix and bake.')).toBeUndefined()
  expect(swapsIn('Breakfast', 'Mix to a batter and fry.')).toBeUndefined()
  expect(swapsIn('Porridge', 'Simmer it all.')?.[0]?.text).toBe('200 g white rice')
})

test('the chef’s line stands first and is for what is not read in it; what she forbids is not offered, on that line alone', () => {
  const lines = ['1 onion, chopped', '2 shallots', '300 ml milk']
  const of = (swaps: object[]) => {
    const reading = readLines(lines, { steps: ['Simmer everything.'], servings: 4 })
    const all = listSwaps(reading, JSON.stringify({ swaps }))
    return lines.map((_, at) => (all[at] ?? []).map(({ text, groups, note }) => ({ text, groups, note })))
  }
  const written = of([])
  expect(written.map((ofLine) => ofLine.length)).toEqual([1, 1, 1])
  const forbidden = of([{ was: '1 onion, chopped', never: ['alliums-fructans'] }])
  expect(forbidden).toEqual([[], ...written.slice(1)])
  const own = { text: '1 leek, green part only', groups: ['alliums-fructans'], note: 'From the chef.' }
  expect(of([{ was: lines[0], text: own.text }])[0]).toEqual([own, ...(written[0] ?? [])])
  expect(of([{ was: lines[0], text: '1 leek' }])[0]).toEqual(written[0])
  expect(of([{ was: lines[1], text: '30 g butter' }])[1]?.[0]?.note).toBe(
    'From the chef. It brings milk. It is not vegan or dairy-free.',
  )
})

test('what the chef says of the swaps of a food holds in every line that means the food, and brings in nothing that the line is free of', () => {
  const lines = ['2 garlic cloves', '200 g plain flour', '200 g self-raising flour', '30 ml olive oil']
  const of = (...rules: SwapRule[]) => {
    const corrections = indexCorrections([], rules)
    const all = listSwaps(readLines(lines, { steps: ['Fry the garlic.'], servings: 4, corrections }))
    return lines.map((_, at) => (all[at] ?? []).map(({ text, note }) => `${text}: ${note}`))
  }
  const written = of()
  expect(written.map((ofLine) => ofLine.length)).toEqual([1, 1, 1, 0])
  const never = (food: string, use: string): SwapRule => ({ is: 'never', food, use })
  expect(of(never('plain flour', 'gluten-free flour blend'))).toEqual([written[0], [], written[2], []])
  expect(of(never('garlic', ''))[0]).toEqual([])
  expect(of(never('garlic', 'rice'))).toEqual(written)
  const green = of({ is: 'offer', food: 'garlic', use: 'the green of spring onions' })
  expect(green[0]).toEqual(['6 g the green of spring onions: From the chef.', ...(written[0] ?? [])])
  expect(of({ is: 'offer', food: 'garlic', use: 'shallots' })).toEqual(written)
  expect(of({ is: 'offer', food: 'garlic', use: 'butter' })).toEqual(written)
})
