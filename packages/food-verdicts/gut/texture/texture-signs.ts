import { findFoods } from 'recipe-reading/food/find-foods'
import { toWords, type Word } from 'recipe-reading/food/line-words'
import { indexLists, type ListIndex, type Span, walkTerms } from 'recipe-reading/food/term-index'
import { namesFlesh } from './texture-pieces.ts'
import texture from './texture-words.json' with { type: 'json' }

/** A kind of word that tells of a texture. */
export type Sign = keyof typeof texture
/** A word that tells of a texture, and the step that says it; -1 in a title or a line. */
export type Found = { sign: Sign; term: string; step: number }

const UNLESS = new Set(['no', 'not', 'never', 'without', 'before', 'stop'])
/** "It may fall apart": told of what should not happen. */
const MAYBE = new Set([
  'may',
  'might',
  'will',
  'would',
  'could',
  'can',
  'wont',
  'doesnt',
  'dont',
  'not',
  'or',
  'otherwise',
])
const FALLS = /\bf(?:a|e)ll(?:s|ing|en)? apart\b/
/** Words before and after which a sign is part of a name: pepper flakes, tomato purée, shredded cheese, a spice blend. */
const NAMES_BEFORE: Readonly<Record<string, RegExp>> = {
  flake: /^(?:pepper|chili|chilli|chile|onion|salt|coconut|corn|almond|oat|bran|potato|chocolate)$/,
  pur: /^(?:tomato|pumpkin|squash|apple|fruit|garlic|chili|mango|date|potato|the|of|this|that)$/,
  blend: /^(?:flour|spice|seasoning|cheese|sugar|sweetener|free|a|of|baking|italian|mexican)$/,
}
const NAMES_AFTER: Readonly<Record<string, RegExp>> = {
  shred:
    /^(?:cheese|cheddar|mozzarella|parmesan|coconut|cabbage|carrots?|lettuce|jack|mexican|monterey|sharp|nori|sprouts?|zucchini|lemon)$/,
  mash: /^(?:rest|out|sparge|tun)$/,
}
/** Parts of a dish: what is blended into one of them leaves the rest as it is. */
const PARTS =
  /^(?:sauce|dressing|marinade|salsa|paste|frosting|icing|batter|topping|crust|rub|pesto|filling|flour|oats?|vinaigrette|glaze|dough|crema|aioli|chutney|spread|crumbs)s?$/

/** A part that is blended together with what comes before it. */
const WITH_PART = /^(?:puree|blend|blitz|liquidise) .*\bwith (?:\w+ ){0,2}(?:sauce|gravy)\b/

/** "Sprinkle the breadcrumbs over it": a crust, in whatever words. */
const CRUMBS = /^(?:breadcrumbs?|panko|crumbs?)$/
/** Bread gets a crust in a pan and under a grill. */
const SLICES = /^(?:sandwich|sandwiches|toastie|toasties|baguettes?|sourdough|ciabatta)$/
const hasSign = (some: readonly Found[], sign: Sign) => some.some((one) => one.sign === sign)
const TESTED = /^(?:skewer|toothpick|tester|moist|clean)$/
const PUT_ON_TOP = /^(?:sprinkle|scatter|topping|top)$/

/** What stands behind it in a name is at the side: "with crispy shallots". */
const BESIDE = new Set(['with', 'on', 'in', 'over'])

/** What a line says of food that is crisp once it was cooked: "fried until crisp". Crisp apples are raw. */
const CRISPED = /^(?:crisp|crispy|crunchy|golden and crisp)$/
const COOKED =
  /^(?:fried|deep|baked|roasted|grilled|toasted|cooked|sauteed|until|bacon|pancetta|lardons|prosciutto)$/

let index: ListIndex<Sign> | undefined

/** The words of a sentence, title or line that tell of a texture. `title` are those of the name of the dish. */
export function findSigns(words: readonly Word[], step: number, title: readonly Found[] = []): Found[] {
  const found: Found[] = []
  walkTerms(words, (index ??= indexSigns()), (sign, span) => {
    if (isNegated(words, span) || isName(words, span) || isMaybe(words, span)) return
    if (sign === 'smooth' && step >= 0 && isOfPart(words, title)) return
    found.push({ sign, term: span.term, step })
  })
  const fried = found.find(({ sign }) => sign === 'dry')
  if (step >= 0 && fried && words.some(({ text }) => SLICES.test(text)) && !hasSign(title, 'soft dish'))
    found.push({ sign: 'rough', term: fried.term, step })
  const crumbs = words.find(({ text }) => CRUMBS.test(text))
  if (
    step >= 0 &&
    crumbs &&
    words.some(({ text }) => PUT_ON_TOP.test(text)) &&
    !words.some(({ text }) => TESTED.test(text))
  )
    found.push({ sign: 'rough', term: crumbs.text, step })
  return found
}

const SKIN_BURNT = /^(?:char|charred|blister|blistered|blackened)$/
const SKIN_OFF =
  /(?<!\b(?:not|dont|without|never) )\b(?:peel|peeled|rub|slip|scrape|pull)\b(?: \w+){0,4} skins?\b|\bpeel\b(?! (?:and|the (?:garlic|onions?)))|\bdiscard (?:the )?(?:\w+ )?skins?\b|\bscoop out the flesh\b/

/** Whether what a sign says is burnt is only a skin, which this step or the next takes off: aubergines over a flame. */
export const isBurntSkin = ({ term, step }: Found, steps: readonly (readonly Word[])[]): boolean =>
  SKIN_BURNT.test(term) &&
  steps.slice(step, step + 2).some((words) => SKIN_OFF.test(words.map(({ text }) => text).join(' ')))

/** Whether a line says that its food was cooked crisp before it comes to the dish. */
const isMadeCrisp = (words: readonly Word[]): boolean =>
  words.some(({ text }) => COOKED.test(text)) && findSigns(words, -1).some(({ term }) => CRISPED.test(term))

/** What lines bring that is crisp or wants teeth as it is bought. */
export const crunchOf = (ingredients: readonly { ingredient_text: string }[]): Found[] =>
  ingredients.flatMap(({ ingredient_text }) => {
    const words = toWords(ingredient_text)
    if (words.some(({ text }) => /^(?:optional|serving)$/.test(text))) return []
    const made = isMadeCrisp(words) ? findFoods(words).foods.slice(0, 1) : []
    return [
      ...findSigns(words, -1).filter(({ sign }) => sign === 'crunch'),
      ...made.map(({ term }): Found => ({ sign: 'crunch', term: `crisp ${term}`, step: -1 })),
    ]
  })

/** The part of the name of a dish before what is served with it. */
export function untilBeside(title: readonly Word[]): readonly Word[] {
  const end = title.findIndex(({ text }) => BESIDE.has(text))
  return end < 1 ? title : title.slice(0, end)
}

/** And what is served with it, or what it lies on. */
export const sinceBeside = (title: readonly Word[]): readonly Word[] => title.slice(untilBeside(title).length)

/** "No crust", "stop before it browns": two words before, at most. */
const isNegated = (words: readonly Word[], { start }: Span) =>
  [1, 2].some((back) => !words[start - back + 1]?.breaks && UNLESS.has(words[start - back]?.text ?? ''))

const isMaybe = (words: readonly Word[], { start, term }: Span) =>
  (/^(?:strain|sieve|fine sieve|push through|pass through|pass through a)/.test(term) &&
    isOptional(words, start)) ||
  (FALLS.test(term) && [1, 2, 3].some((back) => MAYBE.has(words[start - back]?.text ?? '')))

/** "There is no need to sieve it", "strain it if you like". */
const isOptional = (words: readonly Word[], at: number): boolean => {
  const text = (some: readonly Word[]) => some.map(({ text: word }) => word).join(' ')
  return (
    /\b(?:no need|not need|dont need|neednt|dont have|not have|dont bother|not bother|instead of|rather than)\b/.test(
      text(words.slice(Math.max(at - 5, 0), at)),
    ) ||
    /\bif (?:you|desired|liked|wanted|preferred|wished|necessary|needed)\b|\boptional(?:ly)?\b/.test(
      text(words),
    )
  )
}

function isName(words: readonly Word[], { start, end, term }: Span): boolean {
  const [before, after] = [words[start - 1]?.text ?? '', words[end]?.text ?? '']
  return (
    Object.entries(NAMES_BEFORE).some(([word, names]) => term.startsWith(word) && names.test(before)) ||
    Object.entries(NAMES_AFTER).some(([word, names]) => term.startsWith(word) && names.test(after))
  )
}

/** Whether a sentence blends a part of the dish, and not the dish: "the fish with the sauce" is the dish. */
const isOfPart = (words: readonly Word[], title: readonly Found[]) =>
  !title.some(({ sign }) => sign === 'liquid') &&
  words.some(({ text }) => PARTS.test(text)) &&
  !(WITH_PART.test(words.map(({ text }) => text).join(' ')) && namesFlesh(words))

const indexSigns = () => indexLists(Object.entries(texture).map(([sign, terms]) => [sign as Sign, terms]))
