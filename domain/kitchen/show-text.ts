import type { Figure, View } from './figure.ts'
import { rewrite } from './rewrite.ts'
import type { ShownText } from './shown-text.ts'
import { explainStay } from './stays.ts'

/** Shows a line or a step of a recipe. Without a view other than as written, the pieces joined are the text. */
export function showText(text: string, figures: readonly Figure[], view: View): ShownText {
  const pieces = rewrite(text, figures, view).map(({ figure, text, written }) => ({
    text,
    ...(written !== undefined && { written }),
    ...(figure !== undefined && figures[figure]?.kind === 'amount' && { isAmount: true as const }),
  }))
  const staying = view.ratio === 1 ? undefined : figures.find(({ stays }) => stays)
  return staying ? { pieces, stays: whyItStays(text, staying, view) } : { pieces }
}

function whyItStays(text: string, { stays, ...figure }: Figure, view: View): string | undefined {
  const amountIn = (ratio: number) =>
    rewrite(text, [figure], { ...view, ratio })
      .flatMap(({ figure, text }) => (figure === undefined ? [] : text))
      .join(' ')
  return stays && explainStay(stays, amountIn(1), amountIn(view.ratio))
}
