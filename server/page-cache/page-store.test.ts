import { expect, test } from 'vitest'
import { createPageStore } from './page-store.ts'

test('a hundred thousand addresses that nobody repeats drive out no page that people read', () => {
  const store = createPageStore<string>({ maxBytes: 1000 })
  for (const page of ['/', '/recipes', '/about']) {
    store.keep(page, page, 100)
    store.find(page)
  }
  for (let number = 0; number < 100_000; number++) {
    store.keep(`/recipes?search=${number}`, 'a page', 50)
    expect(store.bytes).toBeLessThanOrEqual(1000)
  }
  for (const page of ['/', '/recipes', '/about']) expect(store.find(page)).toBe(page)
})

test('the popular pages that were not asked for the longest make room for others', () => {
  const store = createPageStore<string>({ maxBytes: 1000 })
  for (let number = 0; number < 20; number++) {
    store.keep(`/${number}`, 'a page', 100)
    store.find(`/${number}`)
  }
  expect(store.bytes).toBeLessThanOrEqual(1000)
  expect(store.addresses()[0]).toBe('/19')
  expect(store.find('/0')).toBeUndefined()
})

test('a page that was asked for often outlives those that were asked for once', () => {
  const store = createPageStore<string>({ maxBytes: 1000 })
  store.keep('/', 'the home page', 100)
  for (let visit = 0; visit < 100; visit++) store.find('/')
  for (let number = 0; number < 30; number++) {
    store.keep(`/${number}`, 'a page', 100)
    store.find(`/${number}`)
  }
  expect(store.find('/')).toBe('the home page')
  expect(store.find('/0')).toBeUndefined()
  expect(store.addresses()[0]).toBe('/')
})

test('a page that is kept again takes the place of the one before it', () => {
  const store = createPageStore<string>({ maxBytes: 1000 })
  store.keep('/', 'old', 100)
  store.find('/')
  store.keep('/', 'new', 150)
  expect(store.find('/')).toBe('new')
  expect(store.bytes).toBe(150)
})

test('a page larger than the room for it is not kept', () => {
  const store = createPageStore<string>({ maxBytes: 1000 })
  store.keep('/', 'large', 5000)
  expect(store.find('/')).toBeUndefined()
  expect(store.bytes).toBe(0)
})
