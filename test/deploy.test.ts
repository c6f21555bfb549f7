import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseSubnet } from '#server/http/client-address.ts'
import { readConfig } from '#server/config.ts'

// Nobody runs the files of deploy/ here. What they repeat of the site must be what it reads.

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const findAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

const VARIABLES = findAll(read('server/config.ts'), /^ {2}([A-Z][A-Z\d_]+):/gm)
/** Variables of Node, of the system and of Postgres. */
const OF_OTHERS = ['NODE_COMPILE_CACHE', 'PATH', 'POSTGRES_PASSWORD', 'POSTGRES_USER']

for (const file of ['Dockerfile', 'compose.yaml', 'gentle-plate.service'])
  test(`deploy/${file} sets variables that the site reads`, () => {
    const lines = read(`deploy/${file}`).replace(/^ *#.*/gm, '')
    const set = findAll(lines, /(?:^|[ =])([A-Z][A-Z_]+)(?:=|: )/gm)
    expect(set).toContain(file === 'compose.yaml' ? 'TRUSTED_PROXY' : 'DATABASE_URL')
    expect(set.filter((name) => ![...VARIABLES, ...OF_OTHERS].includes(name))).toEqual([])
  })

test('deploy/env.example has each variable of the site, and the default of each that has one', () => {
  const lines = findAll(read('deploy/env.example'), /^#?([A-Z][A-Z\d_]+=.*)/gm).map((line) => line.split('='))
  expect(lines.map(([name]) => name).sort()).toEqual(VARIABLES.sort())
  const { SITE_URL, TRUSTED_PROXY, ...defaults } = Object.fromEntries(lines)
  expect(readConfig(defaults)).toEqual(readConfig({}))
  expect(readConfig({ SITE_URL, TRUSTED_PROXY })).toMatchObject({ siteUrlIsSet: true })
})

test('proxies, image and compose name the port of the site', () => {
  const { port } = readConfig({})
  for (const file of ['Caddyfile', 'Dockerfile', 'compose.yaml', 'nginx.conf']) {
    const ports = findAll(read(`deploy/${file}`), /127\.0\.0\.1:(\d+)/g)
    expect([file, ...new Set(ports)]).toEqual([file, String(port)])
  }
  expect(read('deploy/Dockerfile')).toContain(`EXPOSE ${port}\n`)
})

test('in a container the site trusts the first address of its network, where the proxy of the machine comes from', () => {
  const compose = read('deploy/compose.yaml')
  const [network] = findAll(compose, /subnet: (\S+)/g).map(parseSubnet)
  expect(compose).toContain(`TRUSTED_PROXY: \${TRUSTED_PROXY:-${network?.address.replace(/\.0$/, '.1')}}\n`)
})
