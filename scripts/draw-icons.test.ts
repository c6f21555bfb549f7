import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawIcons } from './draw-icons.ts'

test('the drawings of all named icons are there, as Lucide draws them', async () => {
  expect(readFileSync(new URL('../app/ui/icon/icons.svg', import.meta.url), 'utf8')).toBe(await drawIcons())
})
