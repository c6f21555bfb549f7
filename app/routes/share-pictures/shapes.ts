import { href } from 'react-router'
import { oneOf } from 'recipe-basics/text/one-of'
import { type Shape, SHAPES, shapeVersion } from '#server/share-pictures/shape.ts'
import type { ShareCard } from '#server/share-pictures/card.ts'
import type { ShareDrawing } from './draw-beside.ts'
import { DRAWING_VERSIONS, type SharedKind } from './share.ts'

type Shown = Pick<ShareCard<ShareDrawing>, 'photo' | 'drawing'>
type Kind = Exclude<SharedKind, 'pages'>

const NAMES = ['1x1', '4x3', '16x9'] as const satisfies Shape[]

/**
 * Where the pictures of a thing are that show nothing but the thing, one in each shape: paths of this site. A photograph
 * elsewhere, at `photo`, is that of all shapes.
 */
export const picturesOf = (kind: Kind, name: string, photo: string | null, card: Shown): string[] =>
  photo !== null && card.photo === null ? [photo] : NAMES.map((shape) => shapePath(kind, name, shape, card))

/** Where the drawing of a thing is as a file that every program shows: feed readers show no SVG. */
export const drawingPath = (kind: Kind, name: string, drawing: ShareDrawing): string =>
  shapePath(kind, name, '4x3', { photo: null, drawing })

export const shapePath = (kind: SharedKind, name: string, shape: Shape, card: Shown): string =>
  href('/share/:kind/:name/:file', { kind, name, file: `${versionInShapes(card)}-${shape}.jpg` })

/** The shape that the name of a file ends with. */
export const readShape = (file: string): Shape | undefined => oneOf(NAMES, /-(\d+x\d+)\.jpg$/.exec(file)?.[1])

/** What a picture shows in any shape. Its address stays while that does, whatever the thing is called. */
export const versionInShapes = ({ photo, drawing }: Shown): string =>
  shapeVersion(photo ?? [DRAWING_VERSIONS, drawing])

export const sizeOfShape = (shape: Shape) => {
  const [width, height] = SHAPES[shape]
  return { width, height }
}
