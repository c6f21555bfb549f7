/** How much of a dish is understood, as a share of its weight. */
export const weightKnown = (coverage: number) =>
  coverage === 1 ? 'All of the weight is known.' : `${percent(coverage)} of the weight is known.`

/** Rounded down: no more is known than that. */
export const percent = (share: number) => `${Math.floor(share * 100)}\u00a0%`

/** Lines as they are written. */
export const listed = (lines: string[]) => lines.map((line) => `“${line}”`).join(', ')
