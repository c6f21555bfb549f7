import { parseText, walkPunctuation } from 'recipe-basics/text/json-text'
import { type Column, readColumns } from './column-names.ts'
import { MOST_RECIPES } from './report.ts'

type Thing = Record<string, unknown>
type Found = { row: Cells; isOneLine: boolean; lines: unknown[]; steps: Set<string> }
/** What a row says under each key, in the order of its numbers. */
type Cells = Map<string, { text: string; number: number }[]>

/** Rows above the names of the columns: a title, a date, an empty line. */
const MOST_ABOVE = 10
const MOST_COLUMNS = 500
/** What a row of an ingredient may say besides. */
const OF_A_LINE = new Set([
  ...['recipeIngredient', 'amount', 'unit', 'lineNote', 'section', 'recipeInstructions', 'name'],
])
/** Columns that say something else beside an amount than they would of a recipe. */
const BESIDE_AMOUNTS: Record<string, string> = {
  ...{ prep: 'lineNote', preparation: 'lineNote', 'prep notes': 'lineNote', vorbereitung: 'lineNote' },
  ...{ section: 'section', component: 'section', group: 'section', komponente: 'section', teil: 'section' },
}

/**
 * The recipes of a table, as they could have been published: one in each row, or one in several rows of which each has an
 * ingredient with its amount. Undefined for a table that has no columns for names and ingredients.
 */
export function tableRecipes(rows: Iterable<readonly string[]>): Thing[] | undefined {
  let columns: Column[] | undefined
  let above = 0
  const found: Found[] = []
  for (const cells of rows) {
    if (!columns) {
      const read = readColumns(cells.slice(0, MOST_COLUMNS))
      const isHead = ['name', 'recipeIngredient'].every((key) => read.some((column) => column.key === key))
      if (isHead) columns = inPlace(read)
      else if (++above > MOST_ABOVE) return undefined
      continue
    }
    const row = toCells(columns, cells)
    if (row.size === 0) continue
    const last = found.at(-1)
    const lines = linesOf(row, columns)
    const isOneLine = lines.length === 1
    const goesOn = last !== undefined && isOneLine && continues(row, last, columns)
    const recipe = goesOn ? last : { row, isOneLine, lines: [], steps: new Set<string>() }
    if (!goesOn) found.push(recipe)
    for (const line of lines) recipe.lines.push(line)
    for (const { text } of row.get('recipeInstructions') ?? []) recipe.steps.add(text)
    if (found.length > MOST_RECIPES) break
  }
  const facts = new Set(columns?.flatMap(({ key, isFact }) => (isFact ? key : [])))
  return columns && found.map((recipe) => toThing(recipe, facts))
}

/** Numbers get the unit of their column. */
function toCells(columns: Column[], cells: readonly string[]): Cells {
  const found: Cells = new Map()
  for (const { at, key, number, unit } of columns) {
    const cell = (cells[at] ?? '').trim()
    if (cell === '' || key === '') continue
    const text = unit !== '' && /^[\d.,/ ]+$/.test(cell) ? `${cell} ${unit}` : cell
    found.set(key, [...(found.get(key) ?? []), { text, number }])
  }
  return found
}

/**
 * Whether a row is a further ingredient of the recipe above it, whose name is said again or left out. A row that says more, and
 * whose name is missing, is a recipe without a name.
 */
function continues(row: Cells, { row: above, isOneLine }: Found, columns: Column[]): boolean {
  const name = textOf(row, 'name')
  if (!isOneLine) return false
  if (name !== undefined) return name === textOf(above, 'name')
  if (!hasAmounts(columns) && row.has('recipeInstructions')) return false
  return [...row.keys()].every((key) => OF_A_LINE.has(key))
}

/** Amounts of ingredients stand beside units or numbered ingredients. Elsewhere a quantity says how much the recipe makes. */
const hasAmounts = (columns: Column[]): boolean =>
  columns.some(({ key }) => key === 'amount') &&
  columns.some(({ key, number }) => key === 'unit' || (key === 'amount' && number > 0))

function inPlace(columns: Column[]): Column[] {
  if (!hasAmounts(columns))
    return columns.map((column) => (column.key === 'amount' ? { ...column, key: 'quantity' } : column))
  return columns.map((column) => {
    const key = Object.hasOwn(BESIDE_AMOUNTS, column.name) ? BESIDE_AMOUNTS[column.name] : undefined
    return key && column.key !== 'recipeInstructions' ? { ...column, key } : column
  })
}

const textOf = (row: Cells, key: string): string | undefined => row.get(key)?.[0]?.text

function linesOf(row: Cells, columns: Column[]): unknown[] {
  const cells = row.get('recipeIngredient') ?? []
  if (!hasAmounts(columns)) return cells.flatMap(({ text }) => linesIn(text))
  return cells.flatMap(({ text, number }) => {
    if (text.includes('\n')) return linesIn(text)
    const beside = (key: string) => row.get(key)?.find((cell) => cell.number === number)?.text
    const [section, note] = [beside('section'), beside('lineNote')]
    const line = { quantity: beside('amount') ?? '', unit: beside('unit') ?? '', name: text }
    return [{ ...line, ...(note !== undefined && { note }), ...(section !== undefined && { section }) }]
  })
}

/** Of a list of lines or of their parts: what one cell nests may not be too deep for the file. */
const DEEPEST = 3
/** Amounts begin lines. */
const AMOUNT = /^[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/

/** A list in one cell: a line each, or parted by bars, semicolons, or commas before amounts. JSON is one, too. */
function linesIn(cell: string): unknown[] {
  if (cell.startsWith('[') && cell.endsWith(']') && walkPunctuation(cell, ({ depth }) => depth <= DEEPEST)) {
    const parsed = parseText(cell)
    if (parsed.ok && Array.isArray(parsed.value)) return parsed.value
  }
  if (cell.includes('\n')) return cell.split('\n').map(unbracketed)
  for (const sign of ['|', ';']) {
    const parts = cell
      .split(sign)
      .map((part) => part.trim())
      .filter((part) => part !== '')
    if (
      parts.length > 2 ||
      (parts.length === 2 && (sign === '|' || parts.every((part) => AMOUNT.test(part))))
    )
      return parts
  }
  const parts = cell.split(/,\s+/)
  const amounts = parts.filter((part) => AMOUNT.test(part)).length
  return amounts > 1 && amounts * 2 > parts.length ? parts : [cell]
}

/** RecipeSage writes headings in brackets. */
const unbracketed = (line: string): string => line.trim().replace(/^\[([^[\]]{1,100})\]$/, '$1:')

/** Formulas that make an address into a link, where a program wrote them instead of what they show. */
const LINK = /^=HYPERLINK\(\s*"([^"]{1,2000})"/i

function toThing({ row, lines, steps }: Found, facts: ReadonlySet<string>): Thing {
  const entries = [...row].map(([key, cells]): [string, unknown] => {
    const texts = cells.map(({ text }) => LINK.exec(text)?.[1] ?? text)
    return [key, texts.length === 1 ? texts[0] : texts]
  })
  const nutrition = entries.filter(([key]) => facts.has(key))
  const told = [...steps]
  return Object.fromEntries([
    ...entries.filter(([key]) => !facts.has(key) && !OF_A_LINE.has(key)),
    ['name', textOf(row, 'name')],
    ...(nutrition.length > 0 ? [['nutrition', Object.fromEntries(nutrition)] as const] : []),
    ['recipeIngredient', lines],
    ['recipeInstructions', told.length === 1 ? told[0] : told],
    ['@type', 'Recipe'],
  ])
}
