import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CATEGORIES } from '#domain/recipe/choices.ts'
import {
  plateAddress,
  readPlateAddress,
  type ServedDrawing,
  readTableAddress,
  tableAddress,
} from './address.ts'

const SOUP: ServedDrawing = {
  kind: 'plate',
  format: 'card',
  slug: 'silky-carrot-and-ginger-soup',
  category: 'Soup',
  title: 'Silky Carrot and Ginger Soup',
}

test('an address tells everything that is drawn, and reads like a sentence', () => {
  expect(plateAddress(SOUP)).toBe(
    '/plates/v2/plate/card/silky-carrot-and-ginger-soup.svg?category=Soup&title=Silky+Carrot+and+Ginger+Soup',
  )
  expect(
    plateAddress({ kind: 'tool', format: 'square', slug: 'a', category: null, title: "Grandmother's pot" }),
  ).toBe('/plates/v2/tool/square/a.svg?title=Grandmother%27s+pot')
})

test('every drawing is read back from its address, also after a browser has parsed it', () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 }).filter((t) => t.length <= 200)
  const drawing = fc.record({
    format: fc.constantFrom('card', 'wide', 'square', 'bare'),
    slug: text,
    title: text,
  })
  const plate = fc.record({
    kind: fc.constant('plate' as const),
    category: fc.option(fc.constantFrom(...CATEGORIES)),
  })
  const tool = fc.record({
    kind: fc.constant('tool' as const),
    category: fc.option(text.filter((t) => t !== '')),
  })
  fc.assert(
    fc.property(drawing, fc.oneof(plate, tool), (common, special) => {
      const drawn: ServedDrawing = { ...common, ...special }
      const { pathname, search } = new URL(plateAddress(drawn), 'https://plate.test')
      expect(pathname + search).toBe(plateAddress(drawn))
      expect(readPlateAddress(pathname, search)).toEqual(drawn)
    }),
  )
})

test('any text has an address that is served: long ones are clipped, halves of characters replaced', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), fc.string({ maxLength: 3 }), (text, tail) => {
      for (const title of [text, text.padEnd(199, 'é') + '🥕', `\ud83e${text}\udd55${tail}`]) {
        const { pathname, search } = new URL(
          plateAddress({ ...SOUP, slug: title, title }),
          'https://plate.test',
        )
        const read = readPlateAddress(pathname, search)
        expect(read && plateAddress(read)).toBe(pathname + search)
      }
    }),
  )
})

test('what is not an address of a drawing is none', () => {
  const path = '/plates/v2/plate/card/soup.svg'
  expect(readPlateAddress(path, '?category=Soup&title=Soup')).toBeDefined()
  for (const [wrongPath, query] of [
    ['/plates/v1/plate/card/soup.svg', '?title=Soup'],
    ['/plates/v3/plate/card/soup.svg', '?title=Soup'],
    ['/plates/v2/photo/card/soup.svg', '?title=Soup'],
    ['/plates/v2/plate/og/soup.svg', '?title=Soup'],
    ['/plates/v2/plate/huge/soup.svg', '?title=Soup'],
    ['/plates/v2/plate/constructor/soup.svg', '?title=Soup'],
    ['/plates/v2/plate/card/soup.png', '?title=Soup'],
    ['/plates/v2/plate/card/a/soup.svg', '?title=Soup'],
    ['/plates/v2/plate/card/%E0%A4%A.svg', '?title=Soup'],
    [`/plates/v2/plate/card/${'a'.repeat(201)}.svg`, '?title=Soup'],
    [path, ''],
    [path, '?title=%FF'],
    [path, '?title=%'],
    [path, `?title=${'a'.repeat(201)}`],
    [path, '?category=soup&title=Soup'],
    [path, '?category=&title=Soup'],
    [path, '?category=Soup'],
    [path, '?title=Soup&category=Soup'],
    [path, '?title=Soup&title=Soup'],
    [path, '?title=Soup&utm_source=x'],
  ] as const) {
    expect(readPlateAddress(wrongPath, query), wrongPath + query).toBeUndefined()
  }
})

test('the address of a table tells its dishes, and is short enough for any six', () => {
  const soup = { slug: 'pea-soup', category: 'Soup', title: 'Pea & mint soup / 粥' } as const
  const other = { slug: 'other', category: null, title: 'Other' } as const
  const address = tableAddress([soup, other])
  expect(address).toBe(
    '/plates/v2/table.svg?dish=Soup/pea-soup/Pea+%26+mint+soup+%2F+%E7%B2%A5&dish=/other/Other',
  )
  const read = (address: string) => {
    const { pathname, search } = new URL(address, 'https://plate.test')
    return readTableAddress(pathname, search)
  }
  expect(read(address)).toEqual([soup, other])
  const long = { slug: '粥'.repeat(200), category: 'Main Course', title: '粥'.repeat(200) } as const
  const full = tableAddress(Array.from({ length: 9 }, () => long))
  expect(full.length).toBeLessThan(12_000)
  expect(read(full)).toHaveLength(6)
  const empty = [{ slug: 'empty-plate', category: null, title: 'Empty plate' }]
  expect([read(tableAddress([])), read('/plates/v2/table.svg')]).toEqual([empty, empty])
})
