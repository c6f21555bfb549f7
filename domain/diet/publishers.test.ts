import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { detectDiets } from './detect-diets.ts'

const LABELS = new URL('../../../shared/data/recipes/diet-labels.jsonl', import.meta.url)

/** Labels that the page's own list contradicts: wheat flour (three times), honey, eggs. All were looked at by hand. */
const WRONG_CLAIMS = 5

test.skipIf(!existsSync(LABELS))("publishers' claims are contradicted only where the ingredients do", () => {
  const contradicted = readFileSync(LABELS, 'utf8')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row))
    .filter(({ language }) => /^en/i.test(language))
    .flatMap(({ name, ingredients, labels }) =>
      detectDiets({ ingredients, keywords: [], nutrition: null, servings: null })
        .filter(({ diet, state }) => state === 'no' && labels.includes(diet))
        .map(({ diet, reasons }) => `${name}, ${diet}: ${reasons[0]?.line}`),
    )
  expect(contradicted.length, contradicted.join('\n')).toBeLessThanOrEqual(WRONG_CLAIMS)
})
