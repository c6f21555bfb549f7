import { parseRecord, toRecord } from 'recipe-basics/text/json-text'

/** A dish that was left so long ago is not on the stove any more. */
const FORGOTTEN_MS = 12 * 3_600_000
/** Dishes that one cooks at once. */
const MOST = 8

type Place = { slug: string; step: number; seen: number }

/** The step at which a dish was left, from 1, in what a browser has stored; undefined where nobody cooks it. */
export const readPlace = (text: string | null, slug: string, now: number): number | undefined =>
  readPlaces(text, now).find((place) => place.slug === slug)?.step

/** The places with another one of a dish, or without one. Null where nothing is left to store. */
export function writePlace(
  text: string | null,
  { slug, step }: { slug: string; step: number | undefined },
  now: number,
): string | null {
  const others = readPlaces(text, now).filter((place) => place.slug !== slug)
  const places = [...others, ...(step === undefined ? [] : [{ slug, step, seen: now }])].slice(-MOST)
  return places.length > 0 ? JSON.stringify({ version: 1, places }) : null
}

function readPlaces(text: string | null, now: number): Place[] {
  const { places } = parseRecord(text)
  return (Array.isArray(places) ? places : []).flatMap((stored) => {
    const { slug, step, seen } = toRecord(stored)
    const isPlace = typeof slug === 'string' && typeof step === 'number' && typeof seen === 'number'
    return isPlace && now - seen < FORGOTTEN_MS ? { slug, step, seen } : []
  })
}
