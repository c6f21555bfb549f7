import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { ensurePerson } from '#test/people.ts'
import type { Database } from '../data/database/database.ts'
import { confirmTotp, findTotpSecret } from '../data/people/second-factors.ts'
import { codeRefusal, confirmOffer, describeOffer, offerTotp } from './second-factor.ts'

const NOW = new Date('2026-03-04T05:06:07Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

/** An account with the second factor switched on a minute ago, and its app. */
async function switchOn(db: Database) {
  const user_id = await ensurePerson(db, 'admin', NOW)
  await offerTotp(db, user_id)
  const person = { user_id, email: 'chef@plate.test', siteName: 'Gentle Plate' }
  const { secret, address } = (await describeOffer(db, person)) ?? { secret: '', address: '' }
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const code = (seconds = 0) => totp.generate({ timestamp: later(seconds).getTime() })
  const recoveryCodes = (await confirmOffer(db, { user_id, code: code(-60) }, later(-60))) ?? []
  const enter = async (code: string, seconds = 0) =>
    codeRefusal(db, { user_id, code, network: '203.0.113.7' }, later(seconds))
  return { user_id, person, address, secret, code, recoveryCodes, enter }
}

testDatabase('an app is told the site, the account and the secret', async (db) => {
  const { address, secret } = await switchOn(db)
  expect(address).toBe(
    `otpauth://totp/Gentle%20Plate:chef%40plate.test?issuer=Gentle%20Plate&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  )
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
})

testEachDatabase('a code counts once, and those one step away count too', async (db) => {
  const { code, enter } = await switchOn(db)
  expect(await enter(code(-30))).toBeUndefined()
  expect(await enter(code())).toBeUndefined()
  expect(await enter(code())).toContain('was used before')
  expect(await enter(code(30))).toBeUndefined()
  expect(await enter(code())).toContain('was used before')
  expect(await enter(code(120), 60)).toContain('is wrong')
  expect(await enter(code(0), 60)).toContain('is wrong')
})

testDatabase('a code counts however its digits are set, and what is none is wrong', async (db) => {
  const { code, enter } = await switchOn(db)
  for (const wrong of ['١٢٣٤٥٦', '12345é', '٣', 'äöüäöü']) expect(await enter(wrong)).toContain('is wrong')
  const fullWidth = code().replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
  expect(await enter(` ${fullWidth.slice(0, 3)}\u200e–${fullWidth.slice(3)}`)).toBeUndefined()
})

testDatabase('five wrong codes, and the right one has to wait', async (db) => {
  const { code, enter } = await switchOn(db)
  for (let time = 0; time < 5; time++) expect(await enter('000000')).toContain('is wrong')
  expect(await enter(code())).toBe('Too many wrong tries. Please try again in 2 seconds.')
  expect(await enter(code(1), 1)).toBe('Too many wrong tries. Please try again in 1 second.')
  expect(await enter(code(2), 2)).toBeUndefined()
})

testEachDatabase('a recovery code counts once, of 80 bits, and is stored as a hash', async (db) => {
  const { recoveryCodes, enter } = await switchOn(db)
  const [first = '', second = ''] = recoveryCodes
  expect(new Set(recoveryCodes).size).toBe(10)
  for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
  const rows = JSON.stringify(await db.selectFrom('recovery_codes').selectAll().execute())
  for (const code of recoveryCodes) expect(rows).not.toContain(code)
  expect(await enter(first)).toBeUndefined()
  expect(await enter(first)).toContain('was used before')
  expect(await enter(second.toUpperCase().replaceAll('-', ' '))).toBeUndefined()
  expect(await enter('')).toContain('is wrong')
})

testDatabase(
  'an offer counts for nothing until it is confirmed, and a confirmed secret stays',
  async (db) => {
    const user_id = await ensurePerson(db, 'admin', NOW)
    await offerTotp(db, user_id)
    expect(await confirmOffer(db, { user_id, code: '000000' }, NOW)).toBeUndefined()
    const { person } = await switchOn(db)
    expect(await offerTotp(db, user_id)).toBe(false)
    expect(await describeOffer(db, person)).toBeUndefined()
  },
)

testDatabase('only the secret that the code was checked against is confirmed', async (db) => {
  const user_id = await ensurePerson(db, 'admin', NOW)
  await offerTotp(db, user_id)
  expect(await confirmTotp(db, user_id, 'ANOTHER', NOW)).toBe(false)
  expect(await findTotpSecret(db, user_id)).toBeUndefined()
})

testDatabase('a second factor is not switched on without its recovery codes', async (db) => {
  const user_id = await ensurePerson(db, 'admin', NOW)
  await offerTotp(db, user_id)
  const { secret } = (await describeOffer(db, { user_id, email: '', siteName: '' })) ?? { secret: '' }
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: NOW.getTime() })
  await db.schema.dropTable('recovery_codes').execute()
  await expect(confirmOffer(db, { user_id, code }, NOW)).rejects.toThrow('recovery_codes')
  expect(await findTotpSecret(db, user_id)).toBeUndefined()
})
