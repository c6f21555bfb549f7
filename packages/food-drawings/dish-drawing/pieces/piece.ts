import type { Look } from '../../dish/dish.ts'
import type { Point } from '../../cut-paper/points.ts'
import type { Random } from '../../cut-paper/random.ts'

/** One food in one cut. */
export type Piece = {
  /** About half the length of one. */
  size: number
  /** How many of them stand for “some”. */
  many: number
  /** Draws one at every place. */
  draw: (places: readonly Point[], look: Look, size: number, rnd: Random) => string
}
