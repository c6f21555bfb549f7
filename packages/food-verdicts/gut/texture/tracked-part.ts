import type { Part } from './parts.ts'

/** How a food is felt: not at all, as what a fork mashes, in pieces or nobody knows, set firm by dry heat. */
export const SMOOTH = 0
export const SOFT = 1
export const PIECES = 2
export const FIRM = 3

/** A food on its way through a method. */
export type Tracked = Part & {
  state: number
  /** Its state before any work. */
  first: number
  /** The state of a portion that was reserved; SMOOTH where none was. */
  portion: number
  isNamed: boolean
  /** Taken out, and no part of the dish unless it comes back. */
  isOut: boolean
  isHeated: boolean
  /** Its last heat was moist. */
  isMoist: boolean
  /** It was blended with all that was in its pot, not by its name: its state before, and where. A later step that names it had it aside. */
  blended: { from: number; sentence: unknown } | undefined
}

/** A food before any work. */
export function track(part: Part): Tracked {
  const first = firstState(part)
  return {
    ...part,
    state: first,
    first,
    portion: SMOOTH,
    isNamed: false,
    isOut: false,
    isHeated: false,
    isMoist: false,
    blended: undefined,
  }
}

function firstState({ nature, isFine, isShredded }: Part): number {
  if (nature === 'fluid') return SMOOTH
  const isSoft =
    nature === 'egg' ||
    nature === 'soft' ||
    (nature === 'meat' && isShredded) ||
    (nature === 'aromatic' && isFine)
  return isSoft ? SOFT : PIECES
}
