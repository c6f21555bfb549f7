import { expect, test } from 'vitest'
import { createPageStore } from './page-store.ts'

test('a hundred thousand addresses that nobody repeats evict no page that people read', () => {
  const store = createPageStore<string>({ maxBytes: 1000 })
  for (const page of ['/', '/recipes', '/about']) {
    store.set(page, page, 100)
    store.get(page)
  }
  for (let number = 0; number < 100_000; number++) {
    store.set(`/recipes?search=${number}`, 'a page', 50)
    expect(store.bytes).toBeLessThanOrEqual(1000)
  }
  for (const page of ['/', '/recipes', '/about']) expect(store.get(page)).toBe(page)
})

test('the popular pages that were not asked for the longest make room for others', () => {
  const store = createPageStore<string>({ maxBytes: 1000 })
  for (let number = 0; number < 20; number++) {
    store.set(`/${number}`, 'a page', 100)
    store.get(`/${number}`)
  }
  expect(store.bytes).toBeLessThanOrEqual(1000)
  expect(store.keys()[0]).toBe('/19')
  expect(store.get('/0')).toBeUndefined()
})

test('a page that was asked for often outlives those that were asked for once', () => {
  const store = createPageStore<string>({ maxBytes: 1000 })
  store.set('/', 'the home page', 100)
  for (let visit = 0; visit < 100; visit++) store.get('/')
  for (let number = 0; number < 30; number++) {
    store.set(`/${number}`, 'a page', 100)
    store.get(`/${number}`)
  }
  expect(store.get('/')).toBe('the home page')
  expect(store.get('/0')).toBeUndefined()
  expect(store.keys()[0]).toBe('/')
})

test('a page that is stored again takes the place of the one before it', () => {
  const store = createPageStore<string>({ maxBytes: 1000 })
  store.set('/', 'old', 100)
  store.get('/')
  store.set('/', 'new', 150)
  expect(store.get('/')).toBe('new')
  expect(store.bytes).toBe(150)
})

test('a page larger than the room for it is not stored', () => {
  const store = createPageStore<string>({ maxBytes: 1000 })
  store.set('/', 'large', 5000)
  expect(store.get('/')).toBeUndefined()
  expect(store.bytes).toBe(0)
})
