import { storedPublication } from '../columns/stored-publication.ts'
import { findStoredEquipment, insertStoredEquipment, type StoredEquipment } from '../equipment/row.ts'
import { EquipmentSnapshot, insertEquipmentVersion } from '../equipment/versions.ts'
import { type EquipmentChange, updateEquipment } from '../equipment/write.ts'
import { publicationOf, type Thing } from './thing.ts'

export const EQUIPMENT: Thing<StoredEquipment, EquipmentChange> = {
  kind: 'equipment',
  find: findStoredEquipment,
  nameOf: ({ fields }) => fields.name,
  picturesOf: ({ fields }) => fields.image_url ?? '',
  publicationOf,
  withPublication: (piece, publication) => ({ ...piece, ...publication }),
  toChange: ({ fields, ...piece }) => ({ fields, ...publicationOf(piece) }),
  async fromSnapshot(_db, id, snapshot) {
    const piece = EquipmentSnapshot.parse(snapshot)
    return { ...piece, ...storedPublication(piece), id, slug: piece.slug ?? piece.fields.name }
  },
  insert: insertStoredEquipment,
  update: updateEquipment,
  insertVersion: insertEquipmentVersion,
}
