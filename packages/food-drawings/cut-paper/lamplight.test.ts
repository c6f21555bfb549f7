import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { LAMPLIGHT_HASH, withLamplight } from './lamplight.ts'

test('the policy of a drawing allows exactly the one style in it', () => {
  const svg = withLamplight('<svg viewBox="0 0 1 1"><g/></svg>')
  const [, style = ''] = /^<svg viewBox="0 0 1 1"><style>(.+)<\/style><g\/><\/svg>$/.exec(svg) ?? []
  expect(style).toContain('prefers-color-scheme:dark')
  expect(LAMPLIGHT_HASH).toBe(`sha256-${createHash('sha256').update(style).digest('base64')}`)
})
