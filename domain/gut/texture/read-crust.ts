import type { Corrections } from '../../food/corrections.ts'
import { findFoods } from '../../food/find-foods.ts'
import type { FoodKind } from '../../food/food-kinds.ts'
import { toWords, type Word } from '../../food/line-words.ts'
import { names } from '../cooking/step-words.ts'
import { shareLines } from '../triggers/line-shares.ts'
import { readTexture } from './read-texture.ts'
import type { TriggerFields, TriggerHit } from '../triggers/read-triggers.ts'
import { findSigns, type Found, isMadeCrisp, untilBeside } from './texture-signs.ts'

/** What would be another dish without. Vegetables that are crisp and tender may be cooked longer. */
const LIVES_FROM = /crisp|tahdig|socarrat|crunchy|granola|popcorn|brittle|deep fr|air fr|crackling|set hard/
/** Names of dishes that are nothing but crust. */
const ALL_CRUST =
  /^(?:air fryer|air fried|baklava|biscotti|brittle|chips|cracker|crackers|crisp|crisps|crispy|crunchy|crostini|croquette|fish fingers|fish sticks|fried chicken|fries|goujons|granola|hash browns?|jerky|karaage|katsu|knafeh|kunafa|latkes|milanese|nacho|nachos|nuggets|pakora|bhaji|popcorn|rosti|schnitzel|scampi|spring roll|tempura|tonkatsu|tostada|trail mix)$/
/** A food that is less of the dish by weight is a garnish: lardons of a stew. */
const MORE_THAN_GARNISH = 0.15
/** What is bought crisp, and so much of it that the dish is crisp. */
const BOUGHT_CRISP =
  /krisp|corn ?flakes|cracker|pretzel|wafers|chips|crisps|crispbread|p(?:o|a)pp?ad|breadsticks|grissini|rice cakes|oatcakes/
/** What is bought hard, however little of it: nothing in a pot makes it soft for certain. */
const BOUGHT_HARD =
  /crisp|cracker|chips|pretzel|crouton|taco shell|tostada|melba|crunchy|crusty|candied|candies|hard candy|toffee|brittle|popcorn|granola|fried onions|fried shallots|biscotti|p(?:o|a)pp?ad|breadsticks|grissini|oatcakes|bombay|sev|scratchings|rinds|corn nuts|honeycomb|praline|strips|ryvita|rice cakes/
const MUCH_BOUGHT = 0.25
/** What is crisp beside a dish, or on it. */
const AT_THE_SIDE = new Set(['serve', 'served', 'scatter', 'sprinkle', 'garnish', 'alongside'])
/** Chips that are no potatoes: of chocolate, in cookies. */
const SWEET_CHIPS = /^(?:chocolate|butterscotch|caramel|cookies?|muffins?)$/
/** Fat to fry in; other helpers are told by their kind. */
const FRYING_FAT = /butter$|^(?:ghee|margarine|lard|dripping)$/
/** What only helps. */
const HELPERS: ReadonlySet<FoodKind> = new Set(['oil', 'fruit_fat', 'water', 'seasoning', 'vegetable_stock'])

/** Whether a dish is crisp or hard itself, and else the lines of which its steps make a crisp garnish, by their places. */
export type Crust = { isDish: boolean; garnish: ReadonlySet<number> }

const NO_CRUST: Crust = { isDish: false, garnish: new Set() }
const ALL_OF_IT: Crust = { isDish: true, garnish: new Set() }

/**
 * Reads what is crisp or hard of a dish. A crisp word is of the foods that its clause names, else of those of the nearest clause before it
 * in its step, and else of the dish.
 */
export function readCrust(
  recipe: TriggerFields & { name: string },
  hits: readonly TriggerHit[],
  corrections?: Corrections,
): Crust {
  if (readTexture({ ...recipe, triggers: hits }).texture !== 'regular') return NO_CRUST
  const main = untilBeside(toWords(recipe.name))
  const isSweet = main.some(({ text }) => SWEET_CHIPS.test(text))
  if (findSigns(main, -1).some(({ term }) => ALL_CRUST.test(term) && !(isSweet && term === 'chips')))
    return ALL_OF_IT
  const shares = shareLines(recipe.ingredients, corrections)
  const lines = recipe.ingredients.map(({ ingredient_text }, at) => {
    const words = toWords(ingredient_text)
    const terms = findFoods(words).foods.flatMap(({ kind, term }) =>
      HELPERS.has(kind) || FRYING_FAT.test(term) ? [] : term,
    )
    const isNamed = terms.some((term) => names(main, term))
    const share = shares[at] ?? 1
    return { at, words, terms, share, isMuch: isNamed || share >= MORE_THAN_GARNISH }
  })
  const isBoughtSo = lines.some(
    ({ words, share, isMuch }) =>
      (isMuch && isCrisp(words, 'crunch')) ||
      (share >= MUCH_BOUGHT && findSigns(words, -1).some(isBoughtCrisp)),
  )
  if (isBoughtSo) return ALL_OF_IT
  const made = recipe.instructions.flatMap(({ step_text }) => {
    const clauses = toClauses(toWords(step_text))
    return clauses.flatMap((words, at) =>
      isCrisp(words, 'rough') ? [meantBy(clauses.slice(0, at + 1), lines)] : [],
    )
  })
  const isDish = made.some((named) => named === 'dish' || named.some(({ isMuch }) => isMuch))
  return {
    isDish,
    garnish: new Set(made.flatMap((named) => (named === 'dish' ? [] : named.map(({ at }) => at)))),
  }
}

type Line = { at: number; terms: readonly string[]; isMuch: boolean }

/** What the last of some clauses makes crisp: lines, or the dish where no clause names one. */
function meantBy(clauses: readonly (readonly Word[])[], lines: readonly Line[]): readonly Line[] | 'dish' {
  const [own = [], ...before] = clauses
    .toReversed()
    .map((clause) => lines.filter(({ terms }) => terms.some((term) => names(clause, term))))
  if (own.length === 0 && clauses.at(-1)?.some(({ text }) => AT_THE_SIDE.has(text))) return []
  return [own, ...before].find((some) => some.length > 0) ?? 'dish'
}

/** Whether a line brings something that is hard or crisp, as it is bought or as it is prepared. */
export function isHardInLine(line: string): boolean {
  const words = toWords(line)
  const isBought = findSigns(words, -1).some(({ sign, term }) => sign === 'crunch' && BOUGHT_HARD.test(term))
  return (isBought && !/\bcrumbs?\b/i.test(line)) || isMadeCrisp(words)
}

const isBoughtCrisp = ({ sign, term }: Found) => sign === 'crunch' && BOUGHT_CRISP.test(term)

/** Whether a clause of a step, or a line (`of` is its sign), says that something is crisp. */
function isCrisp(words: readonly Word[], of: 'rough' | 'crunch'): boolean {
  const signs = findSigns(words, of === 'rough' ? 0 : -1).filter(({ sign }) => sign === of)
  return signs.some(({ term }) => LIVES_FROM.test(term)) && !signs.some(({ term }) => term === 'crisp tender')
}

/** The words between two breaks. */
function toClauses(step: readonly Word[]): readonly (readonly Word[])[] {
  const clauses: Word[][] = [[]]
  for (const word of step) {
    if (/[,;:.!?(]/.test(word.breaks)) clauses.push([])
    clauses.at(-1)?.push(word)
  }
  return clauses
}
