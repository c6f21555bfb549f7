import { expect, test } from 'vitest'
import { CATEGORIES } from 'recipe-basics/recipe/choices'
import { toCategory } from './category.ts'
import { startReport } from './report.ts'

function toResult(published: string | null, keywords: string[] = []) {
  const report = startReport()
  return [toCategory(published, keywords, report), report.entries[0]?.outcome]
}

test('our ten categories are kept as they are', () => {
  for (const category of CATEGORIES) expect(toResult(category)).toEqual([category, 'kept'])
})

test('other spellings and languages are changed to ours', () => {
  expect(toResult('main dish')).toEqual(['Main Course', 'changed'])
  expect(toResult('Vorspeise')).toEqual(['Appetizer', 'changed'])
  expect(toResult('Soup Recipes')).toEqual(['Soup', 'changed'])
})

test('a part of a name and a keyword are guesses', () => {
  expect(toResult('Sides, Salads & Vegetables')).toEqual(['Side Dish', 'changed'])
  expect(toResult('Lunch / Dinner')).toEqual(['Lunch', 'guessed'])
  expect(toResult('Party', ['quick', 'dessert'])).toEqual(['Dessert', 'guessed'])
})

test('the noun of a longer name decides, in the languages that recipes come in', () => {
  const names: Record<string, (typeof CATEGORIES)[number]> = {
    'Main Entree': 'Main Course',
    'Main Entrées': 'Main Course',
    'No Bake Desserts': 'Dessert',
    'Chicken Main Dishes': 'Main Course',
    'Easy Weeknight Dinners': 'Dinner',
    'Potato Side Dishes': 'Side Dish',
    'Soup of the day': 'Soup',
    'Salads with meat': 'Salad',
    'Dinner Ideas': 'Dinner',
    'Vegetarische hoofdgerechten': 'Main Course',
    Nudelsalate: 'Salad',
    Suppenrezepte: 'Soup',
    'Leichte Vorspeisen': 'Appetizer',
    'Postres fáciles': 'Dessert',
    'Recetas de postres': 'Dessert',
    'Plats principaux végétariens': 'Main Course',
    'Entrées froides': 'Appetizer',
    'Primi piatti di pesce': 'Main Course',
    'Zupy kremy': 'Soup',
    'Салаты с мясом': 'Salad',
  }
  for (const [name, category] of Object.entries(names))
    expect([name, toResult(name)[0]]).toEqual([name, category])
})

test('everyday words of many languages are known', () => {
  const names: Record<string, (typeof CATEGORIES)[number]> = {
    Hoofdgerechten: 'Main Course',
    Supper: 'Dinner',
    primi: 'Main Course',
    Primi: 'Main Course',
    'primo piatto': 'Main Course',
    Entrée: 'Appetizer',
    Entree: 'Main Course',
    Hauptspeisen: 'Main Course',
    'plats principaux': 'Main Course',
    Hovedretter: 'Main Course',
    Pääruoat: 'Main Course',
    Főételek: 'Main Course',
    'Hlavní chody': 'Main Course',
    'Ana Yemekler': 'Main Course',
    'Основные блюда': 'Main Course',
    'Petit-déjeuner': 'Breakfast',
    'Café da manhã': 'Breakfast',
    Obědy: 'Lunch',
    Ужин: 'Dinner',
    Nachspeisen: 'Dessert',
    Sobremesas: 'Dessert',
    Dezerty: 'Dessert',
    Přílohy: 'Side Dish',
    Contorni: 'Side Dish',
    Przystawki: 'Appetizer',
    'Hors d\u0027oeuvres': 'Appetizer',
    Polévky: 'Soup',
    Çorbalar: 'Soup',
    Σαλάτες: 'Salad',
    サラダ: 'Salad',
    Przekąski: 'Snack',
  }
  for (const [name, category] of Object.entries(names))
    expect([name, toResult(name)[0]]).toEqual([name, category])
})

test('a name that holds ours in another sense is none of them', () => {
  for (const name of [
    'Saladmaster',
    'Dinner ware',
    'Soup spoons',
    'Salad Dressings',
    'New',
    'constructor',
    'Seaside',
    'Crab Cakes',
  ])
    expect(toResult(name)).toEqual([null, 'dropped'])
})

test('no category gives none and needs no word about it', () => {
  expect(toResult(null)).toEqual([null, undefined])
})
