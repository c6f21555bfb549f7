/** With this in its environment, a site says in its log for how long its event loop was blocked each time. */
export const LOOP_LOGGED = {
  NODE_OPTIONS: `--import ${new URL('event-loop-monitor.ts', import.meta.url).pathname}`,
}

/** For how long at most the loop was blocked in a part of the log, in milliseconds of the processor; 0 when never for long. */
export function longestBlock(log: string): number {
  return Math.max(0, ...Array.from(log.matchAll(/^\{"blockedMs":([\d.]+)\}$/gm), (line) => Number(line[1])))
}
