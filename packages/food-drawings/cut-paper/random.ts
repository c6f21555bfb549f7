/** Gives the next number of a fixed sequence, 0 ≤ x < 1. */
export type Random = () => number

/** The same text always gives the same sequence (FNV-1a hash, then mulberry32). */
export function random(seed: string): Random {
  let state = 2166136261
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** One of `list`, decided by the next number. */
export function pick<Item>(rnd: Random, list: readonly [Item, ...Item[]]): Item {
  return list[Math.floor(rnd() * list.length)] ?? list[0]
}
