import { expect } from 'vitest'
import { testEachDatabase } from '#test/database.ts'
import { ensurePerson } from '#test/people.ts'
import { deletePasskey, findPasskey, insertPasskey, listPasskeys, updatePasskeyUse } from './passkeys.ts'

const NOW = new Date('2026-03-04T05:06:07Z')

testEachDatabase('a passkey belongs to one account, which alone can remove it', async (db) => {
  const chef = await ensurePerson(db, 'admin', NOW)
  const reader = await ensurePerson(db, 'user', NOW)
  const passkey = {
    id: 'key',
    user_id: chef,
    name: 'Tablet',
    public_key: 'abc',
    counter: 0,
    transports: ['usb'],
  }
  expect(await insertPasskey(db, passkey, NOW)).toBe(true)
  expect(await insertPasskey(db, { ...passkey, user_id: reader }, NOW)).toBe(false)
  await updatePasskeyUse(db, 'key', 4_294_967_295, NOW)
  expect(await findPasskey(db, 'key')).toEqual({
    id: 'key',
    user_id: chef,
    public_key: 'abc',
    counter: 4_294_967_295,
  })
  expect(await listPasskeys(db, chef)).toEqual([
    { id: 'key', name: 'Tablet', created_at: NOW.toISOString(), last_used_at: NOW.toISOString() },
  ])
  expect(await listPasskeys(db, reader)).toEqual([])
  expect(await deletePasskey(db, reader, 'key')).toBe(false)
  expect(await deletePasskey(db, chef, 'key\0')).toBe(false)
  expect(await insertPasskey(db, { ...passkey, id: 'other', name: 'Tab\0let' }, NOW)).toBe(false)
  expect(await deletePasskey(db, chef, 'key')).toBe(true)
  expect(await findPasskey(db, 'key')).toBeUndefined()
})
