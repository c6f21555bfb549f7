import { expect, test } from 'vitest'
import { tableOf, withTable } from './table-address.ts'

const read = (table: string) => tableOf('recipes', new URLSearchParams({ table }))

test('a form leads back to its table as it was left', () => {
  const table = '/admin/recipes/list?search=cr%C3%A8me+br%C3%BBl%C3%A9e&sort=name&order=asc&page=3'
  const { pathname, searchParams } = new URL(withTable('/admin/recipes/1/edit', table), 'https://plate.test')
  expect(pathname).toBe('/admin/recipes/1/edit')
  expect(tableOf('recipes', searchParams)).toBe(table)
})

test('a form leads to no other address, whatever its own says', () => {
  for (const table of [
    ...['', 'https://evil.example/admin/recipes', '//evil.example', '/\\evil.example', 'javascript:alert(1)'],
    ...[
      '/admin/equipment',
      '/admin/recipes/1/edit',
      '/admin/recipes/../../auth/sign-out',
      '/admin/recipes#x',
    ],
    ...[
      '/admin/recipes?a?b',
      '/admin/recipes?\r\nSet-Cookie:x',
      '/admin/recipes?<script>',
      '/admin/recipes/',
    ],
    `/admin/recipes?${'a'.repeat(3_000)}`,
  ])
    expect([table, read(table)]).toEqual([table, '/admin/recipes'])
})
