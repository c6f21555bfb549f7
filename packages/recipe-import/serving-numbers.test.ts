import { expect, test } from 'vitest'
import { publishedObject } from './published-object.ts'
import { readServings } from './read-servings.ts'
import { startReport } from './report.ts'

function read(recipeYield: unknown) {
  const report = startReport()
  const servings = readServings(publishedObject({ recipeYield }, new Map()), report)
  return { servings, entry: report.entries[0] }
}

test.for<[text: string, servings: number | null]>([
  ['Serving size: 1 cup; Yield: 6', 6],
  ['1 serving = 1 cup, makes 8', 8],
  ['Serving size 2 cookies, makes 24', 24],
  ['Portion: 250 g, 4 Portionen', 4],
  ['Yield: 6 servings; Serving size: 1 1/2 cups', 6],
  ['Serving Size: 200g. Serves 4', 4],
  ['1 portion (300 g) - 6 portions', 6],
  ['Per serving: 1 slice. Makes 12 slices', 12],
  ['Portionsgröße: 2 Stück, ergibt 16 Stück', 16],
  ['Taille de portion : 1 tasse ; 6 portions', 6],
  ['Tamaño de la porción: 1 taza; Rinde: 6', 6],
  ['Porzione: 80 g; dosi per 4 persone', 4],
  ['Portiegrootte: 250 ml, voor 4 personen', 4],
  ['Each serving is 2 cookies, serves 12', 12],
  ['1 cup per serving, 8 servings', 8],
  ['12 servings of 2 cookies', 12],
  ['Serving: 1 bar; Servings: 16', 16],
  ['Serves 4 (1 serving = 1 1/2 cups)', 4],
  ['Servings: 6 | Serving size: 1 bowl', 6],
  ['1 bowl (serves 6)', 6],
  ['6 servings (1½ cups each)', 6],
  ['Serving size: 1 cup', null],
  ['Portionsgröße: 250 g', null],
  ['4人前', 4],
  ['4-6', 4],
])('the size of a serving is not their number: “%s” gives %s', ([text, servings]) => {
  expect(read(text).servings).toBe(servings)
})

test.for<[published: unknown, servings: number, named: string]>([
  ['1.5 servings', 2, '1.5'],
  ['2.5 servings', 3, '2.5'],
  ['4.5 portions', 5, '4.5'],
  ['1 1/2 servings', 2, '1.5'],
  ['2,5 Portionen', 3, '2.5'],
  ['Serves 3½', 4, '3.5'],
  [2.5, 3, '2.5'],
  ['one and a half servings', 2, '1.5'],
])('a part of a serving is rounded as a guess that names it: %s', ([published, servings, named]) => {
  const { servings: read_, entry } = read(published)
  expect(read_).toBe(servings)
  expect(entry?.outcome).toBe('guessed')
  expect(entry?.reason).toContain(named)
})

test('a whole number with a decimal point is a whole number', () => {
  expect(read('4.0 servings')).toMatchObject({ servings: 4, entry: { outcome: 'kept' } })
})
