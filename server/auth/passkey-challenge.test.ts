import { expect } from 'vitest'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { createChallenge, takeChallenge } from './passkey-challenge.ts'

const NOW = new Date('2026-03-04T05:06:07Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

testEachDatabase(
  'a question put to a passkey is answered once, in five minutes, by whom it was asked',
  async (db) => {
    const ask = async () => Buffer.from(await createChallenge(db, 'sign-in', NOW)).toString('base64url')
    const challenge = await ask()
    expect(await takeChallenge(db, challenge, 'somebody', NOW)).toBe(false)
    expect(await takeChallenge(db, challenge, 'sign-in', later(300))).toBe(false)
    expect(await takeChallenge(db, challenge, 'sign-in', later(299))).toBe(true)
    expect(await takeChallenge(db, challenge, 'sign-in', NOW)).toBe(false)
    expect(await takeChallenge(db, await ask(), 'sign-in', NOW)).toBe(true)
    expect(
      await takeChallenge(
        db,
        challenge.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')),
        'sign-in',
        NOW,
      ),
    ).toBe(false)
    for (const made of ['', 'AAAA', 'A'.repeat(72)])
      expect(await takeChallenge(db, made, 'sign-in', NOW)).toBe(false)
  },
)

testDatabase('answered questions that are over are forgotten', async (db) => {
  for (const at of [NOW, later(400)]) {
    const challenge = Buffer.from(await createChallenge(db, 'sign-in', at)).toString('base64url')
    expect(await takeChallenge(db, challenge, 'sign-in', at)).toBe(true)
    expect(await db.selectFrom('one_time_tokens').select('token_hash').execute()).toHaveLength(1)
  }
})
