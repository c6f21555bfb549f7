import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const PASSWORD = 'a long enough password'

const newFolder = () => mkdtempSync(join(tmpdir(), 'plate-'))

function secretFile(content: string | Uint8Array, mode = 0o600) {
  const path = join(newFolder(), 'secret')
  writeFileSync(path, content, { mode })
  chmodSync(path, mode)
  return path
}

const withPassword = (path: string) => ({ ADMIN_EMAIL: 'chef@plate.test', ADMIN_PASSWORD_FILE: path })

test('each secret may stand in a file', () => {
  const config = readConfig({
    ...withPassword(secretFile(PASSWORD)),
    BACKUP_PASSPHRASE_FILE: secretFile('a passphrase of backups\n'),
    BACKUP_S3_ADDRESS: 'https://s3.example',
    BACKUP_S3_BUCKET: 'plate',
    BACKUP_S3_KEY_FILE: secretFile('the key\n'),
    BACKUP_S3_SECRET_FILE: secretFile('the secret\n'),
    DATABASE_URL_FILE: secretFile('postgres://plate:secret@db/plate\n'),
  })
  expect(config).toMatchObject({
    administrator: { email: 'chef@plate.test', password: PASSWORD },
    backupPassphrase: 'a passphrase of backups',
    secondPlace: { key: 'the key', secret: 'the secret' },
    databaseUrl: 'postgres://plate:secret@db/plate',
    warnings: [],
  })
})

test('the line end of a file is no part of its secret, and blanks are', () => {
  for (const [content, secret] of [
    [PASSWORD, PASSWORD],
    [`${PASSWORD}\n`, PASSWORD],
    [`${PASSWORD}\r\n`, PASSWORD],
    [`${PASSWORD}\n\n`, PASSWORD],
    [`\ufeff${PASSWORD}\n`, PASSWORD],
    [` ${PASSWORD} \n`, ` ${PASSWORD} `],
  ] as const)
    expect(readConfig(withPassword(secretFile(content))).administrator?.password).toBe(secret)
})

test('a file that cannot be the secret is named in the one message, beside other bad variables', () => {
  const folder = join(newFolder(), 'folder')
  mkdirSync(folder)
  for (const [path, problem] of [
    ['/nowhere/secret', 'is not there'],
    [folder, 'is a folder'],
    [secretFile(''), 'is empty'],
    [secretFile('\n'), 'is empty'],
    [secretFile('one line\nand another line'), 'must hold one line of text'],
    [secretFile(Uint8Array.of(0xff, 0xfe, 0x61)), 'must hold text in UTF-8'],
    [secretFile('x'.repeat(70_000)), 'has more than 64 KB'],
  ] as const) {
    const read = () => readConfig({ ...withPassword(path), PORT: 'eighty' })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(`ADMIN_PASSWORD_FILE: ${path} ${problem}`)
    expect(read).toThrow('PORT: must be a whole number')
  }
})

test('a secret that is set twice is an error, for a variable and its file alike', () => {
  for (const name of [
    'ADMIN_PASSWORD',
    'BACKUP_PASSPHRASE',
    'BACKUP_S3_KEY',
    'BACKUP_S3_SECRET',
    'DATABASE_URL',
  ])
    expect(() =>
      readConfig({ [name]: 'file:a long enough secret', [`${name}_FILE`]: secretFile(PASSWORD) }),
    ).toThrow(`${name}_FILE: ${name} is set, too.`)
  const { administrator } = readConfig({ ...withPassword(secretFile(PASSWORD)), ADMIN_PASSWORD: '' })
  expect(administrator?.password).toBe(PASSWORD)
})

test('what a file holds is checked as the variable is', () => {
  expect(() => readConfig(withPassword(secretFile('short\n')))).toThrow('ADMIN_PASSWORD: must have 15 to 256')
})

test('a file that everybody on the machine can read is warned of', () => {
  const path = secretFile(PASSWORD, 0o644)
  expect(readConfig(withPassword(path)).warnings).toEqual([
    `ADMIN_PASSWORD_FILE: everybody on this machine can read ${path}. Set its mode to 600.`,
  ])
  expect(readConfig(withPassword(secretFile(PASSWORD, 0o640))).warnings).toEqual([])
})

test('no message and no warning shows a secret', () => {
  const read = () =>
    readConfig({ ...withPassword(secretFile('hush\n')), BACKUP_PASSPHRASE_FILE: secretFile('hush', 0o644) })
  expect(read).toThrow(ConfigError)
  expect(read).not.toThrow(/hush/)
})
