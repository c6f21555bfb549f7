import { useSyncExternalStore } from 'react'
import { readPlace, writePlace } from '#domain/cooking/places.ts'
import { readText } from './browser-storage.ts'
import { storeWatchedText, watchText } from './stored-text.ts'

/** The name under which this browser stores where its cook was in each dish. */
const PLACES_KEY = 'cooking'

const storedPlaces = () => readText('localStorage', PLACES_KEY)
const watchPlaces = watchText(PLACES_KEY)
const none = () => undefined

/** The step at which a dish was left, from 1; undefined where nobody cooks it. */
export const useStoredPlace = (slug: string): number | undefined =>
  useSyncExternalStore(watchPlaces, () => readPlace(storedPlaces(), slug, Date.now()), none)

/** Stores the step at which a dish is, or that nobody cooks it any more. */
export function storePlace(slug: string, step: number | undefined): void {
  storeWatchedText(PLACES_KEY, writePlace(storedPlaces(), { slug, step }, Date.now()))
}
