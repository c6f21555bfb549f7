import { createHash } from 'node:crypto'
import type { Point } from '#domain/files/point.ts'

/**
 * The shapes in which search engines want the picture of a recipe, with their width and height
 * (developers.google.com/search/docs/appearance/structured-data/recipe).
 */
export const SHAPES = { '1x1': [1200, 1200], '4x3': [1200, 900], '16x9': [1200, 675] } as const
export type Shape = keyof typeof SHAPES

/** A picture without words, as it goes to the process that draws. */
export type ShapeOrder = {
  width: number
  height: number
  /** An SVG that fills the picture, where no photograph follows. */
  drawing: string
  /** What the cut of a photograph keeps; its middle where there is none. */
  point: Point | undefined
}

/** Names what such pictures show of a thing, in whatever shape. */
export const shapeVersion = (shown: unknown): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 20)
