import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readIngredient } from '../ingredient/read-ingredient.ts'
import { readSteps } from './read-steps.ts'

type Recipe = { lines: string[]; steps: string[] }
/** Where a label begins, and what it says: an amount of a line, or the seconds of a timer. */
type Label = { kind: 'amount' | 'timer'; at: number; value: string; words: string }
type Found = { kind: Label['kind']; start: number; end: number; value: string }

const recipes: Recipe[] = JSON.parse(
  readFileSync(new URL('fresh-steps.fixture.json', import.meta.url), 'utf8'),
)

/** "[300 g flour|0]" is an amount of line 0, "{5 to 6 minutes|300-360}" a timer; all else is to be left alone. */
function readLabels(step: string): { text: string; labels: Label[] } {
  const labels: Label[] = []
  let text = ''
  for (const part of step.split(/(\[[^\]]+\]|\{[^}]+\})/)) {
    const [, open, words = '', value = ''] = /^([[{])(.+)\|(.+)[\]}]$/.exec(part) ?? []
    if (open) labels.push({ kind: open === '[' ? 'amount' : 'timer', at: text.length, value, words })
    text += open ? words : part
  }
  return { text, labels }
}

const judged = recipes.flatMap(({ lines, steps }) => {
  const read = steps.map(readLabels)
  const list = lines.map((line) => readIngredient(line))
  const marks = readSteps(
    read.map(({ text }) => text),
    list,
  )
  return read.map(({ text, labels }, step) => {
    const found = (marks[step] ?? []).flatMap((mark): Found[] => {
      const { start, end } = mark
      if (mark.kind === 'amount') return [{ start, end, kind: mark.kind, value: mark.lines.join('+') }]
      if (mark.kind !== 'timer') return []
      const { least, most } = mark.seconds
      return [{ start, end, kind: mark.kind, value: least === most ? `${least}` : `${least}-${most}` }]
    })
    const isOf = (label: Label, mark: Found) =>
      mark.kind === label.kind && mark.start < label.at + label.words.length && mark.end > label.at
    return {
      text,
      labels: labels.map((label) => ({
        ...label,
        isRight: found.some((mark) => isOf(label, mark) && mark.value === label.value),
      })),
      extra: found.filter((mark) => !labels.some((label) => isOf(label, mark))),
    }
  })
})

const wrongOf = (kind: Label['kind']) =>
  judged.flatMap(({ text, labels, extra }) => [
    ...labels.filter((label) => label.kind === kind && !label.isRight).map(({ words }) => [text, words]),
    ...extra.filter((mark) => mark.kind === kind).map(({ start, end }) => [text, text.slice(start, end)]),
  ])

test('amounts of sixty steps in five languages are linked to their lines, or left alone', () => {
  // A part of what is there already, taken for one of the dry beans. With the servings it grows as they do.
  expect(wrongOf('amount')).toEqual([['Mash 1 cup of the cooked beans and stir them back in.', '1 cup']])
})

test('timers of sixty steps in five languages are right, and no other time is one', () => {
  expect(wrongOf('timer')).toEqual([])
})
