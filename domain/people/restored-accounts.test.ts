import { expect, test } from 'vitest'
import {
  type AccountAccess,
  type ComparedAccount,
  findOutcome,
  listConsequences,
} from './restored-accounts.ts'

const access = (more: Partial<AccountAccess> = {}): AccountAccess => ({
  role: null,
  passkeys: [],
  hasSecondFactor: false,
  recoveryCodes: 0,
  ...more,
})

const account = (more: Partial<ComparedAccount>): ComparedAccount => ({
  email: 'ines@plate.test',
  name: 'Ines',
  hasOtherPassword: false,
  hasOtherSecondFactor: false,
  hasOtherRecoveryCodes: false,
  ...more,
})

test('an account stays as it is unless the file is of this site and somebody wants it as it was', () => {
  const here = account({ now: access(), then: access() })
  const gone = account({ then: access() })
  const isNewer = account({ now: access() })
  for (const isOwn of [true, false]) expect(findOutcome(here, { isOwn, isNew: false })).toBe('stays')
  expect(findOutcome(here, { isOwn: false, isNew: false, asTheyWere: true })).toBe('stays')
  expect(findOutcome(here, { isOwn: true, isNew: false, asTheyWere: true })).toBe('comes')
  expect(findOutcome(isNewer, { isOwn: true, isNew: false, asTheyWere: true })).toBe('goes')
  expect(findOutcome(gone, { isOwn: true, isNew: false })).toBe('stays-removed')
  expect(findOutcome(gone, { isOwn: true, isNew: true })).toBe('comes')
  for (const isNew of [true, false]) expect(findOutcome(gone, { isOwn: false, isNew })).toBe('if-chosen')
})

test('each thing that becomes older is named, and what is the same is not', () => {
  const same = access({ role: 'editor', passkeys: [{ id: 'a', name: 'Phone' }], hasSecondFactor: true })
  expect(listConsequences([account({ now: same, then: same })])).toEqual([])
  const now = access({
    role: 'editor',
    passkeys: [{ id: 'b', name: 'Laptop' }],
    hasSecondFactor: true,
    recoveryCodes: 10,
  })
  const then = access({ role: 'administrator', passkeys: [{ id: 'a', name: 'Phone' }], recoveryCodes: 10 })
  const changed = { hasOtherPassword: true, hasOtherRecoveryCodes: true }
  expect(listConsequences([account({ now, then, ...changed })], { endedPreviewLinks: 2 })).toEqual([
    'ines@plate.test becomes an administrator again.',
    'The password of ines@plate.test becomes the older one.',
    'The passkey “Phone” of ines@plate.test, which was removed, works again.',
    'The passkey “Laptop” of ines@plate.test works no longer: the backup is older.',
    'The second factor of ines@plate.test is switched off: the backup has none.',
    '10 older recovery codes of ines@plate.test can be used again, and newer ones cannot.',
    '2 preview links that were ended work again.',
  ])
  expect(listConsequences([account({ now: then, then: access(), hasOtherRecoveryCodes: true })])).toEqual([
    'ines@plate.test loses its role.',
    'The passkey “Phone” of ines@plate.test works no longer: the backup is older.',
    'The recovery codes of ines@plate.test work no longer: the backup has none.',
  ])
  expect(listConsequences([account({ now, then: { ...now }, hasOtherSecondFactor: true })])).toEqual([
    'The second factor of ines@plate.test becomes the older one.',
  ])
})

test('whoever restores is not taken away, and others are', () => {
  const accounts = [account({ now: access() }), account({ email: 'tom@plate.test', now: access() })]
  expect(listConsequences(accounts, { asker: 'ines@plate.test' })).toEqual([
    'tom@plate.test is removed: the backup is older than this account.',
  ])
})
