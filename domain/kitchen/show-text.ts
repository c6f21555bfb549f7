import { type Figure, staysAt, type View } from './figure.ts'
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
  return figures.flatMap(({ stays, ...figure }, at) => {
    const isSaid = figure.alsoIn !== undefined && figures[at - 1]?.stays === stays
    if (!staysAt(stays, view.ratio) || isSaid) return []
    const amountIn = (ratio: number) =>
      rewrite(text, [figure], { ...view, ratio })
        .flatMap(({ figure, isNoun, text }) => (figure === undefined || isNoun ? [] : text))
        .join(' ')
    const amount = amountIn(1)
    return { amount, why: explainStay(stays, amount, amountIn(view.ratio)) }
  })
}
