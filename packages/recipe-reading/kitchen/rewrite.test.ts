import { expect, test } from 'vitest'
import { shortOrLong } from '../../../test/short-or-long.ts'
import { readIngredient } from '../ingredient/read-ingredient.ts'
import type { Figure, View } from './figure.ts'
import { listLineFigures } from './figures-of-line.ts'
import { rewrite, type Piece } from './rewrite.ts'

/** Each form takes other lines: every run of the short one checks a tenth, in the same order. */
const LINES = shortOrLong(10_000, 100_000)
const CHUNK = 1_000

const NUMBERS =
  '1|2|3|12|½|1½|1 1/2|3/4|2 ¼|0.5|1,5|1.000|2-3|2 – 3|1 to 2|two|a|half a|an|⅛|750|0|99999|1/0|.5|1e9|12345678901234567890'
const UNITS =
  ' cup| cups| tbsp| tablespoons| tsp.| g|g| kg| ml| l| oz| lb| lbs| (14-oz) cans| x 400 g tins| cloves| pinch| EL| TL| msk| dl| cl| c. à s.| cucchiai| cucharadas|-inch| cm||| large| sticks'
const FOODS =
  'flour|brown sugar|butter|milk|eggs|salt|olive oil|Mehl|œufs|mjölk|chicken or vegetable stock|salt and pepper|of the sauce|cornflour (cornstarch)|crème fraîche|🍅 tomatoes|\u200bsoft\u00adhyphen|<b>bold</b>|'
const ENDS =
  ', chopped| (240 ml)| (about 2 cups)|, plus 2 tbsp more|/8oz| – to taste| (optional)|, at 350°F|;;| ½|\u0000|'
const parts = [NUMBERS, UNITS, FOODS, ENDS].map((list) => list.split('|'))
const RATIOS = [0.25, 1 / 3, 0.5, 0.75, 1.5, 2, 3, 7, 49.5, 99]
const SYSTEMS = [undefined, 'metric', 'us'] as const

test('no line loses a character or fails to come back, whatever the servings and the units', () => {
  const random = randomFrom(17)
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)]
  for (let chunk = 0; chunk < LINES / CHUNK; chunk++) {
    const wrong: unknown[] = []
    for (let made = 0; made < CHUNK; made++) {
      const line = (random() < 0.2 ? [...parts, ...parts] : parts).map(pick).join(' ')
      const view = { ratio: pick(RATIOS) ?? 1, system: pick(SYSTEMS) }
      const figures = listLineFigures(line, readIngredient(line), () => ({
        gramsPerMl: pick([undefined, 0.5, 1]),
        isLiquid: random() < 0.3,
      }))
      if (!isKept(line, figures, view)) wrong.push([line, view])
    }
    expect(wrong).toEqual([])
  }
})

/** The pieces as written are the line, the text between figures is untouched, and the view of the line is the line. */
function isKept(line: string, figures: Figure[], view: View): boolean {
  const pieces = rewrite(line, figures, view)
  const isUntouched = pieces.every(
    ({ text, figure, written }) => figure !== undefined || (written === undefined && text !== ''),
  )
  const isSound = pieces.every(({ text }) => text !== '' && !/NaN|undefined|Infinity|null/.test(text))
  const back = rewrite(line, figures, { ratio: 1 })
  return isUntouched && isSound && asWritten(pieces) === line && asShown(back) === line
}

const asWritten = (pieces: Piece[]) => pieces.map(({ text, written }) => written ?? text).join('')
const asShown = (pieces: Piece[]) => pieces.map(({ text }) => text).join('')

/** Mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
