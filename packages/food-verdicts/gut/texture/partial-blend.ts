import { partOfStep } from './parts.ts'
import { findFoods } from 'recipe-reading/food/find-foods'
import type { Word } from 'recipe-reading/food/word'

const PART = /^(?:half|third|thirds|quarter|quarters|portion|part|some|few|handful)$/
const MEASURE = /^(?:cups?|ladles?|ladlefuls?|spoonfuls?)$/
const COUNT = /^(?:an?|one|two|three|four|few|\d+)$/
const COARSE = /^(?:coarse|coarsely|chunky|partly|partially|lumpy|roughly|briefly)$/
const NO = /^(?:no|not|without|never|avoid|longer|any|until|for)$/
const CUT = /^(?:chopped|cut|diced|sliced|torn|an?|one|two|\d+)$/
const LEAVES = /^(?:leave|leaving|keep|keeping|retain|retaining|still)$/
const LEFT = /^(?:chunks?|chunky|texture|pieces|lumps?|bits|whole|bite)$/
/** "Half a minute", "half full" is no part of the dish. */
const NO_PART = /^(?:minutes?|mins?|hours?|seconds?|full|way|time|and|at|of)$/
const LITTLE = /^(?:of|an?|the|my|its|this|these|those|more|hot|cold|warm)$/
const LIQUID = /^(?:liquid|juices?|broth|stock)$/
const BLENDER = /^(?:blender|processor|blend|blitz|puree|liquidise|whizz|mash)$/

/** Whether the sentence at a place blends or mashes a part of the dish alone, or all of it coarsely. */
export function isPartial(sentences: readonly (readonly Word[])[], at: number): boolean {
  const [before, sentence, after] = [at - 1, at, at + 1].map((place) => sentences[place] ?? [])
  if (!sentence) return false
  if (
    leaves(sentence) ||
    (/^(?:leav|keep)/.test(after?.[0]?.text ?? '') && leaves(after ?? [])) ||
    isCoarse(sentence)
  )
    return true
  if ([...sentence, ...(after ?? [])].some(({ text }) => /^(?:repeat|batch|batches)$/.test(text)))
    return false
  return (
    namesPart(sentence) || ((before ?? []).some(({ text }) => BLENDER.test(text)) && namesPart(before ?? []))
  )
}

const leaves = (words: readonly Word[]) =>
  words.some(
    ({ text }, at) => LEAVES.test(text) && words.slice(at + 1, at + 7).some((word) => LEFT.test(word.text)),
  )

const isCoarse = (words: readonly Word[]) =>
  words.some(
    ({ text }, at) =>
      COARSE.test(text) && !NO.test(words[at - 1]?.text ?? '') && !CUT.test(words[at + 1]?.text ?? ''),
  )

function namesPart(words: readonly Word[]): boolean {
  const { foods } = findFoods(words)
  return words.some(({ text }, at) => {
    if (!PART.test(text) && !(MEASURE.test(text) && COUNT.test(words[at - 1]?.text ?? ''))) return false
    const next = words.findIndex((word, place) => place > at && !LITTLE.test(word.text))
    if (NO_PART.test(words[next]?.text ?? '') && next >= 0) return false
    const food = foods.find(({ start, end }) => start <= next && next < end)
    if (LIQUID.test(words[next]?.text ?? '')) return false
    return !food || partOfStep(food).nature !== 'fluid'
  })
}
