import { findFoods } from '../food/find-foods.ts'
import type { FoodKind } from '../food/food-kinds.ts'
import { wordsOfTerm } from '../food/term-index.ts'
import { toWords } from '../food/line-words.ts'
import type { Word } from '../food/word.ts'
import { kindNamedBy } from './dish-kind.ts'
import { findMentions, type FoodMention } from './food-mentions.ts'
import { isMade } from './list-foods.ts'
import { stepTalk } from './step-talk.ts'

/** A food of a name. `isDish`: the name calls the dish so. `ofPlant`: the plant before it, of which “parsnip lobster” may be made. */
export type NameMention = FoodMention & { isDish: boolean; ofPlant: string | undefined }

/** The dish itself stands last in its name, and is made of its list: “banana bread”. */
export function mentionsInName(name: string): NameMention[] {
  return name.split(/[:–—|(]/).flatMap((part) => {
    const words = toWords(part)
    return findMentions(words, true).map((mention, at) => ({
      ...mention,
      // “Steak and chips béarnaise” is no béarnaise.
      isDish: !(at > 0 && isSauce(mention.food)) && isDishItself(words, mention.start, mention.end),
      ofPlant: plantBefore(words, mention.start),
    }))
  })
}

const isDishItself = (words: readonly Word[], start: number, end: number) => {
  const next = words[end]
  const isHead =
    !next || next.breaks !== '' || /^(?:with|without|in|on|for|from|by|that|to|recipe)$/.test(next.text)
  const isSide = words.slice(0, start).some(({ text }) => /^(?:with|on|over|in)$/.test(text))
  return isHead && !isSide && (isMade(words[end - 1]?.text ?? '') || isShapeOfPlant(words, end - 1))
}

const isSauce = (food: string) => kindNamedBy(wordsOfTerm(food)) === 'condiment'

/** “Cauliflower steaks” are cut of cauliflower. */
const isShapeOfPlant = (words: readonly Word[], at: number): boolean =>
  stepTalk().phrases.shape.has(words[at]?.text ?? '') && plantBefore(words, at) !== undefined

/** The plant that stands before a place, with nothing but how it is cooked between them: “jackfruit pulled pork”. */
function plantBefore(words: readonly Word[], at: number): string | undefined {
  const start = words.slice(0, at).findLastIndex(({ text }) => !COOKED.test(text)) + 1
  const before = findFoods(words.slice(0, start)).foods.at(-1)
  const isJoined = words.slice(start, at + 1).every(({ breaks }) => breaks === '')
  return before && isJoined && before.end === start && PLANTS.has(before.kind) ? before.term : undefined
}
const COOKED = /^(?:pulled|smoked|fried|crispy|baked|roasted|grilled|shredded|bbq|barbecue|buffalo)$/
const PLANTS: ReadonlySet<FoodKind> = new Set(['vegetable', 'fruit', 'pulse', 'soya'])
