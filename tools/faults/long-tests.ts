import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seconds, toTable } from '../bench/table.ts'
import type { Checked, Options } from './check.ts'

const ROOT = new URL('../..', import.meta.url).pathname

/** What a test says that has a long form, or is a long one as a whole. */
const IS_LONG = /short-or-long\.ts|each-engine\.ts|@long/

/** The tests that `npm test` runs in a short form, in their long one: every round, every pair of words. */
export async function checkLongTests({ isQuick }: Options): Promise<Checked> {
  const tests = globSync('{app,domain,packages,server,scripts,test,tools}/**/*.{test,spec}.ts', { cwd: ROOT })
  const long = tests.filter((path) => IS_LONG.test(readFileSync(join(ROOT, path), 'utf8')))
  const rows: string[][] = []
  const broken: string[] = []
  for (const path of long.toSorted().slice(0, isQuick ? 1 : undefined)) {
    const begun = performance.now()
    const isGood = passes(path)
    rows.push([path, isGood ? 'passes' : 'fails', seconds(performance.now() - begun)])
    if (!isGood) broken.push(`${path} fails in its long form`)
  }
  return { table: toTable(['long form of', 'result', 'took'], rows), broken }
}

function passes(path: string): boolean {
  const env = { ...process.env, TESTS: 'long' }
  const runner = path.endsWith('.spec.ts') ? ['playwright', 'test'] : ['vitest', 'run']
  return spawnSync('npx', [...runner, path], { cwd: ROOT, env, stdio: 'inherit' }).status === 0
}
