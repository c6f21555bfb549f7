import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

function userCommand() {
  return userCommandOn(join(mkdtempSync(join(tmpdir(), 'plate-')), 'site.db'))
}

function userCommandOn(file: string) {
  const DATABASE_URL = `file:${file}`
  return (parameters: string, input = '') => {
    const script = new URL('user.ts', import.meta.url).pathname
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...parameters.split(' ')], {
      input,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATABASE_URL },
    })
    return { status, said: stdout + stderr }
  }
}

test('an administrator is made, listed, given a new password and removed', () => {
  const user = userCommand()
  expect(user('add chef@plate.test --admin', 'a long enough password\n')).toMatchObject({ status: 0 })
  expect(user('list').said).toContain('chef@plate.test\tadministrator')
  expect(user('add ＣＨＥＦ@plate.test', 'a long enough password\n').said).toContain('has an account already')
  expect(user('password chef@plate.test', 'another long password\n')).toMatchObject({ status: 0 })
  expect(user('add second@plate.test --admin', 'a long enough password\n')).toMatchObject({ status: 0 })
  expect(user('remove chef@plate.test')).toMatchObject({ status: 0 })
  expect(user('list').said).not.toContain('chef@')
})

test('an account is made with a role, is listed with it, and gets another', () => {
  const user = userCommand()
  user('add chef@plate.test --admin', 'a long enough password\n')
  expect(user('add tom@plate.test --editor', 'a long enough password\n').said).toContain(
    'tom@plate.test can sign in and is an editor.',
  )
  expect(user('list').said).toContain('tom@plate.test\teditor')
  expect(user('role tom@plate.test none').said).toContain('tom@plate.test has no role.')
  expect(user('list').said).toContain('tom@plate.test\tno role')
  expect(user('role TOM@plate.test administrator')).toMatchObject({ status: 0 })
  expect(user('list').said).toContain('tom@plate.test\tadministrator')
  expect(user('role tom@plate.test chef').said).toContain('administrator, editor or none')
  expect(user('add eve@plate.test --editor --admin').said).toContain('An account has one role')
})

test('the last administrator is neither removed nor given another role', () => {
  const user = userCommand()
  user('add chef@plate.test --admin', 'a long enough password\n')
  for (const command of [
    'remove chef@plate.test',
    'role chef@plate.test editor',
    'role chef@plate.test none',
  ]) {
    const { status, said } = user(command)
    expect([status, said], command).toEqual([
      1,
      expect.stringContaining('chef@plate.test is the last administrator, so nothing was changed.'),
    ])
  }
  expect(user('list').said).toContain('chef@plate.test\tadministrator')
})

test('whoever has lost phone and password is let in by the machine itself', () => {
  const user = userCommand()
  user('add chef@plate.test --admin', 'a long enough password\n')
  const { status, said } = user('password chef@plate.test --reset-factors', 'another long password\n')
  expect(status).toBe(0)
  expect(said).toContain('has a new password, no second factor and no passkeys')
})

test('a password that others would try first is refused', () => {
  const user = userCommand()
  expect(user('add chef@plate.test', 'correct horse battery staple\n')).toMatchObject({ status: 1 })
})

test('what cannot be done is explained', () => {
  const user = userCommand()
  expect(user('add chef@plate.test', 'short\n')).toMatchObject({ status: 1 })
  expect(user('add chef@plate.test', 'short\n').said).toContain('15 to 256 characters. This one has 5.')
  const { status, said } = user('add chef@plate.test')
  expect([status, said]).toEqual([1, expect.stringContaining('This one has 0.')])
  expect(said).not.toContain('Warning')
  expect(user('add nobody').said).toContain('needs an e-mail address')
  expect(user('remove nobody@plate.test').said).toContain('There is no account')
  expect(user('dance').said).toContain('npm run user -- add EMAIL')
})

test('a command that does nothing makes no database', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'plate-')), 'data', 'site.db')
  const user = userCommandOn(file)
  for (const [parameters, says] of [
    ['', 'npm run user -- add EMAIL'],
    ['dance', 'npm run user -- add EMAIL'],
    ['add', 'add needs an e-mail address.'],
    ['add eve@plate.test --editor --admin', 'An account has one role'],
    ['list', 'There is no site in'],
  ] as const) {
    const { status, said } = user(parameters)
    expect([status, said], parameters).toEqual([1, expect.stringContaining(says)])
    expect(existsSync(file), parameters).toBe(false)
  }
})

test('a password that comes through a pipe needs no line end', () => {
  const user = userCommand()
  const { status, said } = user('add chef@plate.test', 'a long enough password')
  expect([status, said]).toEqual([0, expect.stringContaining('chef@plate.test can sign in')])
})
