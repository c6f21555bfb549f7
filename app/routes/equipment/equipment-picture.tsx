import { DishPicture } from '#app/ui/plate-picture.tsx'
import type { Equipment } from '#domain/equipment/equipment.ts'
import { slugify } from '#domain/slug.ts'

/** What a picture needs to know of a piece of equipment. */
export type PicturedPiece = Pick<Equipment, 'id' | 'name' | 'category' | 'image_url'>

/** The photograph of a piece of equipment, or a drawing of it. */
export function EquipmentPicture({
  piece: { id, name, category, image_url },
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
  // The name rather than the id decides the colours: the same tool looks the same on every installation.
  const slug = slugify(name) || id
  return (
    <DishPicture
      image_url={image_url}
      alt={alt}
      sizes={sizes}
      kind="tool"
      category={category}
      slug={slug}
      title={name}
      format="square"
      eager={eager}
    />
  )
}
