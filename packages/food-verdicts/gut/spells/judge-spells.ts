import { TEXTURES, type Texture } from 'recipe-basics/recipe/choices'
import type { Instruction } from 'recipe-basics/recipe/recipe'
import { fromNames } from 'recipe-basics/fields/field'
import { singularOf, singularOfName } from 'recipe-basics/text/english-noun'
import { findFoods } from 'recipe-reading/food/find-foods'
import { toWords } from 'recipe-reading/food/line-words'
import { findTerms, indexTerms } from 'recipe-reading/food/term-index'
import { readIngredient } from 'recipe-reading/ingredient/read-ingredient'
import { SPELLS, type SpellName, spellOf } from '../profile/spells.ts'
import { decodeLine } from '../profile/line-triggers.ts'
import type { LineSwap } from '../swaps/list-swaps.ts'
import { readTexture } from '../texture/read-texture.ts'
import { readTriggers, type TriggerHit } from '../triggers/read-triggers.ts'
import { FIRM_GROUPS, type TriggerGroup } from '../triggers/trigger-groups.ts'
import { shareLines } from '../triggers/line-shares.ts'
import { type JudgedDish, openLines, readBesides } from './judged-dish.ts'
import { objectionTo } from './spell-rules.ts'
import type { SpellVerdict, SpellVerdicts } from './spell-verdict.ts'

/** Lines that a spell may change. */
const MOST_CHANGES = 4
/** Of a dish, without its water and stock, so much is what it is made of. */
const MOST_OF_DISH = 0.4
/** Words that a verdict names. */
const MOST_WORDS = 3

/** One verdict for each spell, over the whole recipe. In doubt the stricter one. */
export function judgeSpells(dish: JudgedDish): SpellVerdicts {
  const besides = readBesides(dish)
  return fromNames(SPELLS, (spell) => judgeSpell(dish, besides, spell))
}

function judgeSpell(dish: JudgedDish, besides: readonly TriggerHit[], spell: SpellName): SpellVerdict {
  const { hits } = dish
  if (!hits) return { is: 'not known', open: openLines(dish).slice(0, MOST_WORDS) }
  const { texture: asWritten, takenOut } = dish.texture
  const object = (hit: Pick<TriggerHit, 'group' | 'amount' | 'term'>) => objectionTo(hit, spell, asWritten)
  const named = besides.flatMap((hit) => object(hit) ?? [])
  const eaten = hits.filter(({ group, line }) => !(FIRM_GROUPS.includes(group) && takenOut.includes(line)))
  const objected = eaten.filter((hit) => object(hit) !== undefined)
  const against = Map.groupBy(objected, ({ line }) => line)
  if (named.length > 0 || against.size > MOST_CHANGES)
    return { is: 'not', because: firstOf([...named, ...objected.flatMap((hit) => object(hit) ?? [])]) }
  const swaps = against.size > 0 ? dish.findSwaps() : {}
  const chosen = [...against].map(([line, ofLine]) => ({
    line,
    ofLine,
    swap: swaps[line]?.find((swap) => takesAway(swap, ofLine, object)),
  }))
  const left = chosen.flatMap(({ swap, ofLine }) => (swap ? [] : ofLine.flatMap((hit) => object(hit) ?? [])))
  if (left.length > 0) return { is: 'not', because: firstOf(left) }
  const changes = chosen.flatMap(({ line, swap, ofLine }) =>
    swap ? { line, swap, terms: ofLine.map(({ term }) => term) } : [],
  )
  if (isMostOf(dish, changes) || changes.some((change) => isCalledBy(dish, change)))
    return { is: 'not', because: firstOf(changes.flatMap(({ terms }) => terms)) }
  const open = openLines(dish)
  if (open.length > 0) return { is: 'not known', open: open.slice(0, MOST_WORDS) }
  const texture = changes.length > 0 ? textureWith(dish, changes) : asWritten
  const firmness = firmnessOf(dish, texture, spell)
  if (firmness) return firmness
  if (changes.length === 0) return { is: 'as written' }
  return { is: 'with changes', swaps: changes.map(({ line, swap }) => ({ line, id: swap.id })) }
}

/** The first words, each food once: the onion is the onions. */
const firstOf = (words: readonly string[]) =>
  [...new Map(words.map((word) => [singularOfName(word), word])).values()].slice(0, MOST_WORDS)

/** Whether a swap is for all that a spell has against a line, and brings nothing else of the kind. */
function takesAway(
  swap: LineSwap,
  ofLine: readonly TriggerHit[],
  object: (hit: Pick<TriggerHit, 'group' | 'amount' | 'term'>) => string | undefined,
): boolean {
  const { groups, words } = decodeLine(swap.triggers)
  const brings = (Object.keys(groups) as TriggerGroup[]).some(
    (group) => object({ group, amount: groups[group] ?? 'some', term: words[group] ?? '' }) !== undefined,
  )
  return !brings && ofLine.every(({ group }) => swap.groups.includes(group) || !(group in groups))
}

/** Whether the name of the dish names the food of a change, and the change is no sort of it. Brown rice may be white. */
function isCalledBy({ recipe }: JudgedDish, { line, swap }: Change): boolean {
  const name = new Set(toWords(recipe.name).map(({ text }) => singularOf(text)))
  const instead = new Set(toWords(swap.text ?? '').map(({ text }) => singularOf(text)))
  const { foods } = findFoods(toWords(recipe.ingredients[line]?.ingredient_text ?? ''))
  return foods.some(({ term }) => {
    const head = singularOf(term.split(' ').at(-1) ?? term)
    return name.has(head) && !instead.has(head)
  })
}

/** Whether changes that make another thing of their lines are of what the dish is made of. */
function isMostOf({ recipe, corrections }: JudgedDish, changes: readonly Change[]): boolean {
  const others = changes.filter(({ swap }) => !swap.isAlike)
  if (others.length === 0) return false
  const shares = shareLines(recipe.ingredients, corrections)
  return others.reduce((sum, { line }) => sum + (shares[line] ?? 0), 0) > MOST_OF_DISH
}

/** What the texture says against a dish. Software is certain of Smooth and Soft alone. */
function firmnessOf(
  { confirmed }: JudgedDish,
  texture: Texture | null,
  spell: SpellName,
): SpellVerdict | undefined {
  const upTo = confirmed ? (spellOf(spell, null)?.upTo ?? 'soft') : 'soft'
  const firmness = confirmed ?? texture
  if (!firmness) return { is: 'not known', open: [] }
  if (TEXTURES.indexOf(firmness) <= TEXTURES.indexOf(upTo)) return undefined
  return { is: 'not', because: [`${firmness} texture`] }
}

type Change = { line: number; swap: LineSwap; terms: readonly string[] }

/** The texture of a dish with its swaps: their foods stand in the steps, too. */
function textureWith(
  { recipe, confirmed, corrections }: JudgedDish,
  changes: readonly Change[],
): Texture | null {
  if (confirmed) return confirmed
  const byLine = new Map(changes.map((change) => [change.line, change]))
  const ingredients = recipe.ingredients.flatMap((ingredient, line) => {
    const change = byLine.get(line)
    if (!change) return ingredient
    return change.swap.text === null ? [] : { ...ingredient, ingredient_text: change.swap.text }
  })
  const instructions = recipe.instructions.map((step) => changes.reduce(withFoodOf, step))
  const triggers = readTriggers({ ...recipe, ingredients, instructions }, corrections)
  return triggers ? readTexture({ ...recipe, ingredients, instructions, triggers }).texture : null
}

/** A step in which the food of a swap is named in the place of the written one. */
function withFoodOf(step: Instruction, { swap, terms }: Change): Instruction {
  const words = toWords(step.step_text)
  const named = findTerms(words, indexTerms(terms.flatMap((term) => [term, term.split(' ').at(-1) ?? term])))
  const food = foodOf(swap.text)
  const text = words.map((word, at) => {
    const span = named.find(({ start, end }) => start <= at && at < end)
    return `${word.breaks} ${span ? (span.start === at ? food : '') : word.text}`
  })
  return { ...step, step_text: text.join('') }
}

/** The food of a swap without its amount; nothing where the food is left out. */
const foodOf = (text: string | null): string =>
  text === null ? '' : (readIngredient(text, 'en').food?.name ?? text)
