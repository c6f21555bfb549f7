import { expect, test } from 'vitest'
import { fold, foldForSearch } from './fold.ts'

test('case and accents make no difference', () => {
  expect(fold('Crème Brûlée')).toBe('creme brulee')
  expect(fold('SMØRREBRØD')).toBe('smorrebrod')
  expect(fold('Straße')).toBe('strasse')
  expect(fold('İstanbul')).toBe('istanbul')
})

test('white space and full-width letters are evened out', () => {
  expect(fold('  Ｒｉｃｅ \n pudding\0')).toBe('rice pudding')
})

test('other scripts keep their letters', () => {
  expect(fold('Борщ')).toBe('борщ')
  expect(fold('お粥')).toBe('お粥')
})

test('of texts that are looked through, an apostrophe or a hyphen of any kind finds any other', () => {
  const apostrophes = [
    "Cook's knife",
    'Cook’s knife',
    'Cook‘s knife',
    'Cookʼs knife',
    'Cook´s knife',
    'Cook′s knife',
    'cooks knife',
  ]
  expect(new Set(apostrophes.map(foldForSearch))).toEqual(new Set(['cooks knife']))
  const hyphens = [
    'gluten-free',
    'Gluten‑free',
    'gluten–free',
    'gluten free',
    'gluten − free',
    'gluten－free',
  ]
  expect(new Set(hyphens.map(foldForSearch))).toEqual(new Set(['gluten free']))
  expect(foldForSearch('cof\u00adfee')).toBe('coffee')
  expect(foldForSearch("'-'")).toBe('')
})
