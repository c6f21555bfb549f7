import { sentencesOf } from '../cooking/step-words.ts'
import { type Blend, staysWhole } from './read-blend.ts'
import { comesAfter, type Dish, ofSigns, type Steps } from './texture-dish.ts'
import { bakesYeast, toughCubes } from './texture-heat.ts'
import { frozenPieces, strangerOf } from './texture-pieces.ts'
import { crunchOf, findSigns, isBurntSkin, sinceBeside, untilBeside } from './texture-signs.ts'

/** Groups that want chewing, whatever the method does to the rest. */
const CHEWED = new Set(['raw-veg', 'raw-fruit', 'seeds-nuts', 'corn-popcorn', 'tough-meat'])
/** Of them, what the side of a fork cuts, or what has no more than seeds as small as sand. */
const NOT_CHEWED =
  /berr(?:y|ies)$|^(?:mangoe?s?|peach(?:es)?|nectarines?|apricots?|plums?|kiwi(?:fruit)?|figs?|persimmon|guava|lychee|cornmeal|yellow cornmeal|corn meal|(?:maize|mealie) meal|cornbread|corn bread|grits|masa harina|masa|mustard seeds?|whole ?grain mustard)$/
/** Pieces of meat that dry heat leaves to the knife. */
const PIECE_OF_MEAT =
  /\b(?:chicken (?:thighs?|legs?|drumsticks?|pieces|parts|quarters)|whole (?:\w+ )?chicken|(?:roaster|roasting) chicken|pork (?:loin|shoulder|roast|slices)|leg of lamb|duck (?:breasts?|legs?)|turkey breast|sausages|tuna|swordfish)\b/
const KNIFE = /^(?:roast|grill|broil|barbecue|griddle|sear)/
/** They get a crust of their own in dry heat. */
const POTATOES = /\bpotato(?:es)?\b(?! (?:flour|starch|flakes|buns?|rolls?))/
const CRISPS = /^(?:roast|fry|fried|pan fry)/
/** A name that says it of the whole dish. */
const CRISP_NAME = /^(?:crispy|crunchy)$/
/** Meat and fish in soft pieces, which no sieve lets through. */
export const PIECES = /flake|shred|bone|pull|meat|poach/

/** What is said of a texture: words of the method, or a food. */
export type Reasons = readonly { term: string }[]

/** What must be chewed in the finished dish; empty where nothing must. */
export function findRough(dish: Dish, blend: Blend): Reasons {
  const { name, ingredients, found, lines, liquid, pieces, steps, title, triggers, words } = dish
  const isStill = staysWhole(dish, blend)
  const chewed = triggers.filter(
    ({ group, amount, term }) => CHEWED.has(group) && amount !== 'trace' && !NOT_CHEWED.test(term),
  )
  // A mousse on toast is eaten with the toast.
  const beside = ofSigns(findSigns(sinceBeside(words), -1), ['firm dish'])
  const isSoftDish = ofSigns(title, ['soft dish']).length > 0
  return [
    ...ofSigns(found, ['rough']).filter((sign) => sign.step >= blend.end && !isBurntSkin(sign, steps)),
    ...(isSoftDish ? [] : liquid.length > 0 ? beside : ofSigns(title, ['firm dish'])),
    ...findSigns(untilBeside(words), -1).filter(({ term }) => CRISP_NAME.test(term)),
    ...(bakesYeast(steps, lines) ? [{ term: 'yeast dough' }] : []),
    ...chewed.filter(isStill),
    ...crunchOf(ingredients).filter(isStill),
    ...frozenPieces(name, pieces, sentencesOf(steps)),
    ...(blend.step < 0 ? [] : strangersAfter(lines, steps, blend.after)),
  ]
}

/** What nobody knows, and comes to a dish that was blended. */
const strangersAfter = (lines: readonly string[], ...method: [Steps, Steps]): { term: string }[] =>
  lines.flatMap((line) => {
    const term = strangerOf(line)
    return term !== undefined && comesAfter(term, ...method) ? { term } : []
  })

/** What dry heat leaves to the knife, or gives a crust; empty where it does not. */
export function findHard({ found, lines, steps }: Dish): Reasons {
  const [dry, soft] = [ofSigns(found, ['dry']), ofSigns(found, ['soft'])]
  const knife = dry.filter(({ term }) => KNIFE.test(term))
  const isCarved =
    lines.some((line) => PIECE_OF_MEAT.test(line)) && !soft.some(({ term }) => PIECES.test(term))
  if (knife.length > 0 && isCarved) return knife
  const tough = toughCubes(lines, steps, knife.length > 0)
  if (tough.length > 0) return tough
  const crisped = dry.filter(({ term }) => CRISPS.test(term))
  const isMashed = soft.some(({ term }) => term.startsWith('mash')) || ofSigns(found, ['smooth']).length > 0
  const isBoiled = ofSigns(found, ['heat']).some(({ term }) => term !== 'brown')
  return !isMashed && !isBoiled && lines.some((line) => POTATOES.test(line)) ? crisped : []
}
