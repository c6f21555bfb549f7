import { isWord, listWords, type Sign, SIGNS } from '../cooking/method-words.ts'
import { findFoods } from 'recipe-reading/food/find-foods'
import type { Word } from 'recipe-reading/food/word'
import { indexLists, type ListIndex, type Span, walkTerms } from 'recipe-reading/food/term-index'
import { isPeeled } from '../cooking/made-soft.ts'

/** A word that tells of a texture, and the step that says it; -1 in a title or a line. */
export type Found = { sign: Sign; term: string; step: number }

const hasSign = (some: readonly Found[], sign: Sign) => some.some((one) => one.sign === sign)

let index: ListIndex<Sign> | undefined

/** The words of a sentence, title or line that tell of a texture. `title` are those of the name of the dish. */
export function findSigns(words: readonly Word[], step: number, title: readonly Found[] = []): Found[] {
  const found: Found[] = []
  walkTerms(words, (index ??= indexSigns()), (sign, span) => {
    if (isNegated(words, span)) return
    found.push({ sign, term: span.term, step })
  })
  const fried = found.find(({ sign }) => sign === 'dry')
  if (step >= 0 && fried && words.some(({ text }) => isWord('slices', text)) && !hasSign(title, 'soft dish'))
    found.push({ sign: 'rough', term: fried.term, step })
  const crumbs = words.find(({ text }) => isWord('crumbs', text))
  if (
    step >= 0 &&
    crumbs &&
    words.some(({ text }) => isWord('on top', text)) &&
    !words.some(({ text }) => isWord('tested', text))
  )
    found.push({ sign: 'rough', term: crumbs.text, step })
  return found
}

/** What is burnt is only a skin, where the steps take skins off and leave none: aubergines over a flame. */
export const isBurntSkin = (
  { term }: Found,
  steps: readonly (readonly Word[])[],
  hasSkins: boolean,
): boolean => isWord('burnt skin', term) && !hasSkins && isPeeled(steps, 'skin')

/** Whether a line says that its food was cooked crisp before it comes to the dish. */
const isMadeCrisp = (words: readonly Word[]): boolean =>
  words.some(({ text }) => isWord('cooked crisp', text)) &&
  findSigns(words, -1).some(({ term }) => isWord('crisped', term))

/** What a line brings that is crisp or wants teeth as it is bought. */
export function crunchOf(words: readonly Word[]): Found[] {
  if (words.some(({ text }) => /^(?:optional|serving)$/.test(text))) return []
  const made = isMadeCrisp(words) ? findFoods(words).foods.slice(0, 1) : []
  return [
    ...findSigns(words, -1).filter(({ sign }) => sign === 'crunch'),
    ...made.map(({ term }): Found => ({ sign: 'crunch', term: `crisp ${term}`, step: -1 })),
  ]
}

/** The part of the name of a dish before what is served with it. */
export function untilBeside(title: readonly Word[]): readonly Word[] {
  const end = title.findIndex(({ text }) => isWord('served with', text))
  return end < 1 ? title : title.slice(0, end)
}

/** And what is served with it, or what it lies on. */
export const sinceBeside = (title: readonly Word[]): readonly Word[] => title.slice(untilBeside(title).length)

/** "No crust", "stop before it browns": two words before, at most. */
const isNegated = (words: readonly Word[], { start }: Span) =>
  [1, 2].some((back) => !words[start - back + 1]?.breaks && isWord('unless', words[start - back]?.text ?? ''))

const indexSigns = () => indexLists(SIGNS.map((sign) => [sign, listWords(`sign ${sign}`)]))
