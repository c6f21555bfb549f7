import { isSamePiece, type PieceName } from '#domain/equipment/equipment.ts'
import { fold } from 'recipe-basics/text/fold'
import type { Database } from '../database/database.ts'

/**
 * Remembers what all stored equipment is called, so that each piece of a file can be looked for in a moment. `find` answers
 * the id of the same piece, or undefined; `add` counts one more.
 */
export async function loadKnownEquipment(db: Database) {
  const rows = await db.selectFrom('kitchen_equipment').select(['id', 'name', 'brand', 'model']).execute()
  const byName = Map.groupBy(
    rows.map(({ id, ...piece }) => ({ id, piece: folded(piece) })),
    ({ piece }) => piece.name,
  )
  return {
    find(piece: PieceName): string | undefined {
      const sought = folded(piece)
      return byName.get(sought.name)?.find(({ piece }) => isSamePiece(piece, sought))?.id
    },
    add(id: string, named: PieceName) {
      const piece = folded(named)
      byName.set(piece.name, [...(byName.get(piece.name) ?? []), { id, piece }])
    },
  }
}

const folded = ({ name, brand, model }: PieceName): PieceName => ({
  name: fold(name),
  brand: brand && fold(brand),
  model: model && fold(model),
})
