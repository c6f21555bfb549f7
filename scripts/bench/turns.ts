/** With this in its environment, a site says in its log how long the turns of its loop were. */
export const WATCHED = { NODE_OPTIONS: `--import ${new URL('watch-turns.ts', import.meta.url).pathname}` }

/** The longest turn of the loop in a part of the log, in milliseconds of the processor; 0 when none was long. */
export function longestTurn(log: string): number {
  return Math.max(0, ...Array.from(log.matchAll(/^\{"turnMs":([\d.]+)\}$/gm), (line) => Number(line[1])))
}
