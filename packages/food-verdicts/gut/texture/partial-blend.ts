import { isWord } from '../cooking/method-words.ts'
import { partOfStep } from './parts.ts'
import { findFoods } from 'recipe-reading/food/find-foods'
import type { Word } from 'recipe-reading/food/word'

const COUNT = /^(?:an?|one|two|three|four|few|\d+)$/
const CUT = /^(?:chopped|cut|diced|sliced|torn|an?|one|two|\d+)$/

/** Whether the sentence at a place blends or mashes a part of the dish alone, or all of it coarsely. */
export function isPartial(sentences: readonly (readonly Word[])[], at: number): boolean {
  const [before, sentence, after] = [at - 1, at, at + 1].map((place) => sentences[place] ?? [])
  if (!sentence) return false
  if (
    leavesLumps(sentence) ||
    (/^(?:leav|keep)/.test(after?.[0]?.text ?? '') && leavesLumps(after ?? [])) ||
    isCoarse(sentence)
  )
    return true
  if ([...sentence, ...(after ?? [])].some(({ text }) => /^(?:repeat|batch|batches)$/.test(text)))
    return false
  return (
    namesPart(sentence) ||
    ((before ?? []).some(({ text }) => isWord('blender', text)) && namesPart(before ?? []))
  )
}

export const leavesLumps = (words: readonly Word[]) =>
  words.some(
    ({ text }, at) =>
      isWord('leaves', text) && words.slice(at + 1, at + 7).some((word) => isWord('lump', word.text)),
  )

const isCoarse = (words: readonly Word[]) =>
  words.some(
    ({ text }, at) =>
      isWord('coarse', text) &&
      !isWord('no', words[at - 1]?.text ?? '') &&
      !CUT.test(words[at + 1]?.text ?? ''),
  )

export function namesPart(words: readonly Word[]): boolean {
  const { foods } = findFoods(words)
  return words.some(({ text }, at) => {
    const [count, after] = [words[at - 1]?.text ?? '', words[at + 1]]
    // "With the back of a ladle".
    const isTool = /^an?$/.test(count) && after?.breaks !== ''
    const isMeasured = isWord('measure', text) && COUNT.test(count) && !isTool
    if (!isWord('part', text) && !isMeasured) return false
    const next = words.findIndex((word, place) => place > at && !isWord('article', word.text))
    if (isWord('no part', words[next]?.text ?? '') && next >= 0) return false
    const food = foods.find(({ start, end }) => start <= next && next < end)
    if (isWord('liquid', words[next]?.text ?? '')) return false
    return !food || partOfStep(food).nature !== 'fluid'
  })
}
