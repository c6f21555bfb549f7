import { expect, test } from 'vitest'
import { readIngredient } from '../ingredient/read-ingredient.ts'
import { readSteps } from './read-steps.ts'

/** What is read in steps of a recipe with these lines, as texts: "amount 2 tbsp → 0". */
function read(list: string[], ...steps: string[]): string[][] {
  const lines = list.map((line) => readIngredient(line))
  return readSteps(steps, lines).map((marks, index) =>
    marks.flatMap((mark) => {
      const text = steps[index]?.slice(mark.start, mark.end) ?? ''
      if (mark.kind === 'amount') return `amount ${text} → ${mark.lines.join()}`
      if (mark.kind === 'timer') return `timer ${text} = ${mark.seconds.least}–${mark.seconds.most}`
      return `${mark.kind} ${text}`
    }),
  )
}
const readOne = (list: string[], step: string) => read(list, step)[0]
const timers = (step: string, list = ['1 cup flour']) =>
  readOne(list, step)
    ?.filter((said) => said.startsWith('timer'))
    .map((said) => said.split(' = ')[1])

test('an amount is linked to the line of its food', () => {
  const list = ['200 g flour', '4 tbsp butter, divided', '1 cup brown sugar', '½ cup white sugar', '3 eggs']
  expect(readOne(list, 'Rub 2 tbsp of the butter into the 200 g flour.')).toEqual([
    'amount 2 tbsp → 1',
    'amount 200 g → 0',
  ])
  expect(readOne(list, 'Beat 1 cup sugar, then ½ cup sugar and the 3 eggs.')).toEqual([
    'amount 1 cup → 2',
    'amount ½ cup → 3',
    'amount 3 → 4',
  ])
})

test('what is left of a food is no amount, unless the step says how much', () => {
  const list = ['4 tbsp butter', '2 cups sugar']
  expect(readOne(list, 'Add the remaining butter and half of the sugar.')).toEqual(['share half'])
  expect(readOne(list, 'Add the remaining ½ cup of sugar.')).toEqual(['amount ½ cup → 1'])
})

test('an amount for each of several things, of something made, or of nothing on the list is left alone', () => {
  const list = ['2 cups cheese', '½ cup honey', '1 tbsp vinegar', '8 tortillas']
  expect(readOne(list, 'Fill each tortilla with 2 tablespoons of cheese.')).toEqual(['count 2 tablespoons'])
  expect(readOne(list, 'Keep 2 tablespoons of the honey glaze.')).toEqual(['count 2 tablespoons'])
  expect(readOne(list, 'Bring 4 quarts of water to the boil.')).toEqual(['count 4 quarts'])
})

test('an amount beside its food in brackets, and two that say the same, are linked', () => {
  const list = ['100 g (½ cup) sugar', '1 tbsp olive oil']
  expect(readOne(list, 'Heat the olive oil (1 tbsp).')).toEqual(['amount 1 tbsp → 1'])
  expect(readOne(list, 'Add 100 g (½ cup) sugar.')).toEqual(['amount 100 g → 0', 'amount ½ cup → 0'])
})

test('temperatures, sizes and counts of things made are known as such', () => {
  expect(readOne(['1 cup flour'], 'Heat the oven to 350°F (180 °C). Grease two 9 x 5 inch tins.')).toEqual([
    'temperature 350°F',
    'temperature 180 °C',
    'other two',
    'size 9 x 5 inch',
  ])
  expect(
    readOne(['1 cup flour'], 'Fill a 6-quart pot, cut into 1- to 2-inch pieces and shape 12 balls of it.'),
  ).toEqual(['size 6-quart', 'size 1- to 2-inch', 'count 12 balls'])
})

test('what has a temperature is read from the words around it', () => {
  const heats = (step: string, list = ['2 cups flour']) =>
    readSteps(
      [step],
      list.map((line) => readIngredient(line)),
    )[0]?.flatMap((mark) =>
      mark.kind === 'temperature' ? [`${mark.heat ?? 'unknown'}${mark.isFan ? ' fan' : ''}`] : [],
    )
  expect(heats('Bake at 350 until a thermometer reads 165.')).toEqual(['oven', 'probe'])
  expect(heats('Heat the oil to 350°F.')).toEqual(['unknown'])
  expect(heats('Lower the heat by 25°F, then to 90°F.')).toEqual(['difference', 'unknown'])
  expect(heats('Heat the oven to 200°C (fan 180°C).', ['200 g flour'])).toEqual(['oven', 'oven fan'])
  expect(heats('Bake at 200 for 20 minutes.', ['200 g flour'])).toEqual([])
  expect(heats('Bake 350 cookies, turn the tray and cut it into 300 pieces.')).toEqual([])
})

test('holes of a muffin tin, and what goes in at a time, are counts, and a rest is of its food', () => {
  expect(readOne(['1 cup sugar', '4 eggs'], 'Grease a 12-cup muffin tin. Add 1 egg at a time.')).toEqual([
    'count 12-cup',
    'count 1',
  ])
  expect(readOne(['1 cup sugar'], 'Beat in ¾ cup sugar; set aside the remaining ¼ cup.')).toEqual([
    'amount ¾ cup → 0',
    'amount ¼ cup → 0',
  ])
  expect(readOne(['1 cup sugar'], 'Beat in ½ cup sugar; set aside ¼ cup.')).toEqual([
    'amount ½ cup → 0',
    'count ¼ cup',
  ])
})

test('times that a cook would set a timer for are read in seconds', () => {
  expect(timers('Bake for 20–25 minutes.')).toEqual(['1200–1500'])
  expect(timers('Simmer for 1 hour and 30 minutes, or 1h30.')).toEqual(['5400–5400', '5400–5400'])
  expect(timers('Rest for an hour and a half.')).toEqual(['5400–5400'])
  expect(timers('Cook for 30 seconds to 1 minute.')).toEqual(['30–60'])
  expect(timers('Fry for a minute or two.')).toEqual(['60–120'])
  expect(timers('Let it rest for half an hour, then 3 additional minutes.')).toEqual(['1800–1800', '180–180'])
})

test('times of keeping, every so often, before something, and vague ones are no timers', () => {
  expect(timers('It keeps for up to 3 days in the fridge, and for 2 months frozen.')).toEqual([])
  expect(timers('Stir every 10 minutes.')).toEqual([])
  expect(timers('Make it up to 24 hours in advance.')).toEqual([])
  expect(timers('Add the peas for the last 5 minutes.')).toEqual([])
  expect(timers('Roast for 20 minutes per pound.')).toEqual([])
  expect(timers('Let it cool for a few minutes. Repeat with a second piece.')).toEqual([])
})

test('times, temperatures and amounts of other languages are read', () => {
  const languages: [list: string[], step: string, said: string[]][] = [
    [
      ['200 g Mehl', '3 Eier'],
      '200 g Mehl und 3 Eier mischen, bei 180 Grad eine halbe Stunde backen.',
      ['amount 200 g → 0', 'amount 3 → 1', 'temperature 180 Grad', 'timer eine halbe Stunde = 1800–1800'],
    ],
    [
      ['100 g de sucre', '2 œufs'],
      'Mélangez 100 g de sucre, puis enfournez 20 à 25 minutes à 180 °C.',
      ['amount 100 g → 0', 'timer 20 à 25 minutes = 1200–1500', 'temperature 180 °C'],
    ],
    [
      ['2 cucharadas de aceite', '1 cebolla'],
      'Calienta 2 cucharadas de aceite y cocina 1 hora y media.',
      ['amount 2 cucharadas → 0', 'timer 1 hora y media = 5400–5400'],
    ],
    [
      ['50 g di burro', '300 g di farina'],
      "Sciogli 50 g di burro e cuoci per mezz'ora a 200°.",
      ['amount 50 g → 0', "timer mezz'ora = 1800–1800", 'temperature 200°'],
    ],
    [
      ['2 el olijfolie', '250 g bloem'],
      'Verhit 1 el olijfolie en bak 10 minuten op 180 graden.',
      ['amount 1 el → 0', 'timer 10 minuten = 600–600', 'temperature 180 graden'],
    ],
    [
      ['3 dl mælk', '125 g hvedemel'],
      'Tilsæt 3 dl mælk, og bag i 1 time ved 200 grader.',
      ['amount 3 dl → 0', 'timer 1 time = 3600–3600', 'temperature 200 grader'],
    ],
    [
      ['2 dl grädde', '100 g smör'],
      'Rör ner 2 dl grädde och koka i 15 minuter.',
      ['amount 2 dl → 0', 'timer 15 minuter = 900–900'],
    ],
    [
      ['4 ss smør', '2 dl melk'],
      'Smelt 2 ss smør og stek i 10–12 minutter på 225 grader.',
      ['amount 2 ss → 0', 'timer 10–12 minutter = 600–720', 'temperature 225 grader'],
    ],
  ]
  for (const [list, step, said] of languages) expect(readOne(list, step)).toEqual(said)
})

test('numbers far into a long step are read at their place', () => {
  const step = `${'Stir it well and wait. '.repeat(200)}Add 1 cup of the sugar.`
  expect(readOne(['1 cup sugar'], step)).toEqual(['amount 1 cup → 0'])
})

test('marks are in order, inside the text, and none is over another, in any text', () => {
  const parts =
    '1|½|2 cups|-|to|350°F|x|(|)|9x13|each|per|of the|sugar|a|minutes|hour|"|,|.|\u0000|²|🍅|1/2|1e9|99999999999999999999'.split(
      '|',
    )
  let state = 1
  const next = () => (state = (state * 48_271) % 2_147_483_647)
  for (let made = 0; made < 2_000; made++) {
    const step = Array.from({ length: 1 + (next() % 12) }, () => parts[next() % parts.length]).join(' ')
    let at = 0
    for (const { start, end } of readSteps([step], [readIngredient('2 cups sugar')])[0] ?? []) {
      expect([step, start >= at && end > start && end <= step.length]).toEqual([step, true])
      at = end
    }
  }
})
