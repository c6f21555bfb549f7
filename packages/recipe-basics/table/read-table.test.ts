import { expect, test } from 'vitest'
import { splitRows } from './read-table.ts'
import { readRows } from './rows.ts'

const readPans = (csv: string) =>
  readRows('pans.csv', splitRows('pans.csv', csv), (row) => ({
    pan: row.key('pan', /^[a-z ]+$/),
    heat: row.oneOf('heat', ['low', 'high']),
    names: row.list('names'),
    note: row.optional('note'),
  }))

test('a row is a thing, as a spreadsheet writes it', () => {
  const csv =
    '\uFEFFpan,heat,names,note\r\nwok,high,wok pan | wadjan,"hot, with ""breath"""\r\nsauce pan,low,,\r\n'
  expect(readPans(csv)).toEqual([
    { pan: 'wok', heat: 'high', names: ['wok pan', 'wadjan'], note: 'hot, with "breath"' },
    { pan: 'sauce pan', heat: 'low', names: [], note: undefined },
  ])
})

test.each([
  ['pan,heat,names,note\nwok,high,,\nWok!,high,,', 'pans.csv, row 3, pan: “Wok!” does not match /^[a-z ]+$/'],
  ['pan,heat,names,note\nwok,warm,,', 'pans.csv, row 2, heat: “warm” is none of low, high'],
  ['pan,heat,names,note\nwok,,,', 'pans.csv, row 2, heat: the cell is empty'],
  ['pan,heat,names,note\nwok,low,a | | b,', 'pans.csv, row 2, names: there is nothing between two bars'],
  ['pan,heat,names,note\nwok,low,,\nwok,high,,', 'pans.csv, row 3, pan: “wok” stands in another row too'],
  ['pan,heat,names\nwok,low,', 'pans.csv, row 2, note: there is no such column'],
  ['pan,heat,names,price,note\nwok,low,,5,', 'pans.csv: nothing reads price'],
  ['pan,heat,names,note\nwok,low', 'pans.csv, row 2: 2 cells under 4 columns'],
  ['pan,heat,names,note\nwok,low,"a,', 'pans.csv, row 2: a quotation mark is not closed, or not doubled'],
])('a fault is named with its file and row: %j', (csv, message) => {
  expect(() => readPans(csv)).toThrow(message)
})
