export type Options = {
  /** How long kills are gathered. */
  minutes: number
  /** Where kills are counted on. */
  countsFile: string
  /** Few of everything, to see that it works. */
  isQuick: boolean
}

/** What a part has measured, as a table in Markdown, and a sentence for each bound that was broken. */
export type Checked = { table: string; broken: string[] }

/** One part of `npm run faults`. It leaves no process and no connection behind. */
export type Check = (options: Options) => Promise<Checked>

/** A sentence when a figure is above what it may be at most, for `Checked.broken`. */
export function above(name: string, figure: number, most: number, unit: string): string[] {
  return figure <= most ? [] : [`${name}: ${figure.toFixed(0)} ${unit}, at most ${most} ${unit} wanted`]
}

/** Checks one after the other, as one. */
export async function together(...checks: (() => Promise<Checked>)[]): Promise<Checked> {
  const all: Checked[] = []
  for (const check of checks) all.push(await check())
  return {
    table: all.map(({ table }) => table).join('\n\n'),
    broken: all.flatMap(({ broken }) => broken),
  }
}
