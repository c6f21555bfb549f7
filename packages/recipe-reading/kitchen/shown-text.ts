/** A part of a text as it is shown. `written` is what stands there as written, where that differs; `isNoun`: of a food in its other number. */
export type ShownPiece = { text: string; written?: string; isAmount?: true; isNoun?: true }

/** An amount that does not follow the servings, as it is shown, and why. `isToTaste`: the cook begins with it, and tastes. */
export type StayingAmount = { amount: string; why: string; isToTaste?: true }

/** A text for other servings or in other units, and the amounts of it that do not follow the servings. */
export type ShownText = { pieces: ShownPiece[]; stays?: StayingAmount[] }

/** What is shown, as one text. */
export const asOneText = ({ pieces }: ShownText): string => pieces.map(({ text }) => text).join('')

/** The text as written, with nothing worked out. */
export const asWritten = ({ pieces }: ShownText): string =>
  pieces.map(({ text, written }) => written ?? text).join('')
