import type { Equipment } from '#domain/equipment/equipment.ts'
import { slugify } from '#domain/slug.ts'

/** What is drawn for a piece of equipment without a photograph. */
export const pieceDrawing = ({ slug, name, category }: Pick<Equipment, 'slug' | 'name' | 'category'>) =>
  // The name rather than the address decides the colours: the same tool looks the same on every installation.
  ({ kind: 'tool', slug: slugify(name) || slug, category, title: name }) as const
