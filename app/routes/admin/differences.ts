/** A field that two people have changed, as text. */
export type Difference = { label: string; mine: string; theirs: string }

/** The fields of two states that differ, by label. */
export function differencesOf(mine: Record<string, string>, theirs: Record<string, string>): Difference[] {
  return Object.keys({ ...theirs, ...mine }).flatMap((label) => {
    const [left, right] = [mine[label]?.trim() ?? '', theirs[label]?.trim() ?? '']
    return left === right ? [] : [{ label, mine: left, theirs: right }]
  })
}
