import { type Figure, ratioOf, type View } from './figure.ts'
import { rewrite } from './rewrite.ts'
import type { ShownText, StayingAmount } from './shown-text.ts'
import { explainStay } from './stays.ts'

/** Shows a line or a step of a recipe. Without a view other than as written, the pieces joined are the text. */
export function showText(text: string, figures: readonly Figure[], view: View): ShownText {
  const pieces = rewrite(text, figures, view).map(({ figure, text, isNoun, written }) => ({
    text,
    ...(written !== undefined && { written }),
    ...(isNoun && { isNoun }),
    ...(!isNoun && figure !== undefined && figures[figure]?.kind === 'amount' && { isAmount: true as const }),
  }))
  const stays = listStaying(text, figures, view)
  return stays.length > 0 ? { pieces, stays } : { pieces }
}

/** An amount that the text names in two units is one. */
function listStaying(text: string, figures: readonly Figure[], view: View): StayingAmount[] {
  return figures.flatMap(({ seasoning, isUnsure, ...figure }, at) => {
    const last = figures[at - 1]
    const isRepeated = figure.alsoIn && last?.seasoning === seasoning && last?.isUnsure === isUnsure
    const ratio = ratioOf({ seasoning, isUnsure }, view.ratio)
    if (ratio === view.ratio || isRepeated) return []
    const amountIn = (times: number) =>
      rewrite(text, [figure], { ...view, ratio: times })
        .flatMap(({ figure, isNoun, text }) => (figure === undefined || isNoun ? [] : text))
        .join(' ')
    const amount = amountIn(ratio)
    const why = explainStay(seasoning, amount, amountIn(view.ratio))
    return { amount, why, ...(seasoning && { isToTaste: true as const }) }
  })
}
