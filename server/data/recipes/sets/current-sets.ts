import { setImmediate as afterOthers } from 'node:timers/promises'
import { readContentVersion } from '../../changes/content-version.ts'
import { type Database, onReadThread } from '../../database/database.ts'
import { readChangedFacts, walkFacts } from './facts.ts'
import { RecipeSets } from './recipe-sets.ts'

/** Beyond so many, reading all anew is as fast, and stops nobody. */
const MOST_CHANGES = 2_000

/** The sets of a database as they were when its content had a version, and the reading that is under way. */
type Known = { sets: RecipeSets; version: number; reading: Promise<void> | undefined }

const known = new WeakMap<Database, Known>()

/**
 * The sets of all published recipes as they are now, whichever process changed them. Read whole once, some at a time; then
 * only what has changed. They change with the next change of content: use them before anything is waited for.
 */
export async function readSets(db: Database): Promise<RecipeSets> {
  const state = known.get(db) ?? { sets: new RecipeSets(), version: -1, reading: undefined }
  known.set(db, state)
  if ((await readContentVersion(db)) === state.version) return state.sets
  // What is under way may have begun before this question.
  await state.reading?.catch(() => {})
  state.reading ??= catchUp(db, state).finally(() => (state.reading = undefined))
  await state.reading
  return state.sets
}

async function catchUp(db: Database, state: Known): Promise<void> {
  const version = await readContentVersion(db)
  if (version === state.version) return
  const isKnown = state.version >= 0 && version > state.version
  const changes = isKnown ? await readChangedFacts(db, state.version, MOST_CHANGES + 1) : undefined
  if (changes && changes.numbers.length <= MOST_CHANGES) state.sets.replace(changes.numbers, changes.facts)
  else state.sets = await readAll(db)
  state.version = version
}

async function readAll(db: Database): Promise<RecipeSets> {
  const sets = new RecipeSets()
  for await (const slice of walkFacts(onReadThread(db))) {
    sets.replace([], slice)
    await afterOthers()
  }
  return sets
}
