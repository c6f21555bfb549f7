import type { Language } from 'recipe-basics/recipe/language'
import type { ShownText } from 'recipe-reading/kitchen/shown-text'
import type { StepTimer } from 'recipe-reading/step/cook-steps'

/** A part of a sentence as it is shown. `timer`: its place among the times of its step. */
export type StepPart = { text: string; isAmount?: true; isChanged?: true; timer?: number }

/** A step as it is shown, sentence by sentence, with its times apart. Spans of times are of the step as written. */
export function toSentences(
  { pieces }: ShownText,
  timers: readonly Pick<StepTimer, 'start' | 'end'>[],
  language: Language | undefined,
): StepPart[][] {
  const parts: StepPart[] = []
  let at = 0
  for (const { text, written, isAmount, isNoun } of pieces) {
    const length = (written ?? text).length
    const isChanged = written !== undefined && !isNoun
    if (isAmount || written !== undefined)
      parts.push({ text, ...(isAmount && { isAmount }), ...(isChanged && { isChanged }) })
    // A time is never rewritten, so it stands as written within one piece.
    else parts.push(...cutAtTimers(text, at, timers))
    at += length
  }
  return cutAtSentences(parts, language)
}

function cutAtTimers(text: string, at: number, timers: readonly Pick<StepTimer, 'start' | 'end'>[]) {
  const parts: StepPart[] = []
  let from = 0
  for (const [timer, { start, end }] of timers.entries()) {
    if (start < at + from || end > at + text.length) continue
    parts.push({ text: text.slice(from, start - at) }, { text: text.slice(start - at, end - at), timer })
    from = end - at
  }
  parts.push({ text: text.slice(from) })
  return parts.filter((part) => part.text !== '')
}

function cutAtSentences(parts: readonly StepPart[], language: Language | undefined): StepPart[][] {
  const whole = parts.map(({ text }) => text).join('')
  const segmenter = new Intl.Segmenter(language ?? 'en', { granularity: 'sentence' })
  const ends = [...segmenter.segment(whole)].map(({ index, segment }) => index + segment.length)
  const sentences: StepPart[][] = [[]]
  let at = 0
  for (const part of parts) {
    let rest = part.text
    while (rest !== '') {
      const end = ends[0] ?? whole.length
      const text = rest.slice(0, end - at)
      sentences.at(-1)?.push({ ...part, text })
      rest = rest.slice(text.length)
      at += text.length
      if (at >= end) {
        ends.shift()
        sentences.push([])
      }
    }
  }
  return sentences.filter((sentence) => sentence.length > 0)
}
