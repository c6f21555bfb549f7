import { findFoods } from '../food/find-foods.ts'
import type { FoodKind } from '../food/food-kinds.ts'
import { wordsOfTerm } from '../food/term-index.ts'
import { toWords } from '../food/line-words.ts'
import type { Word } from '../food/word.ts'
import { kindNamedBy } from './dish-kind.ts'
import { findMentions, type FoodMention } from './food-mentions.ts'
import { isMade } from './list-foods.ts'
import { stepTalk } from './step-talk.ts'

/** A food of a name. `isDish`: the name calls the dish so. */
export type NameMention = FoodMention & { isDish: boolean }

/** The dish itself stands last in its name, and is made of its list: “banana bread”. */
export function mentionsInName(name: string): NameMention[] {
  return name.split(/[:–—|(]/).flatMap((part) => {
    const words = toWords(part)
    return findMentions(words, true).map((mention, at) => ({
      ...mention,
      // “Steak and chips béarnaise” is no béarnaise.
      isDish: !(at > 0 && isSauce(mention.food)) && isDishItself(words, mention.start, mention.end),
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
function isShapeOfPlant(words: readonly Word[], at: number): boolean {
  if (!stepTalk().phrases.shape.has(words[at]?.text ?? '')) return false
  const before = findFoods(words.slice(0, at)).foods.at(-1)
  return before !== undefined && before.end === at && PLANTS.has(before.kind)
}
const PLANTS: ReadonlySet<FoodKind> = new Set(['vegetable', 'fruit', 'pulse', 'soya'])
