import type { Tracked } from './tracked-part.ts'

/** What lies together. Work that names no food is done to the pot. */
export type Pots = {
  current: () => ReadonlySet<Tracked>
  /** Puts a food into the pot, with all that it already lies with. */
  join: (part: Tracked) => void
  leave: (part: Tracked) => void
  /** Begins an empty pot. */
  begin: () => void
  /** Goes to the pot of foods that are heated by themselves. */
  turnTo: (parts: readonly Tracked[]) => void
}

export function setOutPots(): Pots {
  let pot = new Set<Tracked>()
  const pots = new Map<Tracked, Set<Tracked>>()
  const put = (part: Tracked) => {
    pot.add(part)
    pots.set(part, pot)
  }
  return {
    current: () => pot,
    join(part) {
      const other = pots.get(part)
      if (other && other !== pot) {
        for (const one of other) put(one)
        other.clear()
      }
      put(part)
      part.isOut = false
      part.isNamed = true
    },
    leave(part) {
      pots.get(part)?.delete(part)
      pots.delete(part)
    },
    begin() {
      pot = new Set()
    },
    turnTo(parts) {
      const bodies = parts.filter(({ nature }) => nature !== 'fluid' && nature !== 'aromatic')
      if (bodies.length === 0 || pot.size === 0 || bodies.some((part) => pot.has(part))) return
      pot = bodies.map((part) => pots.get(part)).find((one) => one !== undefined && one.size > 1) ?? new Set()
    },
  }
}
