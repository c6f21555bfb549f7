import type { Compilable, CompiledQuery } from 'kysely'
import { engineOf, type Database } from './database.ts'

/** Stands in a query for the text it is asked with. No stored text is the same: none holds this character. */
export const TEXT = '\0'

/** The same for a number. */
export const NUMBER = Number.MIN_SAFE_INTEGER

/**
 * A query that is built once for each engine, and asked with other values each time: building it takes several times as
 * long as SQLite needs to answer. `build` gets `places` to compare with, in the place of the later values.
 */
export function prepareQuery<Values extends Record<string, string | number>, Row>(
  places: Values,
  build: (db: Database, places: Values) => Compilable<Row>,
) {
  const built = new Map<ReturnType<typeof engineOf>, CompiledQuery<Row>>()
  const names = new Map<unknown, string>(Object.entries(places).map(([name, place]) => [place, name]))
  return async (db: Database, values: Values): Promise<Row[]> => {
    const engine = engineOf(db)
    const query = built.get(engine) ?? build(db, places).compile()
    built.set(engine, query)
    const parameters = query.parameters.map((parameter) => {
      const name = names.get(parameter)
      return name === undefined ? parameter : values[name]
    })
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}
