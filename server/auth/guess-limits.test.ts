import { expect } from 'vitest'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { forgetGuesses, takeGuess } from './guess-limits.ts'

const NOW = new Date('2026-03-04T05:06:07Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

testDatabase('five guesses are free, then each wait is twice the last, up to 15 minutes', async (db) => {
  const waits = []
  let at = 0
  for (let guess = 0; guess < 16; guess++) {
    const wait = await takeGuess(db, 'account:chef', later(at))
    waits.push(wait)
    at += wait
    if (wait > 0) expect(await takeGuess(db, 'account:chef', later(at))).toBe(0)
  }
  expect(waits).toEqual([0, 0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
})

testDatabase('of ten thousand guesses in an hour at most thirty are looked at', async (db) => {
  let looked = 0
  for (let guess = 0; guess < 10_000; guess += 10)
    if ((await takeGuess(db, 'account:chef', later(guess * 0.36))) === 0) looked++
  expect(looked).toBeGreaterThan(5)
  expect(looked).toBeLessThanOrEqual(30)
})

testEachDatabase('a burst is counted one by one', async (db) => {
  const waits = await Promise.all(Array.from({ length: 100 }, async () => takeGuess(db, 'account:chef', NOW)))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
})

testDatabase('accounts and networks are counted apart, and not by their names', async (db) => {
  for (let guess = 0; guess < 6; guess++) await takeGuess(db, 'account:chef@plate.test', NOW)
  expect(await takeGuess(db, 'network:203.0.113.9', NOW)).toBe(0)
  const rows = JSON.stringify(await db.selectFrom('sign_in_limits').selectAll().execute())
  expect(rows).not.toMatch(/chef|203\.0/)
})

testDatabase('a right guess, and a day, make up for the wrong ones', async (db) => {
  for (let guess = 0; guess < 5; guess++) await takeGuess(db, 'account:chef', NOW)
  expect(await takeGuess(db, 'account:chef', NOW)).toBe(2)
  await forgetGuesses(db, ['account:chef'], NOW)
  for (let guess = 0; guess < 5; guess++) expect(await takeGuess(db, 'account:chef', NOW)).toBe(0)
  expect(await takeGuess(db, 'account:chef', later(86_401))).toBe(0)
  expect(await takeGuess(db, 'account:chef', later(86_401))).toBe(0)
})
