import type { Word } from 'recipe-reading/food/line-words'
import { toSentences, toText } from '../cooking/step-words.ts'

const AMOUNT =
  '(?:about |around |roughly |just |only |approximately )?(?:half|two thirds|three quarters|(?:a |one )?(?:third|quarter|portion|part)|some|a few|(?:\\d+|an?|one|two|three|four) (?:cups?|ladles?|ladlefuls?|spoonfuls?) of)'
/** "For half a minute", "half full", "half and half", "some of the water" is no part of the dish. */
const NO_PART =
  '(?! (?:of )?(?:an? |the |my |its |this )?(?:minutes?|mins?|hours?|seconds?|full|way|time|and half|at a time|(?:\\w+ )?(?:water|milk|stock|broth|cream|oil|juice|yogh?urt|liquid|sugar|ice|butter)\\b))'
/** What is told to be blended, and is only a part: "blend half of the soup". */
const BLENDS_PART = new RegExp(`\\b(?:blend|blitz|puree|liquidise|whizz|mash)(?: up)? ${AMOUNT}\\b${NO_PART}`)
/** "Ladle a third into a blender." */
const MOVES_PART = new RegExp(
  `\\b(?:transfer|ladle|remove|take|scoop|pour|put|spoon|place)(?: out)? ${AMOUNT}\\b${NO_PART}`,
)
const INTO_BLENDER = /\b(?:blender|processor|blend|blitz|puree|liquidise|whizz)\b/
/** All of it, one part after the other. */
const IN_TURNS = /\b(?:repeat|batch|batches)\b/
const COARSELY = '(?:coarse|coarsely|chunky|partly|partially|lumpy)'
/** "Blend roughly", "blend to a coarse purée"; and not "for roughly a minute". */
const COARSE = new RegExp(
  `\\b(?:roughly|${COARSELY}) (?:blend|blitz|puree|liquidise|whizz)\\b|\\b(?:blend|blitz|puree|liquidise|whizz|blender|processor)\\b.*(?<!\\b(?:no|not|without|never|avoid|longer|from|the|any) )\\b(?:${COARSELY}|roughly(?! (?:\\d|an?\\b|one|two|half)))\\b`,
)
/** "Leaving some chunks": what stays of it. */
const LEAVES =
  /\b(?:leave|leaving|keep|keeping|retain|retaining|still)\b(?: \w+){0,5}? (?:chunks?|chunky|texture|pieces|lumps?|bits|whole|bite)\b/

/** Whether a sentence of a method blends a part of the dish alone, or all of it coarsely. */
export function blendsPartly(sentences: readonly (readonly Word[])[], at: number): boolean {
  const [before, text, after] = [at - 1, at, at + 1].map((place) => toText(sentences[place] ?? []))
  const leaves = LEAVES.test(text ?? '') || (/^(?:leav|keep)/.test(after ?? '') && LEAVES.test(after ?? ''))
  if (leaves || COARSE.test(text ?? '')) return true
  if (IN_TURNS.test(`${text} ${after}`)) return false
  if (BLENDS_PART.test(text ?? '')) return true
  return [text, before].some((one) => MOVES_PART.test(one ?? '') && INTO_BLENDER.test(`${before} ${text}`))
}

/** Verbs that put something on or into what was blended, within the same sentence. */
const PUTS_ON = /^(?:top|topped|scatter|sprinkle|garnish|finish|serve|served|stir|fold|add)$/

/** What a method says from a sentence of a step on: the rest of it from where it puts something on, then all that follows. */
export function methodAfter(
  steps: readonly (readonly Word[])[],
  step: number,
  hasSign: (sentence: readonly Word[]) => string | undefined,
): readonly (readonly Word[])[] {
  if (step < 0) return steps
  const sentences = toSentences(steps[step] ?? [])
  const at = sentences.findLastIndex((sentence) => hasSign(sentence) !== undefined)
  const sentence = sentences[at] ?? []
  const sign = hasSign(sentence)?.split(' ')[0]?.slice(0, 4) ?? ''
  const from = sentence.findIndex(({ text }) => text.startsWith(sign))
  const puts = sentence.findIndex(({ text }, place) => place > from && PUTS_ON.test(text))
  return [...(puts < 0 ? [] : [sentence.slice(puts)]), ...sentences.slice(at + 1), ...steps.slice(step + 1)]
}
