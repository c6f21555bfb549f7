import { expect, test } from 'vitest'
import { createTestDatabase } from './database.ts'
import { aPieceOfEquipment, aPost, aRecipe } from './fixtures.ts'
import { createTestSite, NOW } from './site.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'

const VALUES = [
  '',
  '-1',
  '0',
  '1.5',
  '1e9',
  '999999',
  '99999999999999999999',
  'x',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '`',
  "' or 1=1 --",
  '"; drop table recipes; --',
  '\0',
  '\ud800',
  '🥕'.repeat(300),
  'é'.normalize('NFD'),
  '\u202e\u200b',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  '__proto__',
  'a'.repeat(10_000),
  '('.repeat(5_000),
]
const BROKEN = [
  '%',
  '%E0%A4',
  '%ff',
  '%00',
  '%0d%0a',
  '%2e%2e%2f',
  '%2F',
  '%5C',
  '%c0%ae',
  ';',
  '..;',
  '.',
  '..',
]
const PARAMETERS = {
  '/recipes': ['search', 'difficulty', 'category', 'diet', 'page'],
  '/equipment': ['search', 'category'],
  '/blog': ['page'],
  '/': ['search'],
}
const UNKNOWN_PARAMETERS = [
  '__proto__=x',
  'constructor=x',
  '_routes=x',
  '_routes=',
  'index',
  'search[]=a&search[x]=b',
  '&&=&',
]
const PLACES = ['/recipes/', '/equipment/', '/blog/', '/', '/plates/', '/plates/dishes-v2/0000/card/']

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`no address is answered with an error of ours (${engine})`, async () => {
    const db = await createTestDatabase(engine)
    await insertRecipe(db, { fields: aRecipe() }, NOW)
    await insertEquipment(db, [aPieceOfEquipment()], NOW)
    await insertPost(db, aPost(), NOW)
    const site = await createTestSite({ db })
    const paths = [
      ...Object.entries(PARAMETERS).flatMap(([path, names]) => [
        ...UNKNOWN_PARAMETERS.map((query) => `${path}?${query}`),
        ...names.flatMap((name) => [
          ...VALUES.map((value) => `${path}?${name}=${encodeURIComponent(value.toWellFormed())}`),
          ...BROKEN.map((value) => `${path}?${name}=${value}`),
          `${path}?${name}=a&${name}=b`,
        ]),
      ]),
      ...PLACES.flatMap((place) => [
        ...VALUES.map((value) => place + encodeURIComponent(value.toWellFormed())),
        ...BROKEN.map((value) => place + value),
        ...BROKEN.map((value) => `${place}${value}.data`),
      ]),
    ]
    for (const path of paths) {
      const { status } = await site.get(path)
      expect([path.slice(0, 120), status < 500]).toEqual([path.slice(0, 120), true])
    }
    expect(site.log.filter((line) => line.includes('"level":"error"'))).toEqual([])
    expect(await db.selectFrom('recipes').select('name').execute()).toHaveLength(1)
  })
}
