import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect } from 'vitest'
import { shared, testAgainstShared } from '../../test/shared.ts'
import { importRecipes } from '../../test/import-recipes.ts'
import type { ParsedRecipe } from './report.ts'

const folder = new URL('data/recipes/', shared).pathname
/** The scorer knows seventeen fields; labels, an eighteenth, it compares only where they are given as published. */
const SCORED_FIELDS = 17

testAgainstShared('published recipes are read as the best-known reader reads them', () => {
  const { fields, summary } = score('jsonld', [])
  expect(summary).toMatchObject({ missing: 0, rejected: 0 })
  for (const [field, { ok, n }] of fields) expect([field, ok / n >= 0.995]).toEqual([field, true])
})

testAgainstShared('recipes in the scripts of pages, some of them broken, are read as well', () => {
  const { fields } = score('raw-blocks', ['--raw'])
  for (const [field, { ok, n }] of fields) expect([field, ok / n >= 0.99]).toEqual([field, true])
})

testAgainstShared('recipes without ingredients are refused in the words of spec.md section 5', () => {
  const { files } = JSON.parse(readFileSync(join(folder, 'exclude.json'), 'utf8'))
  for (const file of Object.keys(files)) {
    const { recipes, problems } = importRecipes(readFileSync(join(folder, 'jsonld', file), 'utf8'))
    expect([file, recipes]).toEqual([file, []])
    expect(problems[0]?.message).toBe(
      'Invalid recipe JSON format. Please ensure it contains name and ingredients.',
    )
  }
})

function score(inputs: string, options: string[]) {
  const output = mkdtempSync(join(tmpdir(), 'plate-score-'))
  for (const file of readdirSync(join(folder, inputs))) {
    const { recipes, problems } = importRecipes(readFileSync(join(folder, inputs, file), 'utf8'))
    const [first] = recipes
    const result = first ? toScored(first.parsed) : { error: problems[0]?.message }
    writeFileSync(join(output, `${basename(file).replace(/\.[a-z]+$/, '')}.json`), JSON.stringify(result))
  }
  const said = execFileSync(process.execPath, [join(folder, 'score.mjs'), output, '--json', ...options], {
    encoding: 'utf8',
  })
  const { fields, missing, rejected } = JSON.parse(said)
  const scored = Object.entries(fields as Record<string, { ok: number; n: number }>).filter(
    ([, { n }]) => n > 0,
  )
  expect(scored).toHaveLength(SCORED_FIELDS)
  return { fields: scored, summary: { missing, rejected } }
}

/** The importer's words in those of the scorer, which knows nutrition by schema.org's names. */
function toScored(parsed: ParsedRecipe) {
  const { nutrition } = parsed
  return {
    ...parsed,
    ingredients: parsed.ingredients.map(({ ingredient_text }) => ingredient_text),
    nutrition: nutrition && {
      calories: nutrition.calories,
      proteinContent: nutrition.protein_content_g,
      carbohydrateContent: nutrition.carbohydrate_content_g,
      fatContent: nutrition.fat_content_g,
      cholesterolContent: nutrition.cholesterol_content_mg,
      fiberContent: nutrition.fiber_content_g,
      saturatedFatContent: nutrition.saturated_fat_content_g,
      sodiumContent: nutrition.sodium_content_mg,
      sugarContent: nutrition.sugar_content_g,
      transFatContent: nutrition.trans_fat_content_g,
      unsaturatedFatContent: nutrition.unsaturated_fat_content_g,
    },
  }
}
