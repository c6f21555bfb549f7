import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { namesOf } from 'recipe-basics/fields/field'
import { COLUMNS, RIGHTS } from '#domain/people/rights.ts'

test('docs/rights.md says what the code says', () => {
  const text = readFileSync(new URL('../docs/rights.md', import.meta.url), 'utf8')
  const rows = [...text.matchAll(/^\|(.+)\|$/gm)].map(([, row = '']) =>
    row.split('|').map((cell) => cell.trim()),
  )
  expect(rows[0]).toEqual(['right', 'what it allows', ...COLUMNS])
  expect(rows.slice(2)).toEqual(
    namesOf(RIGHTS).map((right) => {
      const { says, who } = RIGHTS[right]
      return [`\`${right}\``, says, ...COLUMNS.map((column) => (who.includes(column) ? 'yes' : '–'))]
    }),
  )
})
