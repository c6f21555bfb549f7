import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readIngredient } from '../ingredient/read-ingredient.ts'
import { readSteps } from './read-steps.ts'

/** The language, the step, and the seconds of its timers. */
type Row = [language: keyof typeof LISTS, step: string, timers: string]

/** A list tells the language. */
const LISTS = {
  en: ['200 g plain flour', '2 eggs', '500 g beef', '1 leg of lamb', '2 lb beef'],
  de: ['250 g Mehl', '2 Eier', '1 kg Rinderbraten'],
  fr: ['200 g de farine', '3 œufs', '25 cl de lait', '50 g de beurre'],
  es: ['250 g de harina', '3 huevos'],
  it: ['300 g di farina', '2 uova', '1 kg di manzo'],
  nl: ['300 g bloem', '2 eieren', '50 g boter'],
  da: ['250 g hvedemel', '2 æg', '3 dl mælk'],
  sv: ['3 dl vetemjöl', '2 ägg', '5 dl mjölk'],
  no: ['3 dl hvetemel', '2 egg', '50 g smør'],
}

const rows: Record<string, Row[]> = JSON.parse(
  readFileSync(new URL('durations.fixture.json', import.meta.url), 'utf8'),
)

function expectTimers(name: string) {
  const wanted = rows[name] ?? []
  expect(wanted.length).toBeGreaterThan(5)
  expect(wanted.map(([language, step]) => [language, step, timersOf(language, step)])).toEqual(wanted)
}

function timersOf(language: Row[0], step: string): string {
  const list = LISTS[language].map((line) => readIngredient(line))
  const marks = readSteps([step], list)[0] ?? []
  const timers = marks.flatMap((mark) => (mark.kind === 'timer' ? mark.seconds : []))
  return timers.map(({ least, most }) => (least === most ? `${most}` : `${least}–${most}`)).join(' ')
}

test('parts of an hour, and hours with minutes or a part, are one timer in nine languages', () => {
  expectTimers('parts and sums')
})

test('minutes per pound or per 500 g set no timer, nor do those that are added to them', () => {
  expectTimers('by weight')
})

test('bursts, what the packet says, a night and a bracket for frozen food set no timer beside the time itself', () => {
  expectTimers('for others, in bursts and other ways to wait')
})

test('parts of food, and two times in two sentences, stay apart', () => {
  expectTimers('left as they are')
})

test('timers of sixty sentences that were written before the code was tried on them are right', () => {
  expectTimers('fresh')
})

test('"between" makes a range, and words that only look like a rate or a difference change no timer', () => {
  expectTimers('look-alikes')
})

test('minutes that nobody names are timed where they can be nothing else', () => {
  expectTimers('minutes that nobody names')
})
