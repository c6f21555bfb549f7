import { isWord } from '../cooking/method-words.ts'
import { toText } from '../cooking/step-words.ts'
import type { Cooked, CookedDish } from './cook-parts.ts'
import { type Dish, ofSigns } from './texture-dish.ts'
import { bakesYeast, toughCubes } from './texture-heat.ts'
import { crunchOf, findSigns, isBurntSkin, sinceBeside, untilBeside } from './texture-signs.ts'

/** Of them, what the side of a fork cuts, or what has no more than seeds as small as sand. */
const NOT_CHEWED =
  /berr(?:y|ies)$|^(?:mangoe?s?|peach(?:es)?|nectarines?|apricots?|plums?|kiwi(?:fruit)?|figs?|persimmon|guava|lychee)$/
const FINE_GRAIN = /^(?:.*\b(?:meal|cornmeal|grits|masa)|corn ?bread|masa harina|.*mustard(?: seeds?)?)$/
/** Pieces of meat that dry heat leaves to the knife. */
const PIECE_OF_MEAT = [
  /\bchicken (?:thighs?|legs?|drumsticks?|pieces|parts|quarters)\b/,
  /\b(?:whole (?:\w+ )?|roaster |roasting )chicken\b/,
  /\b(?:pork (?:loin|shoulder|roast|slices)|leg of lamb|duck (?:breasts?|legs?)|turkey breast)\b/,
  /\b(?:sausages|tuna|swordfish)\b/,
]
const KNIFE = /^(?:roast|grill|broil|barbecue|griddle|sear)/
/** They get a crust of their own in dry heat. */
const POTATOES = /\bpotato(?:es)?\b(?! (?:flour|starch|flakes|buns?|rolls?))/
const CRISPS = /^(?:roast|fry|fried|pan fry)/
/** Names of dishes that are eaten frozen. */
const FROZEN = /\b(?:ice creams?|gelato|semifreddo|frozen yogh?urt|kulfi|ice lollies|popsicles?|sundaes?)\b/i

/** What is said of a texture: words of the method, or a food. */
export type Reasons = readonly { term: string }[]

/** What must be chewed in the finished dish; empty where nothing must. */
export function findRough(dish: Dish, { parts, madeAt }: CookedDish): Reasons {
  const { reading, found, lines, steps, title, triggers, words } = dish
  const inPieces = parts.filter(({ state }) => state !== 'smooth')
  const left = new Set(inPieces.map(({ line }) => line))
  const whole = new Set(inPieces.flatMap(({ state, line }) => (state === 'soft' ? [] : line)))
  const chewed = triggers.filter(
    ({ group, amount, term, line }) =>
      isWord('chewed', group) &&
      amount !== 'trace' &&
      whole.has(line) &&
      !NOT_CHEWED.test(term) &&
      !FINE_GRAIN.test(term),
  )
  // A mousse on toast is eaten with the toast. A custard tart is a tart, and so is a tart with custard.
  const beside = ofSigns(findSigns(sinceBeside(words), -1), ['firm dish'])
  const hasSkins = triggers.some(({ group, amount }) => group === 'skins-strings' && amount !== 'trace')
  const head = findSigns(untilBeside(words), -1).findLast(({ sign }) => /dish|spooned|bite/.test(sign))
  const isSoftDish = ofSigns(title, ['soft dish']).length > 0
  return [
    ...ofSigns(found, ['rough']).filter((sign) => sign.step >= madeAt && !isBurntSkin(sign, steps, hasSkins)),
    ...(isSoftDish ? [] : head?.sign === 'spooned' ? beside : ofSigns(title, ['firm dish'])),
    ...findSigns(untilBeside(words), -1).filter(({ term }) => isWord('crisp name', term)),
    ...(bakesYeast(steps, lines) ? [{ term: 'yeast dough' }] : []),
    ...chewed,
    ...reading.lines.flatMap(({ written }, line) => (left.has(line) ? crunchOf(written) : [])),
    // As hard as ice.
    ...(FROZEN.test(toText(words))
      ? inPieces.filter(({ state }) => state !== 'soft').map(({ head: term }) => ({ term }))
      : []),
    ...(inPieces.every((part) => part.state === 'soft' || isStranger(part))
      ? inPieces.filter(isStranger).map(({ head: term }) => ({ term }))
      : []),
  ]
}

/** What nobody knows and nothing heats, and lies in a dish that is soft but for it. */
const isStranger = ({ kind, state, isHeated }: Cooked) => kind === undefined && state !== 'soft' && !isHeated

/** What dry heat leaves to the knife, or gives a crust; empty where it does not. */
export function findHard({ found, lines, steps }: Dish, { parts }: CookedDish): Reasons {
  const soft = new Set(
    parts.flatMap(({ state, line }) => (state === 'soft' || state === 'smooth' ? line : [])),
  )
  const firm = lines.filter((_, line) => !soft.has(line))
  const dry = ofSigns(found, ['dry'])
  const knife = dry.filter(({ term }) => KNIFE.test(term))
  if (knife.length > 0 && firm.some((line) => PIECE_OF_MEAT.some((piece) => piece.test(line)))) return knife
  const tough = toughCubes(lines, steps, knife.length > 0)
  if (tough.length > 0) return tough
  const crisped = dry.filter(({ term }) => CRISPS.test(term))
  const isBoiled = ofSigns(found, ['heat']).some(({ term }) => term !== 'brown')
  return !isBoiled && firm.some((line) => POTATOES.test(line)) ? crisped : []
}
