import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

test('a password opens its own hash and no other', async () => {
  const hash = await hashPassword('correct horse battery')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(hash, 'correct horse battery')).toBe(true)
  expect(await verifyPassword(hash, 'correct horse batterY')).toBe(false)
  expect(await hashPassword('correct horse battery')).not.toBe(hash)
})

test('a letter typed as one sign or as two is the same password', async () => {
  expect(
    await verifyPassword(
      await hashPassword('crème brûlée à la carte'),
      'crème brûlée à la carte'.normalize('NFD'),
    ),
  ).toBe(true)
})

test('what is no hash of ours opens nothing', async () => {
  for (const hash of ['', 'secret', '$argon2id$v=19$m=1,t=1$x$y'])
    expect(await verifyPassword(hash, 'secret')).toBe(false)
})

test('a hash that asks for far more work than ours opens nothing, and is not worked on', async () => {
  const hash = await hashPassword('correct horse battery')
  for (const dear of [
    hash.replace('m=19456', 'm=4194304'),
    hash.replace('t=2', 't=9999'),
    hash.replace('p=1', 'p=200'),
  ])
    expect(await verifyPassword(dear, 'correct horse battery')).toBe(false)
})

test('a hash that no work could make is no error', async () => {
  const tag = 'YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWE'
  for (const rest of [
    'm=19456,t=2,p=1$c2FsdHNhbHQ$YQ',
    `m=19456,t=2,p=1$YQ$${tag}`,
    `m=0,t=0,p=0$c2FsdHNhbHRzYWx0c2FsdA$${tag}`,
  ])
    expect(await verifyPassword(`$argon2id$v=19$${rest}`, 'secret')).toBe(false)
})
