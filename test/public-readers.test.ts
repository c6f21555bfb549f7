import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = new URL('..', import.meta.url).pathname
const IMPORT = /^(?:import|export)\s+(?!type\b)([^'"]*?)from '([^']+)'/gm
const ONLY_TYPES = /^\{(?:\s*type\s[^,}]+,?)+\s*\}\s*$/

/** Routes of the public site. The others show what somebody is writing. */
const PUBLIC = /^app\/(?:root\.tsx|routes\/(?!admin\/|preview\/|auth\/))/
/** What reads the lines and steps of a recipe, or judges them. Words of a search, the names of foods and languages are none of it. */
const READER =
  /^packages\/(?:recipe-reading\/(?:ingredient|step)\/read-|recipe-reading\/nutrition\/compute-|food-verdicts\/(?:.+\/)?(?:read-|judge-|detect-))/

/**
 * Modules that hold one thing for pages beside another for whoever saves a recipe. The pages call none of the readers behind
 * them. A module that is divided leaves this list.
 */
const SHARED = ['server/data/recipes/row/figures.ts']

test('what renders public pages holds no reader of recipes', () => {
  const reached = new Set(globSync('app/{root.tsx,routes/**/*.{ts,tsx}}', { cwd: ROOT }))
  for (const file of reached) if (!PUBLIC.test(file) || /\.test\./.test(file)) reached.delete(file)
  const met = new Set<string>()
  for (const file of reached) {
    if (SHARED.includes(file)) met.add(file)
    else for (const next of importsOf(file)) reached.add(next)
  }
  expect([...reached].filter((file) => READER.test(file))).toEqual([])
  expect([...met].toSorted()).toEqual(SHARED)
  expect(
    globSync('packages/**/*.ts', { cwd: ROOT }).filter((file) => READER.test(file)).length,
  ).toBeGreaterThan(20)
})

/** The files whose code a file needs; of types nothing is left when it runs. */
const importsOf = (file: string): string[] =>
  /\.tsx?$/.test(file)
    ? [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].flatMap(([, names = '', path = '']) =>
        ONLY_TYPES.test(names) ? [] : fileOf(file, path),
      )
    : []

function fileOf(file: string, path: string): string[] {
  const target = path.startsWith('.')
    ? normalize(join(dirname(file), path))
    : path.startsWith('#')
      ? path.slice(1)
      : `packages/${path}.ts`
  return existsSync(join(ROOT, target)) ? [target] : []
}
