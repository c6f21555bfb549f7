import { expect, test } from 'vitest'
import { aZip } from '../../test/uploads.ts'
import { unzip } from './zip.ts'

const recipe = '{"name":"Leek Soup","recipeIngredient":["3 leeks"]}'

async function refusal(...entries: Parameters<typeof aZip>[0]) {
  const unzipped = await unzip(aZip(entries))
  return unzipped.ok ? undefined : unzipped.detail
}

test('the files of an archive come out as they went in, without what file managers add', async () => {
  const unzipped = await unzip(
    aZip([
      { name: 'soups/' },
      { name: 'soups/leek.json', content: recipe },
      { name: 'soups/crème.json', content: recipe, stored: true },
      { name: '__MACOSX/soups/._leek.json', content: 'x' },
      { name: 'soups/.DS_Store', content: 'x' },
    ]),
  )
  const files = unzipped.ok ? unzipped.files : []
  expect(files.map(({ name, read }) => [name, new TextDecoder().decode(read())])).toEqual([
    ['soups/leek.json', recipe],
    ['soups/crème.json', recipe],
  ])
})

test('a name that begins in the folder itself is no hidden file', async () => {
  const names = ['./', './leek.json', './soups/./carrot.json', './.DS_Store', './.git/x.json']
  const unzipped = await unzip(aZip(names.map((name) => ({ name, content: recipe }))))
  const files = unzipped.ok ? unzipped.files : []
  expect(files.map(({ name }) => name)).toEqual(['leek.json', 'soups/carrot.json'])
  expect(await refusal({ name: './leek.json' }, { name: 'leek.json' })).toContain('two files called')
})

test('an archive with nothing in it is refused in words', async () => {
  for (const names of [[], ['soups/'], ['__MACOSX/._leek.json', '.DS_Store']])
    expect(await refusal(...names.map((name) => ({ name })))).toBe('The archive holds no files.')
})

test.for([
  '../leek.json',
  'a/../../leek.json',
  '/etc/leek.json',
  'C:/leek.json',
  '..\\leek.json',
  'soups\\leek.json',
  '\\\\host\\leek.json',
  'leek.json\0.txt',
  'leek\n.json',
])('an archive with the name %j is refused', async (name) => {
  expect(await refusal({ name, content: recipe })).toMatch(/file name that is not allowed/)
})

test.for([
  ['link', 0o120777],
  ['character device', 0o020666],
  ['block device', 0o060666],
  ['pipe', 0o010666],
  ['socket', 0o140666],
] as const)('an archive with a %s is refused', async ([, mode]) => {
  const attributes = (mode << 16) >>> 0
  expect(await refusal({ name: 'leek.json', content: '/etc/passwd', attributes })).toContain(
    'is a link or a device',
  )
})

test('names that are the same, or the same to some systems, are refused', async () => {
  const twice = [
    { name: 'leek.json', content: recipe },
    { name: 'LEEK.json', content: recipe },
  ]
  expect(await refusal(...twice)).toContain('two files called')
  const accents = ['crème.json'.normalize('NFC'), 'crème.json'.normalize('NFD')]
  expect(await refusal(...accents.map((name) => ({ name, content: recipe })))).toContain('two files called')
})

test('more entries than anyone has recipes are refused before one is read', async () => {
  const entries = Array.from({ length: 10_001 }, (_, number) => ({ name: `${number}.json`, stored: true }))
  expect(await refusal(...entries)).toBe('The archive holds more than 10,000 files.')
  expect(await refusal(...Array.from({ length: 65_535 }, (_, n) => ({ name: `${n}`, stored: true })))).toBe(
    'The archive holds more than 10,000 files.',
  )
})

test('real bytes are counted, whatever the archive says of them', async () => {
  const bomb = Buffer.alloc(21 * 1024 * 1024, 32)
  for (const declaredSize of [undefined, 0xfffffffe])
    expect(await refusal({ name: 'bomb.json', content: bomb, declaredSize })).toBe(
      'bomb.json holds more than 20 MB.',
    )
  for (const declaredSize of [0, 100])
    expect(await refusal({ name: 'bomb.json', content: bomb, declaredSize })).toBe(
      'bomb.json holds more than the archive says.',
    )
  const large = Buffer.alloc(19 * 1024 * 1024, 32)
  const many = Array.from({ length: 11 }, (_, number) => ({ name: `${number}.json`, content: large }))
  expect(await refusal(...many)).toBe('The archive holds more than 200 MB.')
})

test('a file is unpacked no further than the archive says: damage behind that is never reached', async () => {
  const size = 16 * 2 ** 20
  const unzipDamaged = async (declaredSize: number) => {
    const archive = aZip([{ name: 'a.json', content: Buffer.alloc(size), declaredSize }])
    const end = Buffer.from(archive.buffer).indexOf('PK\x01\x02', 'latin1')
    return unzip(archive.fill(255, end - 100, end))
  }
  expect(await unzipDamaged(size)).toEqual({ ok: false, detail: 'The archive is damaged.' })
  expect(await unzipDamaged(100)).toEqual({ ok: false, detail: 'a.json holds more than the archive says.' })
})

test('overlapping files and wrong sums are refused', async () => {
  const overlapping = [
    { name: 'a.json', content: recipe },
    { name: 'b.json', content: recipe, overlaps: 0 },
  ]
  expect(await refusal(...overlapping)).toBe('The files in the archive overlap.')
  const damaged = aZip([{ name: 'a.json', content: recipe, stored: true }])
  damaged[45] = 1
  expect(await unzip(damaged)).toEqual({ ok: false, detail: 'The archive is damaged.' })
})

test('archives with a password, or with a compression that hardly anybody uses, are refused', async () => {
  expect(await refusal({ name: 'a.json', content: recipe, isLocked: true })).toBe(
    'The archive is locked with a password.',
  )
  expect(await refusal({ name: 'a.json', content: recipe, compression: 14 })).toBe(
    'The archive uses a compression that this site cannot read.',
  )
})

test('what file managers add may be of any size', async () => {
  const large = Buffer.alloc(21 * 1024 * 1024, 32)
  expect(
    await refusal({ name: 'soups/.index', content: large }, { name: 'leek.json', content: recipe }),
  ).toBe(undefined)
})

test.for(['', 'PK', '{"name":"Leek"}', 'PK\x05\x06'.padEnd(22, '\0').slice(0, 21)])(
  'what is no archive is refused: %j',
  async (text) => {
    expect(await unzip(new TextEncoder().encode(text))).toEqual({
      ok: false,
      detail: 'The file is not a ZIP archive, or a damaged one.',
    })
  },
)

test('whatever bytes are changed, an answer comes out', async () => {
  const archive = aZip([
    { name: 'a.json', content: recipe },
    { name: 'b.json', content: recipe },
  ])
  for (let place = 0; place < archive.length; place++) {
    for (const value of [0, 0xff, 0x50]) {
      const changed = archive.slice()
      changed[place] = value
      expect(await unzip(changed)).toHaveProperty('ok')
    }
  }
})

const aRecipeFile = { name: 'leek.json', content: recipe }

test('archives of recipes in an archive are files of it, and a damaged one refuses no other', async () => {
  const inner = aZip([aRecipeFile])
  const broken = new TextEncoder().encode('PK\x03\x04 no archive')
  const unzipped = await unzip(
    aZip([{ name: '1.zip', content: inner }, { name: '2.zip', content: broken }, aRecipeFile]),
  )
  expect(unzipped.ok && unzipped.files.map(({ name }) => name)).toEqual(['1.zip', '2.zip', 'leek.json'])
})

test('real bytes and files are counted over an archive and all archives in it', async () => {
  const large = aZip([{ name: 'a.json', content: Buffer.alloc(15 * 1024 ** 2) }])
  const many = Array.from({ length: 15 }, (_, place) => ({ name: `${place}.zip`, content: large }))
  expect(await refusal(...many)).toMatch(/^The archive holds more than 200 MB/)
  const small = aZip(Array.from({ length: 2_600 }, (_, place) => ({ name: `${place}.json`, content: '{}' })))
  const four = Array.from({ length: 4 }, (_, place) => ({ name: `${place}.zip`, content: small }))
  expect(await refusal(...four)).toMatch(/^The archive holds more than 10,000 files/)
})
