import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('nothing needs to be configured', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: new URL('http://localhost:3000'),
    siteName: 'Gentle Plate',
    databaseUrl: 'file:data/site.db',
    sampleContent: true,
    processes: 1,
    administrator: undefined,
    trustedProxies: [],
  })
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', SITE_URL: '', SITE_NAME: '' })).toMatchObject({
    port: 3000,
    siteName: 'Gentle Plate',
  })
})

test('each variable is read', () => {
  const config = readConfig({
    NODE_ENV: 'production',
    PORT: '8080',
    HOST: '0.0.0.0',
    SITE_URL: 'https://plate.example',
    SITE_NAME: 'Soft Table',
    DATABASE_URL: 'postgres://plate@db/plate',
    ADMIN_EMAIL: 'chef@plate.example',
    ADMIN_PASSWORD: 'a long enough password',
    SAMPLE_CONTENT: 'off',
    TRUSTED_PROXY: '10.0.0.1, 10.0.0.0/24,',
    WEB_CONCURRENCY: '4',
  })
  expect(config).toMatchObject({
    production: true,
    port: 8080,
    host: '0.0.0.0',
    siteUrl: new URL('https://plate.example'),
    siteUrlIsSet: true,
    siteName: 'Soft Table',
    databaseUrl: 'postgres://plate@db/plate',
    administrator: { email: 'chef@plate.example' },
    sampleContent: false,
    processes: 4,
    warnings: [],
    trustedProxies: ['10.0.0.1', '10.0.0.0/24'],
  })
})

test('one message names every bad variable', () => {
  const bad = {
    PORT: 'eighty',
    SITE_URL: 'ftp://plate.example',
    DATABASE_URL: 'mysql://db',
    SAMPLE_CONTENT: 'maybe',
    WEB_CONCURRENCY: '0',
    ADMIN_EMAIL: 'chef',
    ADMIN_PASSWORD: 'short',
  }
  expect(() => readConfig(bad)).toThrow(ConfigError)
  for (const name of Object.keys(bad)) expect(() => readConfig(bad)).toThrow(`${name}: `)
})

test('each bad variable is told in words what it must be', () => {
  for (const [name, values, wanted] of [
    ['PORT', ['eighty', '70000', '80.5'], 'must be a whole number from 0 to 65535'],
    ['SITE_URL', ['plate.example', 'ftp://plate.example'], 'must be a whole web address, such as https://'],
    [
      'SITE_URL',
      [
        'https://plate.example/food',
        'https://plate.example/?a=1',
        'https://plate.example/#top',
        'https://chef:secret@plate.example',
      ],
      'must end after the host and the port',
    ],
    ['SITE_NAME', ['x'.repeat(61), ' '], 'must have 1 to 60 characters'],
    ['BACKUP_S3_ADDRESS', ['minio:9000'], 'must be a whole web address, such as https://'],
    ['ADMIN_EMAIL', ['chef'], 'must look like name@example.org'],
    ['WEB_CONCURRENCY', ['0', 'two'], 'must be a whole number from 1 to 64'],
    ['SAMPLE_CONTENT', ['no'], 'must be on or off'],
    ['OUTGOING', ['false'], 'must be on or off'],
  ] as const)
    for (const value of values)
      expect(() => readConfig({ [name]: value }), value).toThrow(`${name}: ${wanted}`)
})

test('a slash at the end of the address of the site, or its usual port, is no part of it', () => {
  for (const SITE_URL of ['https://plate.example/', 'https://Plate.example:443'])
    expect(readConfig({ SITE_URL }).siteUrl.origin).toBe('https://plate.example')
  expect(readConfig({ SITE_URL: 'http://192.0.2.7:8080/' }).siteUrl.origin).toBe('http://192.0.2.7:8080')
})

test('whoever edits the site has one process, and is told so', () => {
  const { processes, warnings } = readConfig({ WEB_CONCURRENCY: '2' })
  expect([processes, warnings]).toEqual([1, [expect.stringContaining('WEB_CONCURRENCY')]])
})

test('the characters of a password are counted as people count them', () => {
  const withAccents = (length: number) => ({ ADMIN_PASSWORD: 'e\u0301'.repeat(length) })
  expect(() => readConfig(withAccents(14))).toThrow('ADMIN_PASSWORD: must have 15 to 256 characters')
  expect(() => readConfig(withAccents(15))).not.toThrow()
  expect(() => readConfig(withAccents(256))).not.toThrow()
  expect(() => readConfig(withAccents(257))).toThrow(ConfigError)
})

test('a proxy is named by address or subnet, never by what would match nothing', () => {
  for (const TRUSTED_PROXY of [
    'proxy',
    'true',
    '10.0.0.0/33',
    '::1/129',
    '10.0.0.1/',
    '10.0.0.1/8/8',
    '1, ::1',
  ])
    expect(() => readConfig({ TRUSTED_PROXY })).toThrow('TRUSTED_PROXY: must be IP addresses')
  expect(readConfig({ TRUSTED_PROXY: '::1, fd00::/8' }).trustedProxies).toEqual(['::1', 'fd00::/8'])
})
