import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anOddForm, ODD_PARTS } from '#test/odd-parts.ts'
import { anUpload, aZip } from '#test/uploads.ts'
import { openFiles, readUpload, sortRecipeFiles } from './upload.ts'

const BOUNDARY = '----plate'
const asForm = (body: string | Uint8Array<ArrayBuffer>, boundary = BOUNDARY) => ({
  contentType: `multipart/form-data; boundary=${boundary}`,
  body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
})
const aPart = (disposition: string, content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`
const END = `--${BOUNDARY}--\r\n`

test('property: files arrive as they were sent, whatever they are called and hold', async () => {
  const file = fc.record({
    name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    content: fc.uint8Array({ maxLength: 400 }).map((bytes) => new Uint8Array(bytes)),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(file, { maxLength: 6 }), async (files) => {
      const read = readUpload(await anUpload(...files))
      expect(read.map(({ content }) => [...content])).toEqual(files.map(({ content }) => [...content]))
    }),
  )
})

test.for<[name: string, shown: string]>([
  ['leek “soup” 1.json', 'leek “soup” 1.json'],
  ['6" cake; half.json', '6" cake; half.json'],
  ['../../leek.json', 'leek.json'],
  ['a\u202Enosj.json', 'anosj.json'],
])('a file that is called %j is shown as %j', async ([name, shown]) => {
  expect(readUpload(await anUpload({ name, content: '{}' }))).toMatchObject([{ name: shown }])
})

test('only the files of the field are taken, and none that nobody has chosen', () => {
  const form = [
    aPart('name="files"; filename=""', ''),
    aPart('name="files"', 'typed by hand'),
    aPart('name="other"; filename="other.json"', '{}'),
    aPart('name="files"; filename="leek.json"', '{}'),
    END,
  ].join('')
  expect(readUpload(asForm(form)).map(({ name }) => name)).toEqual(['leek.json'])
})

test.for<[string, ReturnType<typeof asForm>]>([
  ['nothing', asForm('')],
  ['no form', { contentType: 'application/json', body: new TextEncoder().encode('{}') }],
  ['a form without boundary', { contentType: 'multipart/form-data', body: new TextEncoder().encode(END) }],
  ['another boundary', asForm(aPart('name="files"; filename="a.json"', '{}') + END, 'other')],
  ['a form that was cut off', asForm(aPart('name="files"; filename="a.json"', '{}'))],
  ['a head that never ends', asForm(`--${BOUNDARY}\r\nContent-Disposition: ${'x'.repeat(100_000)}`)],
  ['a form of a hundred thousand parts', asForm(aPart('name="x"', '').repeat(100_000) + END)],
])('%s holds no files', ([, upload]) => {
  expect(readUpload(upload)).toEqual([])
})

test('a file whose name is no UTF-8 has none, and the others are taken', () => {
  const form = Buffer.concat([
    Buffer.from(aPart('name="files"; filename="leek.json"', '{}')),
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="files"; filename="`),
    Uint8Array.of(0xff, 0xfe),
    Buffer.from(`.json"\r\n\r\n{}\r\n${END}`),
  ])
  expect(readUpload(asForm(form)).map(({ name }) => name)).toEqual(['leek.json', ''])
})

test('a part with a head that no browser writes is a file, or none', () => {
  for (const head of ODD_PARTS) {
    const { contentType, body } = anOddForm(head, 'files')
    const files = readUpload({ contentType, body: new TextEncoder().encode(body) })
    expect([head, files.length]).toEqual([head, expect.toBeOneOf([0, 1])])
  }
})

test('what cannot be read is told with a way out, and tables of recipes are taken', async () => {
  const send = (name: string) => sortRecipeFiles([{ name, content: new Uint8Array([65]) }])
  const detailOf = async (name: string) => (await send(name)).problems[0]?.detail
  expect(await detailOf('Soup.mhtml')).toContain('save it again as “Web page, HTML only”')
  for (const name of ['Book.xml', 'Book.mcb', 'Book.grmt'])
    expect(await detailOf(name)).toContain('the file of another recipe program')
  expect(await detailOf('Book.xlsx')).toContain('Please save it as CSV')
  for (const name of ['Book.csv', 'BOOK.TSV']) expect((await send(name)).problems).toEqual([])
})

test('pictures beside recipes in an archive are named once, and an archive of pictures is no archive of recipes', async () => {
  async function refusedOf(...names: string[]) {
    const content = aZip(names.map((name) => ({ name, content: '{}' })))
    const refused: string[] = []
    const files = (async function* () {
      yield { name: 'Export.zip', content }
    })()
    const opened: string[] = []
    for await (const { name } of openFiles(files, ({ file, message }) => refused.push(`${file}: ${message}`)))
      opened.push(name)
    return { opened, refused }
  }
  expect(await refusedOf('a/full.jpg', 'a/recipe.json', 'a/notes.txt', 'b/full.JPG', 'b/thumb.webp')).toEqual(
    {
      opened: ['recipe.json'],
      refused: ['notes.txt: Please upload a JSON file', ': 3 pictures in Export.zip were left out.'],
    },
  )
  expect(await refusedOf('a.jpg', 'b.png')).toEqual({
    opened: [],
    refused: ['a.jpg: Please upload a JSON file', 'b.png: Please upload a JSON file'],
  })
})

test('the archives of one upload hold no more together than one may', async () => {
  const empty = new Uint8Array(19 * 2 ** 20)
  const half = aZip(Array.from({ length: 6 }, (_, number) => ({ name: `${number}.json`, content: empty })))
  const damaged = aZip([{ name: 'a.json', content: empty, declaredSize: 20 * 2 ** 20 }])
  const upload = (content: typeof half, names: string[]) => names.map((name) => ({ name, content }))
  const { files, problems } = await sortRecipeFiles(upload(half, ['a.zip', 'b.zip', 'c.zip']))
  expect(files.map(({ name }) => name)).toEqual(['a.zip'])
  const detail = 'The archive holds more than 200 MB, together with the archives before it.'
  expect(problems).toMatchObject([
    { file: 'b.zip', detail },
    { file: 'c.zip', detail },
  ])
  // What is thrown away has been inflated, too.
  const bad = await sortRecipeFiles(
    upload(
      damaged,
      Array.from({ length: 12 }, (_, place) => `${place}.zip`),
    ),
  )
  expect(bad.problems.map((problem) => problem.detail).slice(9)).toEqual([
    'The archive is damaged.',
    detail,
    detail,
  ])
})
