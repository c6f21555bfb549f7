import type { Equipment } from '#domain/equipment/equipment.ts'
import { slugify } from '#domain/addresses/slug.ts'

type DrawnPiece = Pick<Equipment, 'slug' | 'tool' | 'name' | 'category'>

/** What is drawn for a piece of equipment without a photograph. */
export const pieceDrawing = ({ slug, tool, name, category }: DrawnPiece) =>
  // The name rather than the address decides the colours: the same tool looks the same on every installation.
  ({ kind: 'tool', tool, slug: slugify(name) || slug, category }) as const
