import { expect, test } from 'vitest'
import { passwordProblem } from './password-rules.ts'

const about = { email: 'ines.calder@plate.test', siteName: 'Gentle Plate' }

test('passwords that others would try first are refused', () => {
  for (const password of [
    'correct horse battery staple',
    'Qwertyuiopasdfgh',
    'passwordpassword',
    'aaaaaaaaaaaaaaaa',
    '1234567890123456',
    'abcdefghijklmnop',
    'abcdefghijklmnopq1',
    'poiuytrewqpoiuytrewq',
    'ines.calder@plate.test',
    'Ines.Calder2026!',
    'Gentle Plate 2026',
    'gentleplate-gentleplate',
  ])
    expect([password, passwordProblem(password, about)]).toEqual([password, expect.stringMatching(/first\./)])
})

test('a password has 15 to 256 characters, of any script', () => {
  expect(passwordProblem('fourteen chars', about)).toBe(
    'A password must have 15 to 256 characters. This one has 14.',
  )
  expect(passwordProblem('soup and 1 carrot, twice '.repeat(11), about)).toContain('This one has 275')
  for (const password of [
    'a long enough password',
    'ein Löffel für die Brühe',
    'よく煮えたにんじんのスープをどうぞ',
    'x7$Kq!vP2m#Zr9&b',
  ])
    expect([password, passwordProblem(password, about)]).toEqual([password, undefined])
})
