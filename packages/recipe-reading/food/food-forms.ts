import forms from './forms.json' with { type: 'json' }

type Turn = { food: string; word: string }

const turns: ReadonlyMap<string, Turn[]> = new Map(
  Object.entries(forms).map(([food, others]) => [
    food,
    Object.entries(others).flatMap(([other, words]: [string, string[]]) =>
      words.map((word) => ({ food: other, word: ` ${word} ` })),
    ),
  ]),
)

/** The most that forms turn a food into another: "coconut, shredded, sweetened". */
const MOST_TURNS = 3

/** "Basil leaves, washed and dried" are fresh; "dried beans, rinsed" are not. */
const DRYING = new Set([' dried ', ' dry '])
const NOT_DRIED =
  / fresh | (?:washed|rinsed|patted|pat|spun|drained)(?: (?:and|then|until|well|thoroughly)){0,2} (?:patted |pat )?(?:dried|dry) /

/** Meat on the bone is sold with its skin, unless the line takes it off. */
const WITH_SKIN = new Set([' bone in ', ' with skin '])
const SKINLESS = / (?:skinless|skin removed|without skin|skinned) /

/** A food in the form that a line asks for, and the words that say so: dried thyme has other figures than fresh. */
export type FormedFood = { food: string; forms: string[] }

/**
 * The food that a food becomes by the words of its line, which stand between single spaces with one around them. A form
 * that a line denies ("not dried") or leaves open ("fresh or frozen") turns nothing.
 */
export function inForm(food: string, words: string): FormedFood {
  const found: string[] = []
  let now = food
  for (let count = 0; count < MOST_TURNS; count++) {
    const turn = turns.get(now)?.find(({ word }) => words.includes(word) && isMeant(word, words))
    if (!turn) break
    now = turn.food
    found.push(turn.word.trim())
  }
  return { food: now, forms: found }
}

function isMeant(word: string, words: string): boolean {
  return (
    !words.includes(` not${word}`) &&
    !words.includes(` or${word}`) &&
    !words.includes(`${word}or fresh `) &&
    !words.includes(`${word}or raw `) &&
    !(DRYING.has(word) && NOT_DRIED.test(words)) &&
    !(WITH_SKIN.has(word) && SKINLESS.test(words))
  )
}
