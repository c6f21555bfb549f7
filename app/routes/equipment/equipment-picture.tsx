import { DishPicture } from '../../ui/picture/plate-picture.tsx'
import type { Equipment } from '#domain/equipment/equipment.ts'
import { pieceDrawing } from './piece-drawing.ts'

/** What a picture needs to know of a piece of equipment. */
export type PicturedPiece = Pick<Equipment, 'slug' | 'tool' | 'name' | 'category' | 'image_url'>

/** The photograph of a piece of equipment, or a drawing of it. */
export function EquipmentPicture({
  piece,
  alt,
  sizes,
  eager,
}: {
  piece: PicturedPiece
  /** What its photograph shows. */
  alt?: string
  /** How wide it is shown, where that is small. */
  sizes?: string
  eager?: boolean
}) {
  return (
    <DishPicture
      image_url={piece.image_url}
      title={piece.name}
      alt={alt}
      sizes={sizes}
      {...pieceDrawing(piece)}
      format="square"
      eager={eager}
    />
  )
}
