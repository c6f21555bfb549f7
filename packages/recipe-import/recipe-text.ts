import { cooklangRecipe } from './cooklang.ts'
import type { IsFood } from './heading-marks.ts'
import { readRecipes } from './import-recipes.ts'
import { parsePage } from './parse-page.ts'
import { parseTable } from './parse-table.ts'
import { recipesOfPage } from './page-recipes.ts'
import { readJson } from './read-json.ts'
import { PARSE_FAILURE } from './report.ts'
import { COOKLANG, endsWith, PAGE_ENDINGS, TABLE_ENDINGS, WRONG_KIND } from './file-endings.ts'
import { tableRecipes } from './table-recipes.ts'

/** The JSON of a file, or why it has none, in the words of spec.md section 5 and in more of them. */
export type RecipeText = { ok: true; text: string } | { ok: false; message: string; detail: string }

const NO_DATA =
  'This web page holds no recipe that programs can read (JSON-LD, microdata, h-recipe). Please export the recipe from an app, or enter it by hand.'

const NO_TABLE =
  'This table cannot be read to its end: a quotation mark is opened and never closed, a row is too long, or there are too many rows. Please save it anew from your spreadsheet, in several files if it is long.'
const NO_COLUMNS =
  'No row at the top of this table names its columns. Please name at least the columns of names and ingredients: “Name” and “Ingredients”.'

/** The JSON of a file with recipes, by what its name says it is; or why it holds none. */
export function toRecipeText(name: string, text: string, isFood: IsFood): RecipeText {
  if (endsWith(name, [COOKLANG])) {
    const title = name.slice(0, -COOKLANG.length)
    return { ok: true, text: text.trim() === '' ? '' : JSON.stringify(cooklangRecipe(text, title)) }
  }
  if (endsWith(name, TABLE_ENDINGS)) return textOfTable(text)
  if (!endsWith(name, PAGE_ENDINGS)) return { ok: true, text }
  const data = dataOfPage(text).filter(mayHoldRecipe).join('\n')
  const marked = holdsRecipe(data, isFood) ? [] : markedRecipes(text)
  if (marked.length > 0) return { ok: true, text: JSON.stringify(marked) }
  return data === '' ? { ok: false, message: WRONG_KIND, detail: NO_DATA } : { ok: true, text: data }
}

function textOfTable(text: string): RecipeText {
  if (text.trim() === '') return { ok: true, text: '' }
  const rows = parseTable(text)
  const recipes = rows && tableRecipes(rows)
  if (recipes) return { ok: true, text: JSON.stringify(recipes) }
  return { ok: false, message: PARSE_FAILURE, detail: rows ? NO_COLUMNS : NO_TABLE }
}

/** Pages have data of other things, too: of the site, of the way to the page. */
function holdsRecipe(data: string, isFood: IsFood): boolean {
  for (const { recipe } of readRecipes(data, isFood)) if (recipe) return true
  return false
}

const MARKS = /itemprop|typeof|h-?recipe/i

function markedRecipes(page: string): object[] {
  const tree = MARKS.test(page) ? parsePage(page) : undefined
  return tree ? recipesOfPage(tree) : []
}

const DATA = /\stype\s*=\s*["']?application\/ld\+json\b/i
const LONGEST_TAG = 1_000

/** The data that a page holds for programs, each block as it stands in its tag. */
function dataOfPage(page: string): string[] {
  const [, ...scripts] = page.split(/<script(?=[\s>])/i)
  return scripts.flatMap((script) => {
    const head = script.slice(0, LONGEST_TAG)
    const open = endOfTag(head)
    if (open < 0 || !DATA.test(head.slice(0, open))) return []
    const end = script.search(/<\/script/i)
    return script.slice(open + 1, end < 0 ? undefined : end).trim() || []
  })
}

/** Where a tag ends: at a bracket that stands in no quotes. */
function endOfTag(head: string): number {
  let quote = ''
  for (let at = 0; at < head.length; at++) {
    const sign = head[at] ?? ''
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at
  }
  return -1
}

/** Broken data of something else stops no recipe beside it. */
const mayHoldRecipe = (block: string): boolean => block.includes('Recipe') || readJson(block).ok
