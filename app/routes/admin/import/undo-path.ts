import type { Notice } from '#domain/notice.ts'
import { IMPORT_PATH } from './address.ts'

/** Where what an import saved is taken back. */
export const undoPath = (import_id: string) => `${IMPORT_PATH}?undo=${import_id}`

export const undoLabel = (count: number) => (count === 1 ? 'Undo' : `Undo all ${count}`)

/** The Undo of a notice that tells how many things an import saved. */
export const undoOf = (import_id: string, count: number): Notice['undo'] =>
  count > 0 ? { action: undoPath(import_id), label: undoLabel(count) } : undefined
