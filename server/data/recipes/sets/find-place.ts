export type Compare = (one: number, other: number) => number

/** Where a place stands in an order, or would stand. */
export const indexIn = (order: Uint32Array, place: number, compare: Compare) =>
  firstIn(order, (other) => compare(other, place) >= 0)

/** Where the places begin of which something is true: it is true of all behind the first. */
export function firstIn(order: Uint32Array, isTrue: (place: number) => boolean): number {
  let low = 0
  for (let high = order.length; low < high;) {
    const middle = (low + high) >>> 1
    if (isTrue(order[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}
