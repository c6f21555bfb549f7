import { singularOf } from 'recipe-basics/text/english-noun'
import { findFoods } from 'recipe-reading/food/find-foods'
import type { FoodKind } from 'recipe-reading/food/food-kinds'
import { toWords, type Word } from 'recipe-reading/food/line-words'
import { memoize } from 'recipe-basics/text/memoize'
import { toSentences, toText } from '../cooking/step-words.ts'

const FLESH: ReadonlySet<FoodKind> = new Set(['meat', 'cured_meat', 'fish', 'shellfish'])
/** Kinds of food that a fork finds, unless the method makes them fine. */
const SOLID: ReadonlySet<FoodKind> = new Set([
  ...FLESH,
  'vegetable',
  'fruit',
  'pulse',
  'grain',
  'gluten_grain',
  'dry_pasta',
  'pasta',
  'noodle',
  'gnocchi',
  'chocolate',
  'milk_chocolate',
  'packet',
  'bread',
])
/** No drink is made with them. */
const NEVER_DRUNK: ReadonlySet<FoodKind> = new Set([
  ...FLESH,
  'gluten_grain',
  'dry_pasta',
  'pasta',
  'noodle',
  'bread',
])
/** What is fine or liquid already, or chopped as small as a spice. */
const FINE =
  /\b(?:juice|zest|peel|rind|pur[eé]e|passata|paste|sauce|powder|flour|cornflour|starch|cornstarch|semolina|ground|minced?|stock|broth|jam|syrup|milk|cream|oil|dashi|fat|lard|dripping|schmaltz|flakes|extract|garlic|ginger|chill?i(?:es)?|chiles?|lemons?|limes?|shallots?|scallions?|spring onions?|green onions?|crumbs|breadcrumbs)\b/
/** Where a line goes on to say what lies with the food, or what becomes of it: "tuna in oil", "thighs, trimmed of fat". */
const ASIDE = /[,(]| (?:in|with|trimmed) /
const MADE_FINE = /\b(?:ground|minced?)\b/
/** Products in pieces, whatever they are made of. */
const PRODUCTS =
  /\b(?:tortellini|ravioli|wontons?|uszka|kreplach|pierogi|pelmeni|gyozas?|matzo balls?|dumplings?|meatballs?|sausages?|frankfurters?|wieners?|hot ?dogs?|kielbasa|chorizo|salami|tofu|paneer|halloumi|fish fingers|nuggets)\b/
/** What steps call flesh, whichever part of it the line names: the ham of a ham hock. */
const ANIMALS =
  /\b(?:chicken|beef|pork|turkey|shrimp|prawns?|crab|lobster|mussels|fish|salmon|cod|haddock|trout|tuna|mackerel|ham|gammon|bacon|pancetta|lamb|duck|venison)\b/
const SAUSAGES = /\b(?:sausages?|chorizo|salami|frankfurters?|wieners?|kielbasa|hot ?dogs?|meatballs?)\b/
/** After the name of a food: a part of the dish that was made of it. */
const MADE_OF_IT =
  /^(?:sauce|coulis|pur[eé]e|puree|mixture|syrup|soup|juice|liquid|cream|mousse|broth|stock|jelly|custard|paste|milk|butter|smoothie|dip)$/
/** What is not put in: "discard the carrots". But "remove from the heat" takes nothing out. */
const TAKEN_OUT = /^(?:discard|remove|strain|squeeze)|^reserve$/
const isTakenOut = (words: readonly Word[]): boolean =>
  words.some(({ text }, at) => TAKEN_OUT.test(text) && words[at + 1]?.text !== 'from')

const isFine = (line: string) => FINE.test(line.split(ASIDE, 1)[0] ?? '') || MADE_FINE.test(line)

/** The name of the food of a line that lies in pieces on the fork, as steps say it; undefined for what is fine or liquid. */
export function pieceOf(line: string): string | undefined {
  const product = PRODUCTS.exec(line)?.[0]
  if (product || isFine(line)) return product
  const food = findFoods(toWords(line)).foods.find(({ kind }) => SOLID.has(kind))
  return food ? (FLESH.has(food.kind) && ANIMALS.exec(line)?.[0]) || food.term : strangerOf(line)
}

/** The name of a line whose food nobody knows: it may be a bar of honeycomb. */
export function strangerOf(line: string): string | undefined {
  const { foods, unknown } = findFoods(toWords(line))
  return foods.length === 0 && !isFine(line) ? unknown[0] : undefined
}

/** Names of dishes that are eaten frozen. */
export const FROZEN =
  /\b(?:ice creams?|gelato|semifreddo|frozen yogh?urt|kulfi|ice lollies|popsicles?|sundaes?)\b/i
const NO_PIECE_ANY_MORE = /^(?:melt|blend|blitz|puree|liquidi|dissolv|infus|steep|strain|sieve)/
/** What is as hard as ice in a frozen dish: chocolate in pieces, raisins, biscuits. */
export const frozenPieces = (
  name: string,
  pieces: readonly string[],
  sentences: readonly (readonly Word[])[],
): { term: string }[] =>
  FROZEN.test(name)
    ? pieces.flatMap((term) => {
        const isGone = sentences.some(
          (words) => words.some(({ text }) => NO_PIECE_ANY_MORE.test(text)) && callsIt(words, term),
        )
        return isGone ? [] : { term }
      })
    : []

/** Fruit whose pips a blender leaves whole. */
const PIPS =
  /\b(?:raspberr(?:y|ies)|blackberr(?:y|ies)|boysenberr(?:y|ies)|loganberr(?:y|ies)|tayberr(?:y|ies)|gooseberr(?:y|ies)|(?:red|black|white)[ -]?currants?|passion ?fruits?|pomegranates?|guavas?|prickly pears?|mixed berries)\b/
const WITHOUT_PIPS = /\b(?:seedless|sieved|strained|juice|liqueur|syrup|vinegar|jelly|cordial|tea|leaves)\b/

/** The fruit with pips of a line. */
export const pipsOf = (line: string): { term: string } | undefined => {
  const [term] = (!WITHOUT_PIPS.test(line) && PIPS.exec(line)) || []
  return term === undefined ? undefined : { term }
}

/** Whether a line is meat, fish or shellfish in pieces: no mince, no stock, no fat. */
export const isFleshInPieces = (line: string): boolean =>
  SAUSAGES.test(line) || (!isFine(line) && findFoods(toWords(line)).foods.some(({ kind }) => FLESH.has(kind)))

/** Whether it is meat, sausages and ham among it. */
export const isMeatInPieces = (line: string): boolean =>
  SAUSAGES.test(line) ||
  (!isFine(line) &&
    findFoods(toWords(line)).foods.some(({ kind }) => kind === 'meat' || kind === 'cured_meat'))

/** Whether a line is of a food that nobody drinks. */
export const isNeverDrunk = (line: string): boolean =>
  SAUSAGES.test(line) || findFoods(toWords(line)).foods.some(({ kind }) => NEVER_DRUNK.has(kind))

/** Whether a step puts meat back, and names no animal: "pour the liquid over the meat". */
export const putsMeatIn = (words: readonly Word[]): boolean =>
  /\b(?:over|add|return|with|in|stir|fold|push|put) (?:the )?(?:\w+ )?(?:meat|fish|flesh)\b/.test(
    toText(words),
  )

/** "Mash everything with the milk." */
export const mashesAll = (sentence: readonly Word[]): boolean =>
  sentence.some(({ text }) => text === 'mash') &&
  sentence.some(({ text }) => /^(?:everything|together|all)$/.test(text))

/** Whether a sentence names meat or fish, and not only a stock or milk in which it lay. */
export const namesFlesh = (words: readonly Word[]): boolean =>
  words.some(({ text }, at) => /^(?:fish|meat)$/.test(text) && !MADE_OF_IT.test(words[at + 1]?.text ?? '')) ||
  findFoods(words).foods.some(({ kind, end }) => FLESH.has(kind) && !MADE_OF_IT.test(words[end]?.text ?? ''))

/** "Everything but the chicken." */
const NOT_ALL = /^(?:but|except|apart|besides|other)$/

/** Whether a step blends meat or fish by its name, or all there is: nothing of it stays in pieces. */
export const blendsFlesh = (step: readonly Word[] | undefined): boolean =>
  toSentences(step ?? []).some(
    (words) =>
      words.some(({ text }) => BLENDING.test(text)) &&
      !words.some(({ text }) => NOT_ALL.test(text)) &&
      (namesFlesh(words) || words.some(({ text }) => text === 'everything')),
  )

const BOILED_EGGS = /\bboiled eggs?\b|\beggs?, (?:hard[- ])?boiled\b/
const haveBoiledEggs = memoize((lines: readonly string[]) => lines.some((line) => BOILED_EGGS.test(line)))

/** Whether a step brings eggs in pieces: boiled, poached, chopped, or boiled by a line. */
export const bringsEggs = (words: readonly Word[], lines: readonly string[]): boolean =>
  words.some(({ text }) => /^eggs?$/.test(text)) &&
  (haveBoiledEggs(lines) ||
    words.some(({ text }) =>
      /^(?:hard|boil|boiled|poach|poached|chop|slice|halve|quarter|fry|fried)$/.test(text),
    ))

/** How often words call a food by the last word of its name, in the singular or the plural. */
export const countCalls = (words: readonly Word[], term: string): number =>
  singularsIn(words).get(headOf(term)) ?? 0

export const callsIt = (words: readonly Word[], term: string): boolean => singularsIn(words).has(headOf(term))

const headOf = (term: string) => singularOf(toWords(term).at(-1)?.text ?? term)

/** Words in the singular, and how often each stands there. */
const singularsIn = memoize((words: readonly Word[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { text } of words) {
    const singular = singularOf(text)
    counts.set(singular, (counts.get(singular) ?? 0) + 1)
  }
  return counts
})

const KEPT_BACK = /^(?:reserved|remaining|rest|whole)$/
/** Whether a part of a food was kept for this step: "the reserved chickpeas", "the rest of the cucumber". */
export const isKeptBack = (term: string, words: readonly Word[]): boolean =>
  keptBackIn(words).has(headOf(term))

const keptBackIn = memoize(
  (words: readonly Word[]): ReadonlySet<string> =>
    new Set(
      words.flatMap(({ text }, at) =>
        words.slice(Math.max(at - 4, 0), at).some(({ text: before }) => KEPT_BACK.test(before)) &&
        !MADE_OF_IT.test(words[at + 1]?.text ?? '')
          ? singularOf(text)
          : [],
      ),
    ),
)

/** Whether a step from `from` on puts a food in as it is: "add the grapes", and not "pour the grape jelly". */
export function isPutIn(term: string, steps: readonly (readonly Word[])[], from: number): boolean {
  const head = headOf(term)
  return steps.slice(from).some((words) => putInBy(words).has(head))
}

const putInBy = memoize(
  (words: readonly Word[]): ReadonlySet<string> =>
    new Set(
      isTakenOut(words)
        ? []
        : words.flatMap(({ text }, at) =>
            MADE_OF_IT.test(words[at + 1]?.text ?? '') ? [] : singularOf(text),
          ),
    ),
)

/** Chocolate is no piece any more once a sentence melts it. */
export const isMelted = (term: string, sentences: readonly (readonly Word[])[]): boolean =>
  melting(sentences).some((words) => callsIt(words, term))

const melting = memoize((sentences: readonly (readonly Word[])[]) =>
  sentences.filter((words) => words.some(({ text }) => text.startsWith('melt'))),
)

const BLENDING = /^(?:blend|blitz|puree|liquidise)$/
const ALL_OF_IT = /^(?:all|everything|soup|stew|mixture|contents|meat|flesh|fish)$/
const DISCARDED = /^(?:discard|discarding|discarded)$/
/** What was blended is the sauce of what lies on the plate. */
const POURED_OVER = /\b(?:pour|ladle)(?: it)?(?: all)? over\b(?! (?:the )?(?:ice|top|back))/

const SAUCES = '(?:sauce|coulis|puree|syrup)'
const SAUCE_POURED = new RegExp(
  `\\b(?:pour|spoon|drizzle|ladle)\\b(?: \\w+){0,3} ${SAUCES}(?: all)? (?:over|round|around)\\b(?! (?:the )?ice)`,
)
/** "Turn out the puddings and pour the sauce round": what was sieved before was the sauce. */
export const poursSauce = (words: readonly Word[]): boolean => SAUCE_POURED.test(toText(words))

/** "Blend the tomatoes and the pepper": a blend that names other foods leaves the meat of the pot in pieces. */
export function blendsOthers(
  steps: readonly (readonly Word[])[],
  blended: number,
  after: readonly (readonly Word[])[],
  lines: readonly string[],
): boolean {
  const sentences = toSentences(steps[blended] ?? []).filter((words) =>
    words.some(({ text }) => BLENDING.test(text)),
  )
  const names = findFoods(sentences.flat()).foods
  if (names.length === 0 || sentences.flat().some(({ text }) => ALL_OF_IT.test(text))) return false
  const isPoured = POURED_OVER.test(toText(after.flat()))
  const before = toText(steps.slice(0, blended).flat())
  const whole = lines.filter((line) => {
    const piece = isPoured ? pieceOf(line) : undefined
    return isFleshInPieces(line) || (piece !== undefined && before.includes(piece.split(' ').at(-1) ?? piece))
  })
  const discarding = steps.filter((words) => words.some(({ text }) => DISCARDED.test(text)))
  return whole.some((line) => {
    const own = findFoods(toWords(line)).foods.flatMap(({ term }) => term.split(' '))
    const isNamed = (words: readonly Word[]) => own.some((word) => singularsIn(words).has(word))
    return !sentences.some(isNamed) && !discarding.some(isNamed)
  })
}
