import { FOR, isNumber, wordsOfParts } from './product-words.ts'

const BINDINGS = new Set(['paperback', 'hardback', 'hardcover'])
const BOOKS = new Set(['recipes', 'cookbook', 'bible', 'handbook'])
/** After the word for a book: "recipes and techniques". In "recipes tin" it only describes. */
const GOES_ON = new Set(['and', '&', 'for', 'by', 'from', 'to', 'of', 'in', 'with'])
/** What comes with a machine: "recipes included". */
const COMES_WITH = new Set([
  'included',
  'include',
  'includes',
  'including',
  'incl',
  'free',
  'plus',
  '+',
  'bonus',
])

/** Whether a name is that of a book, whatever tool it is about: "The Wok: Recipes and Techniques". */
export function isBook(name: string): boolean {
  const parts = wordsOfParts(name)
  const words = parts.flat()
  if (words.some((word) => COMES_WITH.has(word))) return false
  // "Blender, with 100 recipes" and "kettle, 30 recipes" sell a machine; after a colon stands what a book is about.
  const machine = name.includes(':') ? -1 : words.findIndex((word) => FOR.has(word) || isNumber(word))
  return parts.some((part, at) =>
    part.some((word, place) => {
      if (BINDINGS.has(word)) return true
      const before = parts.slice(0, at).reduce((sum, one) => sum + one.length, 0) + place
      if (machine >= 0 && machine < before) return false
      const next = part[place + 1]
      const isLast = next === undefined || GOES_ON.has(next)
      return isLast && (BOOKS.has(word) || (word === 'book' && part[place - 1] === 'the'))
    }),
  )
}

/** Places and works for which a kitchen tool is none: "sieve for garden soil". */
const ELSEWHERE = new Set(
  'cement concrete plaster hair nails garden gardening soil pool dog dogs cat cats pet pets car cars paint painting'.split(
    ' ',
  ),
)

/** Whether a name says that a thing is for work outside a kitchen. */
export const isUsedElsewhere = (name: string): boolean =>
  wordsOfParts(name).some((words) => {
    const purpose = words.findIndex((word) => word === 'for')
    return purpose >= 0 && words.slice(purpose + 1).some((word) => ELSEWHERE.has(word))
  })
