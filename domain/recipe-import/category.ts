import { CATEGORIES, type Category } from '../recipe.ts'
import { toLine } from './plain-text.ts'
import type { Report } from './report.ts'

/** What publishers call our ten categories, in the languages their recipes came in. Compared whole, in lower case. */
const NAMES: Record<Category, string> = {
  Breakfast:
    'breakfast, breakfasts, brunch, breakfast & brunch, breakfast and brunch, frühstück, petit-déjeuner, desayuno, colazione, ontbijt, frukost, śniadanie, reggeli',
  Lunch: 'lunch, lunches, mittagessen, déjeuner, almuerzo, pranzo, obiad, ebéd',
  Dinner:
    'dinner, dinners, supper, weeknight dinner, abendessen, dîner, cena, avondeten, middag, kolacja, vacsora',
  Appetizer:
    'appetizer, appetizers, appetiser, appetisers, starter, starters, hors d’oeuvre, first course, vorspeise, vorspeisen, entrée, entrante, aperitivo, antipasti, antipasto, primi, voorgerecht, förrätt, przystawka, előétel',
  Dessert:
    'dessert, desserts, sweets, sweet, cake, cakes, cookies, pudding, nachspeise, nachtisch, dessert & baking, postre, postres, dolci, dolce, nagerecht, efterrätt, deser, desery, desszert, sobremesa',
  Snack: 'snack, snacks, nibbles, imbiss, goûter, merienda, spuntino, tussendoortje, mellanmål, przekąska',
  'Main Course':
    'main course, main courses, main, mains, main dish, main dishes, main meal, entree, entrees, hauptgericht, hauptgerichte, hauptspeise, plat principal, plat, plato principal, platos principales, secondi, secondi piatti, piatti unici, hoofdgerecht, huvudrätt, danie główne, dania główne, főétel, prato principal',
  'Side Dish':
    'side dish, side dishes, side, sides, beilage, beilagen, accompagnement, guarnición, acompañamiento, contorno, contorni, bijgerecht, tillbehör, dodatek, köret',
  Soup: 'soup, soups, soups & stews, soup recipes, suppe, suppen, soupe, soupes, sopa, sopas, zuppa, zuppe, soep, soppa, zupa, zupy, leves, levesek, juha',
  Salad:
    'salad, salads, salat, salate, salade, salades, ensalada, ensaladas, insalata, insalate, sallad, sałatka, sałatki, saláta',
}

const BY_NAME = new Map(
  CATEGORIES.flatMap((category) => NAMES[category].split(', ').map((name) => [name, category] as const)),
)

/** The one of our ten categories that the published ones mean, or else a keyword; null when none does. */
export function toCategory(published: string | null, keywords: string[], report: Report): Category | null {
  const names = published?.split(', ') ?? []
  for (const name of names) {
    const category = find(name)
    if (!category) continue
    if (category === name) report.note('recipe_category', 'kept', 'As published.', published)
    else report.note('recipe_category', 'changed', `“${name}” is ${category} here.`, published)
    return category
  }
  const [part, category] = findInParts(names)
  if (category) {
    report.note('recipe_category', 'guessed', `“${part}” is ${category} here.`, published)
    return category
  }
  for (const keyword of keywords) {
    const category = find(keyword)
    if (!category) continue
    report.note('recipe_category', 'guessed', `From the keyword “${keyword}”.`, published ?? keyword)
    return category
  }
  if (published) report.note('recipe_category', 'dropped', 'It is none of the ten categories.', published)
  return null
}

/** "Sides, Salads & Vegetables", "Lunch / Dinner", "Sopas y cremas": the first part that is a name. */
function findInParts(names: string[]): [string, Category | undefined] {
  for (const part of names.flatMap((name) => name.split(/ ?[&/] ?| (?:and|und|y|e|et|en|och|og) /))) {
    const category = find(part)
    if (category) return [part, category]
  }
  return ['', undefined]
}

const find = (name: string) =>
  BY_NAME.get(
    toLine(name)
      .toLowerCase()
      .replace(/ recipes?$/, ''),
  )
