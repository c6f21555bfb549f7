import { useFetcher } from 'react-router'
import type { Point } from '#domain/files/point.ts'

type StoredPicture = { alt_text: string; point: Point; mayMove: boolean }

/** What is stored of a picture of ours, once `AltTextField` has asked for it; null where it could not be learnt. */
export const useStoredPicture = (hash: string) =>
  useFetcher<StoredPicture | null>({ key: `/admin/media/${hash}` })
