import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

const Counts = z.record(z.string(), z.object({ kills: z.number(), broken: z.array(z.string()) }))

/** How many kills of what were counted so far, and what was not as it must be. */
export type Counts = z.infer<typeof Counts>

/** Reads what earlier runs have counted; nothing, where there is no such file. */
export function readCounts(path: string): Counts {
  try {
    return Counts.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}

/** Writes the counts, whole or not at all. */
export function writeCounts(path: string, counts: Counts): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.part`, JSON.stringify(counts, undefined, 2))
  renameSync(`${path}.part`, path)
}
