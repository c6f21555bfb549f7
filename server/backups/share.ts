/** Hears how much of some work is done, from 0 to 1. */
export type OnShare = (share: number) => void

/** Hears of a part of the work, which takes from the share `from` to the share `to` of all of it. */
export const partOf =
  (onShare: OnShare | undefined, from: number, to: number): OnShare =>
  (share) =>
    onShare?.(from + share * (to - from))

/** Counts rows, and says now and then how many of `total` they are. */
export function countShare(total: number, onShare: OnShare | undefined): () => void {
  const step = Math.max(1, Math.floor(total / 100))
  let count = 0
  return () => {
    if (++count % step === 0 || count === total) onShare?.(Math.min(1, count / total))
  }
}

/** All rows of a backup, by the counts of its tables. */
export const totalOf = (rows: Record<string, number>): number =>
  Object.values(rows).reduce((sum, count) => sum + count, 0)
