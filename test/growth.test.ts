import { isFood } from 'recipe-reading/food/is-food'
import { expect, test } from 'vitest'
import { readAddressRules, readShopTags } from '#domain/affiliate/rules.ts'
import { findTextLinks } from '#domain/affiliate/text-addresses.ts'
import { cleanText } from 'recipe-basics/text/clean-text'
import { toMinutes } from 'recipe-basics/text/duration'
import { importEquipment } from '#domain/equipment/import.ts'
import { fold } from 'recipe-basics/text/fold'
import { findClaims } from '#domain/health-claims/find-claims.ts'
import { readIngredient } from '../packages/recipe-reading/ingredient/read-ingredient.ts'
import { listRecipeFigures } from '../packages/recipe-reading/kitchen/recipe-figures.ts'
import { rewriteText } from 'recipe-reading/kitchen/rewrite'
import { toListLines } from 'recipe-basics/text/list-marks'
import { readNotice } from '#domain/notice.ts'
import { parseNumber } from 'recipe-basics/text/number'
import { findPictures } from '#domain/files/picture.ts'
import { readHtmlText } from 'recipe-basics/text/html-text'
import { cooklangRecipe } from '../packages/recipe-import/cooklang.ts'
import { importRecipes } from '#test/import-recipes.ts'
import { tableRecipes } from '../packages/recipe-import/table-recipes.ts'
import { toRecipeText } from 'recipe-import/recipe-text'
import { readReviewValues } from '#domain/import/review-values.ts'
import { toRecipeInput } from '#domain/recipe/form.ts'
import { RecipeSchema } from '#domain/recipe/schema.ts'
import { slugify } from '#domain/addresses/slug.ts'
import { wordsOf } from '#domain/search/spelling.ts'
import { readSteps } from 'recipe-reading/step/read-steps'
import { toWebAddress } from 'recipe-basics/text/web-address'
import { fillRecipes, REPEATED_PATTERNS } from './repeated-patterns.ts'
import { shortOrLong } from './short-or-long.ts'

const SIZE = shortOrLong(20_000, 100_000)
/** How many parts make a whole, at first and where that is in doubt. */
const PARTS = 8
const LARGE_PARTS = 4
/** The fastest round counts: in the others the thread waited for whatever else the computer did. */
const LEAST_ROUNDS = shortOrLong(1, 2)
const MOST_ROUNDS = 10
/** Nobody needs more rounds to see that. */
const MOST_MS = 2000
const TIMEOUT_MS = 300_000
/** In less time a single collection of garbage decides. */
const LEAST_MS = 10

test(
  'a field of a hostile recipe takes time in proportion to its length',
  () => {
    expectLinear((text) => {
      const recipes = fillRecipes(text)
      return () => importRecipes(recipes)
    })
  },
  TIMEOUT_MS,
)

test(
  'a hostile file takes time in proportion to its length',
  () => {
    expectLinear((text) => () => {
      for (const file of [text, `{"name":"${text}`, `{"name":${text}`, `${text}-->*/\n"]}`, `["${text}"]`])
        importRecipes(file)
    })
  },
  TIMEOUT_MS,
)

test(
  'every other reader of what strangers write takes time in proportion to its length',
  () => {
    const readers: ((text: string) => unknown)[] = [
      ...[cleanText, fold, slugify, toListLines, toMinutes, parseNumber, wordsOf, toWebAddress, findPictures],
      (text) => findTextLinks([text, `https://amzn.to/${text}`], (address) => address),
      (text) => readShopTags(`amazon.de ${text}`),
      (text) => readAddressRules(`${text} tag`),
      (text) =>
        toRecipeInput(
          readReviewValues(new URLSearchParams({ ingredient_text: text, step_text: text, keywords: text })),
        ),
      (text) => findClaims(`${text} calms pain`),
      readHtmlText,
      (text) => cooklangRecipe(`---\n${text}\n---\n@egg{1} ${text}`, 'Soup'),
      (text) => toRecipeText('a.csv', `Name,Ingredients\nSoup,"${text}"`, isFood),
      (text) =>
        tableRecipes([
          ['Name', text, 'Ingredients'],
          ['Soup', '', '1 leek'],
        ]),
      (text) => toRecipeText('a.html', `<script ${text}`, isFood),
      (text) => toRecipeText('a.html', `<p itemscope itemtype="Recipe"><b itemprop="name">${text}`, isFood),
      readIngredient,
      showDoubled,
      (text) => readNotice(`notice=${text}; ${text}`),
      (text) => importEquipment([{ name: text, features: [text], price: text, affiliate_links: text }]),
      (text) => fillRecipes(text).map((recipe) => RecipeSchema.safeParse(recipe)),
    ]
    expectLinear((text) => () => readers.forEach((read) => read(text)))
  },
  TIMEOUT_MS,
)

/** Reads a step, and prints it for twice the servings. */
function showDoubled(text: string): string {
  const lines = [{ text: '2 cups sugar', line: readIngredient('2 cups sugar') }]
  const [marks = []] = readSteps(
    [text],
    lines.map(({ line }) => line),
  )
  const [figures = []] = listRecipeFigures(lines, [{ text, marks }]).steps
  return rewriteText(text, figures, { ratio: 2, system: 'metric' })
}

/**
 * Twice the text takes less than 2.5 times the time. A text that outgrows a buffer of the engine takes longer once; what is not
 * linear takes longer again at the next size.
 */
function expectLinear(prepare: (text: string) => () => void) {
  for (const pattern of REPEATED_PATTERNS) {
    const read = (size: number) => prepare(pattern.repeat(size / pattern.length))
    if (isLinear(SIZE, PARTS, read)) continue
    expect([pattern, isLinear(SIZE * LARGE_PARTS, LARGE_PARTS, read)]).toEqual([pattern, true])
  }
}

/** Reads a whole text, and as much text in parts, which takes as long where time is linear. */
function isLinear(size: number, parts: number, prepare: (size: number) => () => void): boolean {
  const mostGrowth = 2.5 ** Math.log2(parts) / parts
  const readWhole = prepare(size)
  const readPart = prepare(size / parts)
  let msOfParts = Infinity
  let msOfWhole = Infinity
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    msOfParts = Math.min(
      msOfParts,
      msOf(() => Array.from({ length: parts }, readPart)),
    )
    msOfWhole = Math.min(msOfWhole, msOf(readWhole))
    if (round >= LEAST_ROUNDS && msOfWhole < mostGrowth * Math.max(msOfParts, LEAST_MS)) return true
    if (msOfWhole > MOST_MS) break
  }
  return false
}

function msOf(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
