import { fold } from 'recipe-basics/text/fold'
import { parseNumber } from 'recipe-basics/text/number'
import { isObject, property, textOf } from './published-object.ts'

type Row = Record<string, unknown>
type Rows = (name: string, key?: string) => ReadonlyMap<string, Row[]>

/** References from one recipe to others; each brings its lines. */
const MOST_REFERENCES = 20
const ROUNDED = 0.02

/**
 * The recipes of a backup of Mealie (`database.json`, the rows of its tables by their names), each as Mealie's API gives it.
 * Undefined for anything else. Accounts and all other tables are not looked at.
 */
export function recipesOfMealie(file: unknown): Row[] | undefined {
  if (!isObject(file) || !Array.isArray(file['recipes']) || !Array.isArray(file['recipes_ingredients']))
    return undefined
  const rows = rowsOf(file)
  const known = byKey(file['recipes'], 'id')
  return [...known.values()].flat().map((recipe) => toRecipe(recipe, known, rows, true))
}

/** The rows of a table by one of their columns. */
function rowsOf(file: Row): Rows {
  const found = new Map<string, ReadonlyMap<string, Row[]>>()
  return (name, key = 'recipe_id') => {
    const rows = found.get(name) ?? byKey(file[name], key)
    found.set(name, rows)
    return rows
  }
}

function byKey(table: unknown, key: string): Map<string, Row[]> {
  const rows = new Map<string, Row[]>()
  for (const row of Array.isArray(table) ? table : []) {
    if (!isObject(row)) continue
    const id = idOf(row[key])
    const others = rows.get(id)
    if (others) others.push(row)
    else rows.set(id, [row])
  }
  return rows
}

/** One engine writes hyphens into ids, the other none. */
const idOf = (value: unknown): string => (textOf(value) ?? '').replaceAll('-', '')

function toRecipe(recipe: Row, known: ReadonlyMap<string, Row[]>, rows: Rows, isOuter: boolean): Row {
  const id = idOf(recipe['id'])
  const inOrder = (table: string) =>
    (rows(table).get(id) ?? []).toSorted((a, b) => Number(a['position']) - Number(b['position']))
  const named = (table: string, join: string, key: string) =>
    (rows(join).get(id) ?? []).flatMap((link) => rows(table, 'id').get(idOf(link[key])) ?? [])
  let references = 0
  const line = (row: Row) => {
    const [inside] = known.get(idOf(row['referenced_recipe_id'])) ?? []
    if (inside && ++references <= MOST_REFERENCES)
      return isOuter ? toRecipe(inside, known, rows, false) : { '@type': 'Recipe', name: inside['name'] }
    return toLine(row, rows)
  }
  const [nutrition] = rows('recipe_nutrition').get(id) ?? []
  const { user_id: _user, group_id: _group, ...facts } = recipe
  return {
    '@type': 'Recipe',
    ...facts,
    recipeCategory: named('categories', 'recipes_to_categories', 'category_id').map(nameOf),
    tags: named('tags', 'recipes_to_tags', 'tag_id').map(nameOf),
    tools: named('tools', 'recipes_to_tools', 'tool_id').map(nameOf),
    recipeIngredient: inOrder('recipes_ingredients').map(line),
    recipeInstructions: inOrder('recipe_instructions').map(({ title, summary, text }) => ({
      title,
      summary,
      text,
    })),
    notes: (rows('notes').get(id) ?? []).map(({ title, text }) => ({ title, text })),
    ...(nutrition && { nutrition: { ...nutrition, id: undefined, recipe_id: undefined } }),
  }
}

const nameOf = ({ name }: Row) => ({ name })

function toLine({ title, note, quantity, unit_id, food_id, original_text }: Row, rows: Rows): Row {
  const [unit] = rows('ingredient_units', 'id').get(idOf(unit_id)) ?? []
  const [food] = rows('ingredient_foods', 'id').get(idOf(food_id)) ?? []
  const line = { title, note, quantity, food, unit: unit && { useAbbreviation: true, ...unit } }
  const whole = textOf(original_text) ?? ''
  return isSame(whole, line) ? { title, display: whole } : line
}

/** Whether the line as it was typed still says what its parts say: people change those. */
function isSame(whole: string, { note, quantity, food, unit }: Row): boolean {
  if (whole.trim() === '') return false
  const words = fold(whole)
  const has = (...parts: unknown[]) => parts.some((part) => words.includes(fold(textOf(part) ?? '')))
  if (!food) return true
  const isUnit = !unit || has(property(unit, 'name'), property(unit, 'abbreviation') || undefined)
  const difference = Math.abs((parseNumber(whole) ?? 0) - Number(quantity ?? 0))
  return has(property(food, 'name')) && has(note ?? '') && isUnit && difference <= ROUNDED
}
