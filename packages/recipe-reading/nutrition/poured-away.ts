import type { Corrections } from '../food/corrections.ts'
import { weightsOf } from '../food/food-weights.ts'
import { toWords } from '../food/line-words.ts'
import { type EatenPart, isUneatenSalt } from './eaten-part.ts'
import { isWater } from './water.ts'
import { middleOf, type ReadText, weighList } from './weigh-parts.ts'

/** What a recipe says besides its lines. */
type SaidBeside = { name: string; steps: readonly string[] }

const MARINADE = /\b(?:marinade|marinat(?:e[ds]?|ing)|brine[ds]?|brining)\b/i
/** The meat goes on without what it lay in: "discard the marinade", "lift the chicken from the buttermilk, letting it drip". */
const POURED = [
  /\b(?:discard|throw (?:away|out)|toss out|pour (?:off|away|out)|drain(?: off)?|dispose of)\b[^.;]{0,50}\b(?:marinade|brine|buttermilk|soaking (?:liquid|milk))\b/i,
  /\b(?:remove|lift|take|drain|shake)\b[^.;]{0,70}\b(?:from|out of|off)(?: the| its| their| any| excess| remaining)* (?:marinade|brine|buttermilk)\b/i,
]
/** Then it is eaten after all. */
const USED =
  /\b(?:reserv(?:e[ds]?|ing)|boil|simmer|reduce|bast(?:e|ing)|brush(?:ing)?|spoon|drizzle)\b[^.;]{0,50}\bmarinade\b|\badd (?:the |any |all |reserved |remaining |leftover )*marinade\b|\bmarinade\b[^.;]{0,40}\b(?:reserved?|aside|for basting|over|to (?:a|the) (?:boil|simmer|pan|skillet|wok|pot))\b/i
const NOT_POURED = /\b(?:do not|don't|dont|without|never) (?:discard|drain|pour)/i
/** Kinds of food that a marinade is made of; what lies in it is none of them. */
const SOAKING: ReadonlySet<string | undefined> = new Set<string | undefined>([
  'sugar',
  'honey',
  'oil',
  'soy_sauce',
  'fish_sauce',
  'condiment',
  'wine',
  'rice_wine',
  'milk',
])

const PICKLED =
  /\b(?:pickle[ds]?|pickling|eingelegte[sr]?|encurtid[oa]s|sott'?aceto|syltede|syltet|inlagd[a]?|tsukemono|escabeche)\b/i
/** A dish beside the pickle, whose vinegar is not the liquor: "burger with pickles", "pork and pickled cabbage", no "bread and butter pickles". */
const BESIDE =
  /\b(?:with|mit|avec|con|med)\b|\b(?:and|und|et|y|og|och) (?:[\w-]+ )?(?:pickled|eingelegte[sr]?|encurtid[oa]s|syltede|syltet|inlagd[a]?)\b/i
/** So much of what is in the jar is vinegar, or it is no liquor: only whether it is one hangs on it, no figure. */
const LEAST_VINEGAR = 0.12

/**
 * What of each line is eaten where the rest is poured away: a marinade by the steps, the liquor of pickles by the name, the sugar of
 * a brine by its salt. How much clings to the food or gets into it depends on cut, time and heat: of a marinade or a liquor it is
 * anything from none to all, and where that decides what a dish holds, it gets no figures. Undefined for lines that are eaten whole.
 */
export function findPouredAway(
  lines: readonly ReadText[],
  { name, steps }: SaidBeside,
  corrections?: Corrections,
): (EatenPart | undefined)[] {
  const foods = weighList(lines, corrections).map(([first]) => ({
    food: first?.found.food,
    kind: first?.found.kind,
    grams: first?.weight.grams ? middleOf(first.weight.grams) : 0,
  }))
  const inMarinade = findMarinade(lines, foods, steps)
  const liquor = findLiquor(lines, foods, name)
  const cured = findCured(lines, foods)
  return lines.map(
    (_, at) =>
      (liquor.has(at) && STAYS_IN_JAR) ||
      (cured.has(at) && NOTHING_OF_BRINE) ||
      (inMarinade.has(at) && LEFT_OF_MARINADE) ||
      undefined,
  )
}

const NOTHING_OF_BRINE: EatenPart = { part: 0, why: 'The brine is poured away.' }

const LEFT_OF_MARINADE: EatenPart = {
  part: 'unknown',
  why: 'The steps pour the marinade away. How much of it is eaten is unknown.',
}

const STAYS_IN_JAR: EatenPart = {
  part: 'unknown',
  why: 'Most of the liquor stays in the jar. How much of it is eaten is unknown.',
}

type LineFood = { food: string | undefined; kind: string | undefined; grams: number }

/** The lines of a marinade that the steps pour away: those under its heading, or liquids that only the steps up to it name. */
function findMarinade(
  lines: readonly ReadText[],
  foods: readonly LineFood[],
  steps: readonly string[],
): ReadonlySet<number> {
  const text = steps.join('\n')
  if (!POURED.some((poured) => poured.test(text)) || USED.test(text) || NOT_POURED.test(text))
    return new Set()
  const soaks = lines.flatMap((_, at) => (isSoaking(foods[at]) ? at : []))
  const headed = soaks.filter((at) => MARINADE.test(lines[at]?.section ?? ''))
  if (headed.length > 0) return new Set(headed)
  const poured = steps.findIndex((step) => POURED.some((one) => one.test(step)))
  const before = wordsOf(steps.slice(0, poured).join(' '))
  const after = wordsOf(
    steps
      .slice(poured)
      .join(' ')
      .replace(/\b(?:from|in|off|out of) the buttermilk\b/gi, ' '),
  )
  return new Set(
    soaks.filter((at) => {
      const word = nameOf(lines[at])
      return word !== undefined && before.has(word) && !after.has(word)
    }),
  )
}

const isSoaking = (one: LineFood | undefined) =>
  one?.food !== undefined && (SOAKING.has(one.kind) || weightsOf(one.food).liquid === true)

const wordsOf = (text: string): ReadonlySet<string> => new Set(toWords(text).map(({ text: word }) => word))

const nameOf = (line: ReadText | undefined) => toWords(line?.line.food?.name ?? '').at(-1)?.text

/** The sugar of a brine or a cure: no more of it than of the salt beside it, which is too much to be eaten. */
function findCured(lines: readonly ReadText[], foods: readonly LineFood[]): ReadonlySet<number> {
  const all = sumOf(foods)
  const sectionOf = (at: number) => lines[at]?.section ?? null
  const salts = foods.flatMap((one, at) =>
    one.food && isUneatenSalt({ food: one.food, grams: one.grams, dishGrams: all })
      ? { grams: one.grams, section: sectionOf(at) }
      : [],
  )
  return new Set(
    foods.flatMap(({ kind, grams }, at) =>
      (kind === 'sugar' || kind === 'honey') &&
      salts.some((salt) => salt.section === sectionOf(at) && grams <= salt.grams)
        ? at
        : [],
    ),
  )
}

/** The lines of the liquor in which something is pickled. */
function findLiquor(
  lines: readonly ReadText[],
  foods: readonly LineFood[],
  name: string,
): ReadonlySet<number> {
  const ofDish = PICKLED.test(name) && !BESIDE.test(name)
  return new Set(
    lines.flatMap(({ section }, at) => {
      const isPickle = section ? PICKLED.test(section) && !BESIDE.test(section) : ofDish
      if (!isPickle || !isLiquor(foods[at])) return []
      const jar = foods.filter((_, other) => (lines[other]?.section ?? null) === (section ?? null))
      const all = sumOf(jar)
      const vinegar = sumOf(jar.filter(({ food }) => food?.includes('vinegar')))
      return vinegar < LEAST_VINEGAR * all || jar.every(isLiquor) ? [] : at
    }),
  )
}

const isLiquor = (one: LineFood | undefined) =>
  one?.food !== undefined &&
  (one.food.includes('vinegar') || isWater(one.food) || one.kind === 'sugar' || one.kind === 'honey')

const sumOf = (foods: readonly LineFood[]) => foods.reduce((sum, { grams }) => sum + grams, 0)
