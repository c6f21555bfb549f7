import { onTestFinished, test } from 'vitest'
import { findPostgres, startPostgres } from './postgres.ts'
import { newDatabaseFile } from './running-site.ts'
import { shortOrLong } from './short-or-long.ts'

type Engine = 'sqlite' | 'postgres'

const SLOW = { timeout: 600_000 }
const BOTH: Engine[] = ['sqlite', 'postgres']
/** A kill leaves the same half of a work in both. `kills.test.ts` kills a site over Postgres in the short form, too. */
const ENGINES = shortOrLong<Engine[]>(['sqlite'], BOTH)

/** Runs a test of processes, which gets new databases by a function: in the short form over SQLite, in the long form on both engines. */
export function testEachEngine(
  name: string,
  run: (newPlace: () => Promise<string>) => Promise<void>,
  engines = ENGINES,
) {
  const programs = findPostgres()
  for (const engine of engines)
    test.skipIf(engine === 'postgres' && !programs)(`${name} (${engine})`, SLOW, async () => {
      if (engine === 'sqlite') return run(async () => `file:${newDatabaseFile()}`)
      const postgres = await startPostgres(programs ?? '')
      onTestFinished(postgres.stop)
      await run(async () => postgres.createDatabase())
    })
}

/** Runs it on both engines in the short form, too. */
export const testBothEngines: typeof testEachEngine = (name, run) => testEachEngine(name, run, BOTH)
