import { expect } from 'vitest'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { ensurePerson } from '#test/people.ts'
import {
  countRefusedSignIn,
  listAccountEvents,
  listRefusedSignIns,
  recordAccountEvent,
} from './account-events.ts'
import { removePerson } from './users.ts'

const NOW = new Date('2026-03-04T05:06:07Z')
const DAY_MS = 24 * 60 * 60 * 1000
const later = (ms: number) => new Date(NOW.getTime() + ms)

testDatabase('an event keeps the names of its moment, and no address of anybody', async (db) => {
  const [admin, editor] = [await ensurePerson(db, 'admin', NOW), await ensurePerson(db, 'editor', NOW)]
  await recordAccountEvent(db, { kind: 'reset-link', actor_id: admin, account_id: editor }, NOW)
  await recordAccountEvent(
    db,
    { kind: 'new-device', account_id: admin, detail: 'Firefox on Linux' },
    later(1),
  )
  expect(await listAccountEvents(db, 10)).toMatchObject([
    { kind: 'new-device', account: 'chef@plate.test', detail: 'Firefox on Linux' },
    { kind: 'reset-link', actor: 'chef@plate.test', account: 'Tom Reyes' },
  ])
  const rows = JSON.stringify(await db.selectFrom('account_events').selectAll().execute())
  expect(rows).not.toMatch(/@|\d+\.\d+\.\d+\.\d+/)
  await removePerson(db, editor)
  expect((await listAccountEvents(db, 10))[1]).toMatchObject({ account: 'Tom Reyes' })
})

testEachDatabase('refused sign-ins are counted by day, also many at once', async (db) => {
  await Promise.all(Array.from({ length: 20 }, async () => countRefusedSignIn(db, NOW)))
  await countRefusedSignIn(db, later(DAY_MS))
  expect(await listRefusedSignIns(db, 10)).toEqual([
    { day: '2026-03-05', count: 1 },
    { day: '2026-03-04', count: 20 },
  ])
  await countRefusedSignIn(db, later(3 * 365 * DAY_MS))
  expect(await listRefusedSignIns(db, 10)).toHaveLength(1)
})

testEachDatabase(
  'of each kind the newest five hundred stay, for two years, and a flood pushes out no other',
  async (db) => {
    await recordAccountEvent(db, { kind: 'removed', account_name: 'Tom Reyes' }, NOW)
    for (let place = 0; place < 510; place++)
      await recordAccountEvent(db, { kind: 'new-device', detail: `device ${place}` }, later(place * 1000))
    const events = await listAccountEvents(db, 1000)
    expect(events).toHaveLength(501)
    expect(events[0]?.detail).toBe('device 509')
    expect(events.at(-1)?.kind).toBe('removed')
    await recordAccountEvent(db, { kind: 'restored' }, later(3 * 365 * DAY_MS))
    expect(await listAccountEvents(db, 1000)).toMatchObject([{ kind: 'restored' }])
  },
)
