import { expect, test } from 'vitest'
import { insertPost } from '../data/posts/write.ts'
import { insertRecipe } from '../data/recipes/write/write.ts'
import { createTestDatabase } from '#test/database.ts'
import { aPost, aRecipe } from '#test/fixtures.ts'
import { watchContent } from './content-watch.ts'

/** What a follower has heard, and the promise of the next thing it hears. */
function startListening() {
  const heard: string[] = []
  let next = Promise.withResolvers<void>()
  return {
    heard,
    follow(state: string) {
      heard.push(state)
      next.resolve()
      next = Promise.withResolvers()
    },
    next: () => next.promise,
  }
}

const unexpected = (error: unknown) => {
  throw error
}

test('every follower hears of the present state, of each change, and of a post that goes live', async () => {
  const db = await createTestDatabase()
  let now = new Date('2026-03-04T05:06:07Z')
  const published_at = new Date(now.getTime() + 60_000).toISOString()
  await insertPost(db, aPost({ published_at }), now)
  const watch = watchContent({ db, now: () => now, onError: unexpected })
  const first = startListening()
  const second = startListening()

  const leave = watch.follow(first.follow)
  await first.next()
  watch.follow(second.follow)
  expect(second.heard).toEqual(first.heard)

  await insertRecipe(db, { fields: aRecipe() }, now)
  await first.next()
  expect(first.heard).toHaveLength(2)

  now = new Date(now.getTime() + 60_000)
  await first.next()
  expect(first.heard).toHaveLength(3)
  expect(second.heard).toEqual(first.heard)

  leave()
  await insertRecipe(db, { fields: aRecipe() }, now)
  await second.next()
  expect(first.heard).toHaveLength(3)
})

test('a database that is away for a moment ends nothing', async () => {
  const db = await createTestDatabase()
  const failed = Promise.withResolvers<unknown>()
  const watch = watchContent({ db, now: () => new Date(), onError: failed.resolve })
  const listener = startListening()
  watch.follow(listener.follow)
  await listener.next()
  await db.schema.alterTable('counters').renameTo('counters_away').execute()
  await failed.promise
  await db.schema.alterTable('counters_away').renameTo('counters').execute()
  await insertRecipe(db, { fields: aRecipe() }, new Date())
  await listener.next()
  expect(listener.heard).toHaveLength(2)
})
