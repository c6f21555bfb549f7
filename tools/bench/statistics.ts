/** The value below which this share (0 to 1) of the numbers lies. */
export function percentile(numbers: number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(numbers.length * share) - 1)] ?? Number.NaN
}

/** Half the numbers lie below it. Of an even number of them it is between the two in the middle, so that it leans to neither. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}

/** The median of what each round gave, so that a machine that is busy for a while weighs little. */
export function medianOf<Result>(rounds: Result[], read: (result: Result) => number): number {
  return median(rounds.map(read))
}

/** The median of the ratios within each round: both had the machine as it was at that time. */
export function ratioOf<Result>(ours: Result[], theirs: Result[], read: (result: Result) => number): number {
  const ratios = ours.flatMap((result, round) => {
    const other = theirs[round]
    return other === undefined ? [] : read(result) / read(other)
  })
  return median(ratios)
}

/** Measures contenders by turns, A B B A A B, round after round, and answers for each what its rounds gave. */
export async function interleave<Result>(
  contenders: (() => Promise<Result>)[],
  rounds: number,
): Promise<Result[][]> {
  const results: Result[][] = contenders.map(() => [])
  for (let round = 0; round < rounds; round++) {
    const order = [...contenders.entries()]
    // Nobody is always the first.
    if (round % 2 === 1) order.reverse()
    for (const [place, take] of order) results[place]?.push(await take())
  }
  return results
}
