import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// A rule that names a path does nothing once the path has moved, and nobody hears of it.

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const readJson = (file: string): Record<string, unknown> => JSON.parse(read(file))

/** All texts in a value. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

/** The paths and patterns that the tools are told of, by the file that tells them. */
const NAMED: Record<string, string[]> = {
  '.oxlintrc.json': textsOf(
    [readJson('.oxlintrc.json').overrides].flat().map((override) => Object(override).files),
  ),
  'knip.json': textsOf(Object(readJson('knip.json').workspaces)['.']),
  'package.json': textsOf(readJson('package.json').imports).map((path) => path.replace('*', '**')),
  'tsconfig.json': textsOf(readJson('tsconfig.json').include),
  'vite.config.ts': quotedIn('vite.config.ts', /const FOR_SERVER = \[([^\]]+)\]/g),
  'vitest.config.ts': quotedIn('vitest.config.ts', /include: \[('.*test.*')\]|globalSetup: ('[^']+')/g),
  'playwright.config.ts': quotedIn('playwright.config.ts', /testDir: ('[^']+')/g),
  'scripts/build-when-needed.ts': quotedIn('scripts/build-when-needed.ts', /const SOURCES = \[([^\]]+)\]/g),
}

function quotedIn(file: string, pattern: RegExp): string[] {
  return [...read(file).matchAll(pattern)].flatMap(([, ...parts]) =>
    parts.flatMap((part) => [...(part ?? '').matchAll(/'([^']+)'/g)].map(([, path = '']) => path)),
  )
}

for (const [file, paths] of Object.entries(NAMED))
  test(`every path that ${file} names is there`, () => {
    expect(paths.length).toBeGreaterThan(0)
    const lost = paths.filter(
      (path) => !existsSync(join(ROOT, path)) && globSync(path, { cwd: ROOT }).length === 0,
    )
    expect(lost).toEqual([])
  })

test('every script of the site that a test looks for by its name is a file of the build', () => {
  const files = globSync('build/client/assets/*.js', { cwd: ROOT }).map((path) => path.replace(/^.*\//, ''))
  const names = globSync(['test/**/*.ts', 'scripts/**/*.ts'], { cwd: ROOT }).flatMap((path) =>
    [...read(path).matchAll(/\/(?:assets\\?\/)?([a-z][a-z-]+)-(?:\/|'\))/g)].map(([, name = '']) => ({
      path,
      name,
    })),
  )
  const lost = names.filter(({ name }) => !files.some((file) => file.startsWith(`${name}-`)))
  expect(lost).toEqual([])
})
