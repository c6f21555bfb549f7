import { cooklangRecipe } from './cooklang.ts'
import { readJson } from './read-json.ts'
import { COOKLANG, endsWith, PAGE_ENDINGS, WRONG_KIND } from './file-endings.ts'

/** The JSON of a file, or why it has none, in the words of spec.md section 5 and in more of them. */
export type RecipeText = { ok: true; text: string } | { ok: false; message: string; detail: string }

const NO_DATA =
  'This web page holds no recipe that programs can read (JSON-LD). Please export the recipe from an app, or enter it by hand.'

/** The JSON of a file with recipes, by what its name says it is; or why it holds none. */
export function toRecipeText(name: string, text: string): RecipeText {
  if (endsWith(name, [COOKLANG])) {
    const title = name.slice(0, -COOKLANG.length)
    return { ok: true, text: text.trim() === '' ? '' : JSON.stringify(cooklangRecipe(text, title)) }
  }
  if (!endsWith(name, PAGE_ENDINGS)) return { ok: true, text }
  const blocks = dataOfPage(text).filter(mayHoldRecipe)
  return blocks.length > 0
    ? { ok: true, text: blocks.join('\n') }
    : { ok: false, message: WRONG_KIND, detail: NO_DATA }
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
