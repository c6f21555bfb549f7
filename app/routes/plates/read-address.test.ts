import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawingAddress, type ServedDrawing, tableAddress } from '../../ui/picture/drawing-address.ts'
import { CATEGORIES } from 'recipe-basics/recipe/choices'
import { TOOL_KINDS } from 'food-drawings/tool/kinds'
import { readDrawingAddress, readTableAddress } from './read-address.ts'

const SOUP: ServedDrawing = {
  kind: 'plate',
  dish: '1h11pu20di05',
  format: 'card',
  slug: 'silky-pumpkin-soup',
  category: 'Soup',
}

/** An address as a browser sends it. */
function parse(address: string) {
  const { pathname, search } = new URL(address, 'https://plate.test')
  return [pathname, search] as const
}

test('an address tells everything that is drawn', () => {
  expect(drawingAddress(SOUP)).toBe(
    '/plates/dishes-v2/1h11pu20di05/card/silky-pumpkin-soup.svg?category=Soup',
  )
  expect(drawingAddress({ ...SOUP, dish: null, category: null })).toBe(
    '/plates/dishes-v2/0000/card/silky-pumpkin-soup.svg',
  )
  expect(
    drawingAddress({ kind: 'tool', tool: 'peeler', format: 'square', slug: 'a', category: "Cook's things" }),
  ).toBe('/plates/tools-v3/peeler/square/a.svg?category=Cook%27s+things')
})

test('every drawing is read back from its address, also after a browser has parsed it', () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 }).filter((t) => t.length <= 200)
  const common = fc.record({ format: fc.constantFrom('card', 'wide', 'square', 'bare'), slug: text })
  const plate = fc.record({
    kind: fc.constant('plate' as const),
    dish: fc.constantFrom(null, '1h11pu20di05', '1h11', '0b11oam0'),
    category: fc.option(fc.constantFrom(...CATEGORIES)),
  })
  const tool = fc.record({
    kind: fc.constant('tool' as const),
    tool: fc.constantFrom(...TOOL_KINDS),
    category: fc.option(text.filter((t) => t !== '')),
  })
  fc.assert(
    fc.property(common, fc.oneof(plate, tool), (common, special) => {
      const drawn: ServedDrawing = { ...common, ...special }
      const address = drawingAddress(drawn)
      expect(parse(address).join('')).toBe(address)
      expect(readDrawingAddress(...parse(address))).toEqual(drawn)
    }),
  )
})

test('any text has an address that is served: long ones are clipped, halves of characters replaced', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), fc.string({ maxLength: 3 }), (text, tail) => {
      for (const slug of [text, text.padEnd(199, 'é') + '🥕', `\ud83e${text}\udd55${tail}`]) {
        const address = drawingAddress({ ...SOUP, slug })
        const read = readDrawingAddress(...parse(address))
        expect(read && drawingAddress(read)).toBe(address)
      }
    }),
  )
})

test('a dish has lines for paper, and a tool has none', () => {
  const address = drawingAddress({ ...SOUP, kind: 'plate', dish: '1h11pu20di05', format: 'lines' })
  expect(address).toBe('/plates/dishes-v2/1h11pu20di05/lines/silky-pumpkin-soup.svg?category=Soup')
  expect(readDrawingAddress(...parse(address))).toMatchObject({ dish: '1h11pu20di05', format: 'lines' })
  expect(readDrawingAddress('/plates/tools-v3/peeler/lines/peeler.svg', '')).toBeUndefined()
})

test('what is not an address of a drawing is none', () => {
  const path = '/plates/dishes-v2/1h11pu20/card/soup.svg'
  expect(readDrawingAddress(path, '?category=Soup')).toBeDefined()
  for (const [wrongPath, query] of [
    ['/plates/dishes-v0/1h11pu20/card/soup.svg', ''],
    ['/plates/dishes-v3/1h11pu20/card/soup.svg', ''],
    ['/plates/dishes-v2/peeler/card/soup.svg', ''],
    ['/plates/dishes-v2/1H11PU20/card/soup.svg', ''],
    ['/plates/dishes-v2/1h11zzz0/card/soup.svg', ''],
    ['/plates/dishes-v2/1h11pu20pu20/card/soup.svg', ''],
    ['/plates/dishes-v2//card/soup.svg', ''],
    [`/plates/dishes-v2/${'1h11pu20'.repeat(2_000)}/card/soup.svg`, ''],
    ['/plates/tools-v3/constructor/card/soup.svg', ''],
    ['/plates/tools-v3/1h11pu20/card/soup.svg', ''],
    ['/plates/dishes-v2/1h11pu20/og/soup.svg', ''],
    ['/plates/dishes-v2/1h11pu20/huge/soup.svg', ''],
    ['/plates/dishes-v2/1h11pu20/card/soup.png', ''],
    ['/plates/dishes-v2/1h11pu20/card/a/soup.svg', ''],
    ['/plates/dishes-v2/1h11pu20/card/%E0%A4%A.svg', ''],
    ['/plates/dishes-v2/1h11pu20/card/%61.svg', ''],
    [`/plates/dishes-v2/1h11pu20/card/${'a'.repeat(201)}.svg`, ''],
    [path, '?category=%FF'],
    [path, '?category=soup'],
    [path, '?category='],
    [path, '?category=Soup&category=Soup'],
    [path, '?category=Soup&utm_source=x'],
    [path, '?title=Soup'],
    ['/plates/tools-v3/peeler/card/a.svg', `?category=${'a'.repeat(201)}`],
  ] as const) {
    expect(readDrawingAddress(wrongPath, query), wrongPath.slice(0, 80) + query).toBeUndefined()
  }
})

test('the address of a table tells its dishes, and is short enough for any six', () => {
  const soup = { dish: '1h11pu20', slug: 'soup / 粥', category: 'Main Course' } as const
  const other = { dish: null, slug: 'other', category: null } as const
  const address = tableAddress([soup, other])
  expect(address).toBe(
    '/plates/dishes-v2/table.svg?dish=1h11pu20/Main+Course/soup+%2F+%E7%B2%A5&dish=0000//other',
  )
  const read = (address: string) => readTableAddress(...parse(address))
  expect(read(address)).toEqual([soup, other])
  const long = { ...soup, slug: '粥'.repeat(200) }
  const full = tableAddress(Array.from({ length: 9 }, () => long))
  expect(full.length).toBeLessThan(6_000)
  expect(read(full)).toHaveLength(6)
  expect(read(tableAddress([]))).toEqual([{ dish: null, slug: 'empty-plate', category: null }])
  for (const query of [
    '',
    '?x',
    '?dish=',
    '?dish=zzzz/Soup/a',
    '?dish=1h11pu20/Poison/a',
    '?dish=1h11pu20/Soup/%61',
  ])
    expect(read(`/plates/dishes-v2/table.svg${query}`), query).toBeUndefined()
})
