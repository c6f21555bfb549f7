import { readFileSync } from 'node:fs'
import { parseIngredient } from '@jlucaspains/sharp-recipe-parser'
import { expect, test } from 'vitest'
import { shared, testAgainstShared } from '../../../test/shared.ts'
import { type Answer, compareReading, type LabelledLine, type UnitAliases } from './compare-reading.ts'
import freshLines from './fresh-lines.fixture.json' with { type: 'json' }
import { toAnswer } from './labelled-answers.ts'
import { readIngredient } from './read-ingredient.ts'

const read = (line: string) => toAnswer(line, readIngredient(line))

/** The best library of npm, judged with the same rules; names are also tried without what follows a comma or bracket. */
function readWithLibrary(line: string): Answer {
  const found = parseIngredient(line, 'en-US', {
    includeExtra: true,
    includeAlternativeUnits: false,
    fallbackLanguage: 'en-US',
  })
  if (!found) return { quantities: [], isCounted: false, unit: null, names: [] }
  const { quantity, minQuantity, maxQuantity, unit, ingredient } = found
  return {
    quantities: quantity ? [minQuantity, maxQuantity] : [],
    isCounted: quantity > 0,
    unit: unit || null,
    names: [ingredient, ingredient.replace(/[,(;].*/s, '')],
  }
}

/** The share of lines whose part is right, and the lines that are not. */
function score(lines: readonly LabelledLine[], answer: (line: string) => Answer, aliases: UnitAliases = []) {
  const wrong: Record<'quantity' | 'unit' | 'name', string[]> = { quantity: [], unit: [], name: [] }
  for (const label of lines) {
    const verdict = compareReading(label, answer(label.text), aliases)
    for (const part of ['quantity', 'unit', 'name'] as const) {
      if (!verdict[part]) wrong[part].push(label.text)
    }
  }
  const share = (part: 'quantity' | 'unit' | 'name') => 1 - wrong[part].length / lines.length
  return { quantity: share('quantity'), unit: share('unit'), name: share('name'), wrong }
}

function readLabelled(): { lines: LabelledLine[]; aliases: UnitAliases } {
  const text = readFileSync(new URL('data/ingredients/labelled-dev.jsonl', shared), 'utf8')
  const lines = text
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row))
    .filter((row) => row.primary_clear)
  const units = JSON.parse(readFileSync(new URL('data/gut/units.json', shared), 'utf8'))
  const groups: { aliases: string[] }[] = [...units.volume, ...units.weight, ...units.count]
  return { lines, aliases: groups.map((group) => group.aliases.map((alias) => alias.toLowerCase())) }
}

testAgainstShared('lines that others labelled are read as they labelled them', () => {
  const { lines, aliases } = readLabelled()
  const { quantity, unit, name, wrong } = score(lines, read, aliases)
  expect(lines.length).toBeGreaterThan(500)
  expect(quantity, wrong.quantity.join('\n')).toBeGreaterThanOrEqual(0.98)
  expect(unit, wrong.unit.join('\n')).toBeGreaterThanOrEqual(0.98)
  expect(name, wrong.name.join('\n')).toBeGreaterThanOrEqual(0.95)
})

testAgainstShared('the best library reads the same lines worse, and far worse in other languages', () => {
  const { lines, aliases } = readLabelled()
  const library = score(lines, readWithLibrary, aliases)
  const ours = score(lines, read, aliases)
  for (const part of ['quantity', 'unit', 'name'] as const) {
    expect([part, library[part]]).toEqual([part, expect.toSatisfy((share: number) => share < ours[part])])
  }
  expect(score(freshLines, readWithLibrary, aliases).name).toBeLessThan(0.6)
})

test('lines in nine languages, labelled before anything read them, are read so', () => {
  const { quantity, unit, name, wrong } = score(freshLines, read)
  expect(new Set(freshLines.map(({ language }) => language)).size).toBe(9)
  expect(quantity, wrong.quantity.join('\n')).toBeGreaterThanOrEqual(0.98)
  expect(unit, wrong.unit.join('\n')).toBeGreaterThanOrEqual(0.98)
  expect(name, wrong.name.join('\n')).toBeGreaterThanOrEqual(0.95)
})
