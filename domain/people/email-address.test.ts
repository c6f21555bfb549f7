import { expect, test } from 'vitest'
import { toEmailAddress } from './email-address.ts'

const ADDRESS = 'chloé@plate.test'

test('however an e-mail address is typed, it is one address', () => {
  for (const typed of [
    ADDRESS,
    'chlo\u00e9@plate.test',
    'chloe\u0301@plate.test',
    ' Chloé@PLATE.test\r\n',
    '\u00a0chloé@plate.test\u3000',
    '\ufeffchlo\u200bé@plate\u2060.test',
    'chlo\u00adé@plate.test\u200e',
    'chloé @ plate . test',
    'ｃｈｌｏé＠ｐｌａｔｅ．ｔｅｓｔ',
    '𝐜𝐡𝐥𝐨é@plate.test',
    'chloé\ufe0f@plate.test',
    '\u2066chloé@plate.test\u2069',
    'chlo\u034f\u00e9@plate.test',
  ])
    expect([JSON.stringify(typed), toEmailAddress(typed)]).toEqual([JSON.stringify(typed), ADDRESS])
})

test('an address that was read once is read as itself', () => {
  for (const typed of [
    'İnes@Plate.Test',
    'ΟΔΟΣ@plate.test',
    'ﬁsh@plate.test',
    'ℌerd@plate.test',
    'Straße@plate.test',
  ]) {
    const address = toEmailAddress(typed)
    expect([typed, toEmailAddress(address)]).toEqual([typed, address])
  }
})

test('different addresses stay different', () => {
  const typed = [
    'chloe@plate.test',
    'chloé@plate.test',
    'chloe@plate.test.',
    'chl.oe@plate.test',
    'сhloe@plate.test',
  ]
  expect(new Set(typed.map(toEmailAddress)).size).toBe(typed.length)
})

test('a text that is far too long for an address costs no work', () => {
  const typed = `a${'\u0301'.repeat(60_000)}`
  const start = performance.now()
  expect(toEmailAddress(typed)).toBe(typed)
  expect(performance.now() - start).toBeLessThan(50)
})
