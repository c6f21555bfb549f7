import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { aPicture } from '#test/pictures.ts'
import { openDatabase } from '#server/data/database/database.ts'
import { removeThing } from '#server/data/things/change-one.ts'
import { RECIPES } from '#server/data/things/recipe-thing.ts'

const SOUP = {
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeIngredient: ['2 leeks'],
  url: 'https://cook.example/leek',
}

/** A folder of files, and the command that imports them into a database of its own. */
function importCommand(files: Record<string, string | Uint8Array>) {
  const folder = mkdtempSync(join(tmpdir(), 'plate-'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  const database = join(folder, 'site.db')
  return {
    run(...parameters: string[]) {
      const script = new URL('import.ts', import.meta.url).pathname
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...parameters], {
        cwd: folder,
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          DATABASE_URL: `file:${database}`,
        },
      })
      return { status, said: stdout + stderr }
    },
    async trash() {
      const db = openDatabase(`file:${database}`)
      for (const { id } of await db.selectFrom('recipes').select('id').execute())
        await removeThing(db, RECIPES, id, { author_id: null }, new Date())
      await db.destroy()
    },
    readings: () =>
      new DatabaseSync(database)
        .prepare('select count(*) as count, foods from recipes group by foods, dish, gut')
        .all()
        .map((row) => ({ ...row })),
    images: () =>
      new DatabaseSync(database)
        .prepare('select name, image_url from recipes order by name')
        .all()
        .map((row) => [row.name, row.image_url]),
    nameChef: (chef_name: string) =>
      new DatabaseSync(database)
        .prepare(`insert into settings (id, fields, samples, updated_at) values (1, ?, '[]', '')`)
        .run(JSON.stringify({ chef_name })),
    authors: () =>
      new DatabaseSync(database)
        .prepare('select name, author_name from recipes order by name')
        .all()
        .map((row) => [row.name, row.author_name]),
    names: () =>
      new DatabaseSync(database)
        .prepare('select name from recipes order by name')
        .all()
        .map((row) => row.name),
  }
}

test('good files are stored, and each bad one is refused with its reason', () => {
  const files = importCommand({
    'soup.json': JSON.stringify(SOUP),
    'two.json': JSON.stringify([
      { ...SOUP, name: 'Rice', url: undefined },
      { '@type': 'Recipe', name: 'Nothing' },
    ]),
    'broken.json': '{"name": ',
    'deep.json': '['.repeat(5_000_000),
    'latin.json': Buffer.from('{"name": "Cr\xe8me"}', 'latin1'),
    'page.html': '<p>Soup',
    'windows.json': Buffer.from(
      `\ufeff${JSON.stringify({ ...SOUP, name: 'Crème', url: undefined })}`,
      'utf16le',
    ),
  })
  const { status, said } = files.run(
    'soup.json',
    'windows.json',
    'broken.json',
    'deep.json',
    'latin.json',
    'page.html',
    'none.json',
    '.',
    'two.json',
  )
  expect(status).toBe(1)
  expect(files.names()).toEqual(['Crème', 'Leek soup', 'Rice'])
  expect(said).toContain('refused  broken.json: Failed to parse JSON file. Please check the file format.')
  expect(said).toContain('refused  deep.json: Failed to parse JSON file. Please check the file format.')
  expect(said).toContain('refused  latin.json: The file is not UTF-8 text.')
  expect(said).toContain('refused  page.html: Please upload a JSON file')
  expect(said).toContain('refused  none.json: There is no such file.')
  expect(said).toContain('refused  .: This is a folder. Name the files in it, such as *.json')
  expect(said).toContain(
    'refused  two.json ([1]): Invalid recipe JSON format. Please ensure it contains name and ingredients.',
  )
  expect(said).toContain('3 recipes stored, 0 updated, 7 refused.')
})

test('a recipe without an author is the chef’s, as on the import screen', () => {
  const rice = { ...SOUP, name: 'Rice', url: undefined, author: 'Ann' }
  const { run, nameChef, authors } = importCommand({
    'soup.json': JSON.stringify(SOUP),
    'two.json': JSON.stringify([rice, { ...rice, name: 'Cod', author: undefined }]),
  })
  run('soup.json')
  nameChef('Mara Lind')
  run('two.json')
  expect(authors()).toEqual([
    ['Cod', 'Mara Lind'],
    ['Leek soup', null],
    ['Rice', 'Ann'],
  ])
})

test('recipes that the reading thread has time for and those that it has not are stored alike', () => {
  // More than two batches: nobody waits for the second while the first is stored.
  const many = Array.from({ length: 600 }, (_, number) => ({
    ...SOUP,
    name: `Soup ${number}`,
    url: undefined,
  }))
  const { run, readings } = importCommand({ 'many.json': JSON.stringify(many) })
  expect(run('many.json').said).toContain('600 recipes stored')
  expect(readings()).toEqual([{ count: 600, foods: '["leek"]' }])
})

test('the same recipe again is left alone, or replaced by --update', () => {
  const files = importCommand({
    'soup.json': JSON.stringify(SOUP),
    'renamed.json': JSON.stringify({ ...SOUP, name: 'Leek and potato soup' }),
  })
  expect(files.run('soup.json')).toMatchObject({ status: 0 })
  expect(files.run('renamed.json').said).toContain('1 already there (--update replaces them)')
  expect(files.names()).toEqual(['Leek soup'])
  expect(files.run('renamed.json', '--update').said).toContain('0 recipes stored, 1 updated')
  expect(files.names()).toEqual(['Leek and potato soup'])
})

test('one that was deleted is named, and comes back where that is asked for', async () => {
  const files = importCommand({ 'soup.json': JSON.stringify(SOUP) })
  files.run('soup.json')
  await files.trash()
  const { said } = files.run('soup.json')
  expect(said).toContain('trash    soup.json: Leek soup is in the trash.')
  expect(said).toContain('1 in the trash (--restore brings them back, --as-new stores them as new ones)')
  expect(files.names()).toEqual([])
  expect(files.run('soup.json', '--restore').said).toContain(
    '0 recipes stored, 0 updated, 1 back from the trash',
  )
  expect(files.names()).toEqual(['Leek soup'])
  expect(files.run('soup.json', '--restore', '--as-new').status).toBe(1)
})

test('a namesake from another page is stored beside the first, and pointed out', () => {
  const files = importCommand({
    'soup.json': JSON.stringify(SOUP),
    'other.json': JSON.stringify({ ...SOUP, url: 'https://other.example/leek' }),
  })
  const { said } = files.run('soup.json', 'other.json')
  expect(files.names()).toEqual(['Leek soup', 'Leek soup'])
  expect(said).toContain('check    other.json: another recipe has the name Leek soup, too.')
})

test('a label that the ingredients contradict is not stored, and pointed out', () => {
  const bread = { ...SOUP, name: 'Bread', recipeIngredient: ['500 g wheat flour'], keywords: 'gluten-free' }
  const { said } = importCommand({ 'bread.json': JSON.stringify(bread) }).run('bread.json')
  expect(said).toMatch(/check {4}bread\.json: Bread: .*gluten-free: claimed by the publisher, but .*wheat/)
})

test('without files it says how it is used', () => {
  expect(importCommand({}).run('--help')).toMatchObject({
    status: 1,
    said: expect.stringContaining('npm run import -- FILE'),
  })
  expect(importCommand({}).run()).toMatchObject({
    status: 1,
    said: expect.stringContaining('npm run import -- FILE'),
  })
})

test('photographs inside files and beside pages are stored, and what is none is named', async () => {
  const photo = await aPicture({ width: 64, height: 48 }).jpeg().toBuffer()
  const page = (image: string) =>
    `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">${image}</h1><img itemprop="image" src="${image}"><p itemprop="recipeIngredient">2 leeks</p></div>`
  const mela = (title: string, picture: string) =>
    JSON.stringify({ title, ingredients: '2 leeks', images: [picture] })
  const files = importCommand({
    'a.melarecipe': mela('Inside', photo.toString('base64')),
    'b.melarecipe': mela('No picture', `/9j/${'A'.repeat(400)}`),
    'c.html': page('c.jpg'),
    'c.jpg': photo,
    'd.html': page('../outside.jpg'),
  })
  const { said } = files.run('a.melarecipe', 'b.melarecipe', 'c.html', 'd.html')
  const own = expect.stringMatching(/^\/media\//)
  expect(files.images()).toEqual([
    ['../outside.jpg', null],
    ['Inside', own],
    ['No picture', null],
    ['c.jpg', own],
  ])
  expect(said).toContain('No picture: image_url: picture 1 inside the file: ')
}, 60_000)
