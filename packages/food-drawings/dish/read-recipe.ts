import { correctWords } from 'recipe-reading/food/corrections'
import type { Word } from 'recipe-reading/food/word'
import type { RecipeReading } from 'recipe-reading/reading/recipe-reading'
import { type LineFood, type ListedFoods, listFoods } from './list-foods.ts'
import type { SeenFood } from './looks.ts'
import { toFindFoods } from './named-foods.ts'
import type { KnownFood, Reading, Sentence } from './reading.ts'

const MOST_SENTENCES = 400
/** The plate is laid in the last third of the method, and in its last four sentences at least. */
const LAST_SHARE = 0.35
const LEAST_LAST = 4
/** Shorter words name no food by themselves. */
const LEAST_NAME = 4
const MAIN_GRAMS = 300
const SAUCE = new Set(['sauce', 'dressing', 'vinaigrette', 'coulis', 'gravy', 'glaze', 'relish', 'puree'])
const NOT_IN_IT = new Set(['no', 'without', 'sin', 'sans', 'ohne', 'senza', 'uden', 'utan', 'zonder'])

/** Reads what a recipe says about its plate, as if it said what the chef’s corrections mean. */
export function readForDish(recipe: RecipeReading, category: string): Reading {
  const correct = (words: readonly Word[]) => correctWords(words, recipe.corrections)?.words ?? words
  const listed = listFoods(recipe)
  const findIn = toFindFoods(listed.foods)
  const titleWords = withoutMissing(correct(recipe.title.words))
  const inTitle = findIn(titleWords)
  const titled = [...new Set(inTitle.map(({ food }) => food))]
  const sauced = inTitle.filter(({ end }) => SAUCE.has(titleWords[end]?.text ?? ''))
  const sentences = splitSentences(recipe).map((said): Sentence => {
    const words = correct(said)
    return { words, texts: words.map(({ text }) => text), foods: findIn(words) }
  })
  const lastCount = Math.max(LEAST_LAST, Math.ceil(sentences.length * LAST_SHARE))
  return {
    title: titleWords.map(({ text }) => text),
    category,
    titled,
    sauced: new Set(sauced.map(({ food }) => food)),
    foods: oneAFood(listed.foods, new Set(titled)),
    isUnderstood: listed.isUnderstood,
    isLeadUnknown: isLeadUnknown(titleWords, listed),
    lineCounts: countLines(listed.foods),
    sentences,
    last: sentences.slice(-lastCount),
    listWords: listed.words,
  }
}

/** Whether the title names a food that nobody knows, or most of the dish is one. */
const isLeadUnknown = (title: readonly Word[], { foods, unknown, unknownGrams }: ListedFoods) =>
  title.some(({ text }) => text.length >= LEAST_NAME && unknown.has(text)) ||
  (unknownGrams > MAIN_GRAMS && foods.every(({ grams }) => grams <= unknownGrams))

function splitSentences({ steps }: RecipeReading): (readonly Word[])[] {
  const sentences: Word[][] = []
  for (const { words } of steps)
    for (const [at, word] of words.entries()) {
      const begins = at === 0 || /[.;!?]/.test(word.breaks)
      if (begins && sentences.length >= MOST_SENTENCES) return sentences
      if (begins) sentences.push([])
      sentences.at(-1)?.push(word)
    }
  return sentences
}

/** A title without what it says is missing: "gluten-free", "sans lactose". */
function withoutMissing(words: readonly Word[]): Word[] {
  return words.filter(({ text }, at) => {
    if (text === 'free' || words[at + 1]?.text === 'free') return false
    const before = words[at - 1]?.text
    return !NOT_IN_IT.has(text) && !(before !== undefined && NOT_IN_IT.has(before))
  })
}

/** One entry a food: the line with most of it speaks for it, and a line that says "to serve" puts it on top. */
function oneAFood(foods: readonly LineFood[], titled: ReadonlySet<SeenFood>): KnownFood[] {
  const unique = new Map<SeenFood, KnownFood>()
  for (const { foreignName: _, ...food } of foods) {
    const known = unique.get(food.food)
    const most = known && known.grams >= food.grams ? known : { ...food, isInTitle: titled.has(food.food) }
    unique.set(food.food, {
      ...most,
      isOnTop: food.isOnTop || known?.isOnTop === true,
      isOptional: food.isOptional && known?.isOptional !== false,
    })
  }
  return [...unique.values()]
}

function countLines(foods: readonly LineFood[]): ReadonlyMap<SeenFood, number> {
  const counts = new Map<SeenFood, number>()
  for (const { food } of foods) counts.set(food, (counts.get(food) ?? 0) + 1)
  return counts
}
