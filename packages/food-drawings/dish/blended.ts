import { findPhrase, phrases, says } from 'recipe-reading/food/phrases'
import type { KnownFood, Reading, Sentence } from './reading.ts'

/** What makes one smooth thing of many. A purée is also a thing: "add the tomato purée". In French a mixer begins a sentence. */
const BLENDED = phrases(
  'immersion | stick blender | hand blender | speed blender | in a blender | in the blender | blender | blenders | blend | blended | blitz | blitzed | blitzing | whizz* | whiz | whirl the | whirl in | whirl it | whirl everything | whirl until | whirl together | whirl with | ^ puree | then puree | puree the | puree until | puree in | puree with | puree it | puree them | puree all | puree everything | simmer and puree | cook and puree | cool and puree | drain and puree | tender and puree | soft and puree | minutes and puree | heat and puree | pureed | liquidi* | fine sieve | food mill | purier* | triturar | tritura | trituramos | ^ mixer | mixez | mixer le | mixer la | mixer les | frulla* | staafmixer | pureer | pureren | turmix | mixa | mixas | blendes | stavmixer | through a sieve',
)
/** These may only chop; with a word of `SMOOTH` they blend. */
const MACHINE = phrases(
  'food processor | processor | process | processed | pulse | zap | zapped | whirl | thermomix | vitamix | nutribullet | liquidiser',
)
const SMOOTH = phrases('smooth | puree | pureed | silky | velvety | creamy')
const IN_PROCESSOR = phrases('processor | thermomix | liquidiser | chopper')
/** What is blended is not all that is in the pot: a paste to fry, or a few ladles to thicken it. */
const A_PART = phrases(
  'paste | crumbs | breadcrumbs | pesto | dressing | salsa | topping | half of the soup | half the soup | half of the mixture | half the mixture | half of it | third of the | quarter of the soup | some of the soup | part of the soup | portion of the | ladleful | ladlefuls | ladles of | few ladles | cup of the soup | cups of the soup | partially | coarsely | roughly',
)
const SMALL_PARTS: ReadonlySet<string> = new Set([
  'starch',
  'flour',
  'nut',
  'seed',
  'herb',
  'crumbs',
  'bread',
  'citrus',
  'egg',
])
const SMALL_FOODS: ReadonlySet<string> = new Set(['chilli', 'green chilli'])
/** So near after the word stands what is blended. */
const OBJECT_REACH = 3
/** After one of these something else is done: "blend, then stir in the peas". */
const NEXT = phrases(
  'then | return | serv* | top | topped | scatter* | sprinkl* | garnish* | stir in | fold in | stir through | pour over | and add | and stir | and fold | and pour | and toss | and cook | and simmer | and season | and set aside',
)
/** What is set aside before the rest is blended. */
const KEPT = phrases(
  'set aside | reserve | reserving | reserved | lift out | remove | take out | discard | fish out | keep | except | but',
)
const KEPT_REACH = 4
const ADDED = phrases('stir in | stir through | fold in | add | return | put back | mix in')

/** "The blended tomatoes" were blended before, and "stir until blended" blends nothing. */
const PARTICIPLES: ReadonlySet<string> = new Set(['blended', 'pureed', 'blitzed'])

/** Whether a sentence blends. */
export const saysBlended = (texts: readonly string[]): boolean =>
  says(texts, BLENDED) || (says(texts, MACHINE) && says(texts, SMOOTH))

/** Whether the method makes one smooth thing of all that is in the pot. */
export const isAllBlended = ({ sentences, foods }: Reading): boolean =>
  sentences.some((sentence) => isBlendingAll(sentence, foods))

const isBlendingAll = (sentence: Sentence, foods: readonly KnownFood[]) =>
  saysBlended(sentence.texts) && !says(sentence.texts, A_PART) && !isOfSmallThings(sentence, foods)

/** Whether a food goes into the pot after all else was blended. */
export function isAddedAfter({ food }: KnownFood, { sentences, foods }: Reading): boolean {
  const blending = sentences.findLastIndex((one) => isBlendingAll(one, foods))
  return (
    blending >= 0 &&
    sentences
      .slice(blending)
      .some(
        (one) =>
          one.foods.some((place) => place.food === food) &&
          says(one.texts, ADDED) &&
          !isBlendedBy(one, { food }),
      )
  )
}

/** Cornflour that is blended with water thickens a soup, and cashews are its cream. */
function isOfSmallThings({ texts, foods }: Sentence, known: readonly KnownFood[]): boolean {
  const verb = findPhrase(texts, BLENDED)
  const object = verb && foods.find(({ start }) => start >= verb.end - 1 && start < verb.end + OBJECT_REACH)
  const food = object && known.find((one) => one.food === object.food)
  return food !== undefined && (SMALL_PARTS.has(food.look.part) || SMALL_FOODS.has(food.food))
}

/** Whether a food is blended, by a sentence that names it, or by the next where it only goes into the machine. */
export const isBlended = (food: { food: string }, { sentences }: Reading): boolean =>
  sentences.some((sentence, at) => {
    if (isBlendedBy(sentence, food)) return true
    const next = sentences[at + 1]
    return (
      next !== undefined &&
      next.foods.length === 0 &&
      saysBlended(next.texts) &&
      says(sentence.texts, IN_PROCESSOR) &&
      sentence.foods.some((place) => place.food === food.food)
    )
  })

/** What does the work: "process until puréed" says it twice. */
function verbIn(texts: readonly string[]) {
  const blends = findPhrase(texts, BLENDED)
  const isParticiple = blends !== undefined && PARTICIPLES.has(texts[blends.start] ?? '')
  return (isParticiple ? findPhrase(texts, MACHINE) : undefined) ?? blends ?? findPhrase(texts, MACHINE)
}

/** Whether "the herbs" are blended, whatever their names. */
export const areHerbsBlended = ({ sentences }: Reading): boolean =>
  sentences.some(({ texts }) => saysBlended(texts) && texts.includes('herbs'))

/** Whether a sentence blends a food that it names: not what is set aside before, or added after. */
export function isBlendedBy({ texts, foods }: Sentence, { food }: { food: string }): boolean {
  const named = foods.filter((place) => place.food === food)
  if (named.length === 0 || !saysBlended(texts)) return false
  const verb = verbIn(texts)
  if (!verb) return false
  if (PARTICIPLES.has(texts[verb.start] ?? '')) return named.some(({ start }) => start === verb.end)
  return named.some(({ start }) =>
    start < verb.start
      ? !says(texts.slice(Math.max(0, start - KEPT_REACH), start), KEPT)
      : !says(texts.slice(verb.end, start), NEXT),
  )
}
