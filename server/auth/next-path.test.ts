import { expect, test } from 'vitest'
import { nextPath } from './next-path.ts'

const ELSEWHERE = ['evil.example', 'evil.example/admin', 'user@evil.example']
const STARTS = [
  '//',
  '/\\',
  '\\\\',
  '\\/',
  '///',
  '/%09/',
  '/%0a/',
  '/%2f%2f',
  '/%2f',
  '/%5c',
  '/%252f%252f',
  '/\t/',
  '/\n/',
  '/ /',
  '/@',
  '/.',
  '/..//',
  'https:',
  'https://',
  'https:/',
  'javascript:',
  'data:text/html,',
  '\u2215\u2215',
  '／／',
  '',
]

test('after signing in nobody is led to another site', () => {
  const spellings = STARTS.flatMap((start) => ELSEWHERE.map((place) => start + place))
  expect(spellings.length).toBeGreaterThan(70)
  for (const asked of [
    ...spellings,
    '/admin//evil.example',
    '/admin/../..//evil.example',
    '/admin/%2e%2e//evil',
    '/admin\\evil',
    '/admin@evil.example',
    '/admin.evil.example',
    '/admin/x#y',
    '/admin?next=//evil.example',
    '/admin\n/x',
    '/ADMIN',
    '/',
    null,
    undefined,
    ['/admin'],
  ])
    expect([asked, nextPath(asked)]).toEqual([asked, '/'])
})

test('pages of the admin area are gone back to', () => {
  for (const path of [
    '/admin',
    '/admin/recipes',
    '/admin/recipes/0a1b-2c/edit',
    '/admin/recipes?search=cr%C3%A8me+br%C3%BBl%C3%A9e&sort=name&page=2',
  ])
    expect(nextPath(path)).toBe(path)
})
