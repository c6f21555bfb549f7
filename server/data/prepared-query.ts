import type { Compilable, CompiledQuery } from 'kysely'
import { engineOf, type Database } from './database.ts'

/** Stands in a query for the text it is asked with. No stored text is the same: none holds this character. */
const PLACE = '\0'

/**
 * A query that is built once for each engine, and asked with another text each time, if it has one: building it takes
 * several times as long as SQLite needs to answer. `build` gets a text to compare with, in the place of the later one.
 */
export function prepareQuery<Row>(build: (db: Database, place: string) => Compilable<Row>) {
  const built = new Map<ReturnType<typeof engineOf>, CompiledQuery<Row>>()
  return async (db: Database, text = ''): Promise<Row[]> => {
    const engine = engineOf(db)
    const query = built.get(engine) ?? build(db, PLACE).compile()
    built.set(engine, query)
    const parameters = query.parameters.map((parameter) => (parameter === PLACE ? text : parameter))
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}
