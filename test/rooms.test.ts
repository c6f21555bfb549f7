import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = new URL('..', import.meta.url).pathname
const IMPORT = /^(?:import|export)\b[^'"]*?from '([^']+)'|\bimport\('([^']+)'\)|new URL\('(\.[^']+\.ts)'/gm

/** Which rooms each room imports from, types too. A room is a folder; each package is one. */
function arrows(roomOf: (file: string) => string | undefined): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const file of globSync('{app,domain,server,packages}/**/*.{ts,tsx}', { cwd: ROOT })) {
    const from = /\.(?:test|fixture)\./.test(file) ? undefined : roomOf(file)
    if (from === undefined) continue
    for (const [, ...paths] of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)) {
      const to = roomOf(targetOf(file, paths.find((path) => path !== undefined) ?? ''))
      if (to !== undefined && to !== from) found.set(from, (found.get(from) ?? new Set()).add(to))
    }
  }
  return found
}

function targetOf(file: string, path: string): string {
  if (path.startsWith('.')) return normalize(join(dirname(file), path))
  return path.startsWith('#') ? path.slice(1) : `packages/${path}`
}

/** The rooms that lead back to themselves, however indirectly. */
function circleOf(graph: Map<string, Set<string>>): string[] {
  const reach = (from: string) => {
    const seen = new Set<string>()
    const waiting = [...(graph.get(from) ?? [])]
    for (let room = waiting.pop(); room !== undefined; room = waiting.pop())
      if (!seen.has(room)) {
        seen.add(room)
        waiting.push(...(graph.get(room) ?? []))
      }
    return seen
  }
  return [...graph.keys()].filter((room) => reach(room).has(room)).toSorted()
}

const inFolders = (pattern: RegExp) => (file: string) => pattern.exec(file)?.[0]

test.each([
  ['domain', /^domain\/[^/]+(?=\/)|^domain\/[^/]+/],
  ['server', /^server\/(?:data\/)?(?:recipes\/)?[^/]+/],
  ['packages', /^packages\/(?:recipe|food)-[a-z]+/],
  ['parts of pages', /^app\/ui\/[^/]+/],
])('no rooms of %s lead back to each other', (_, pattern) => {
  const graph = arrows(inFolders(pattern))
  expect(graph.size).toBeGreaterThan(2)
  expect(circleOf(graph)).toEqual([])
})

test('every door of a library is gone through from outside', () => {
  const asked = new Set(
    globSync('{app,domain,server,scripts,packages}/**/*.{ts,tsx}', { cwd: ROOT })
      .filter((file) => !/\.(?:test|fixture)\./.test(file))
      .flatMap((file) =>
        [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)]
          .map(([, path = '']) => path)
          .filter((path) => !file.startsWith(`packages/${path.split('/', 1)[0]}/`)),
      ),
  )
  const unused = globSync('packages/*/package.json', { cwd: ROOT }).flatMap((file) => {
    const { name, exports }: { name: string; exports: Record<string, string> } = JSON.parse(
      readFileSync(join(ROOT, file), 'utf8'),
    )
    return Object.keys(exports)
      .map((entry) => entry.replace('.', name))
      .filter((entry) => !entry.endsWith('/*') && !asked.has(entry))
  })
  expect(unused).toEqual([])
})
