import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { finishReplacing, replaceBuild } from './replace-build.ts'

test('assets of the release before stay beside the new ones, their compressed forms too', () => {
  const site = aSite()
  site.release(['list-1.js', 'list-1.js.br', 'font-1.woff2'])
  site.release(['list-2.js', 'list-2.js.br', 'font-1.woff2'])
  expect(site.assets()).toEqual(['font-1.woff2', 'list-1.js', 'list-1.js.br', 'list-2.js', 'list-2.js.br'])
  expect(site.content('list-1.js')).toBe('release 1')
  expect(site.content('font-1.woff2')).toBe('release 2')
})

test('assets go with the second release after theirs', () => {
  const site = aSite()
  site.release(['list-1.js'])
  site.release(['list-2.js'])
  site.release(['list-3.js'])
  expect(site.assets()).toEqual(['list-2.js', 'list-3.js'])
})

test('a build with the same assets is no release to browsers, and loses nothing', () => {
  const site = aSite()
  site.release(['list-1.js', 'font-1.woff2'])
  site.release(['list-2.js'])
  site.release(['list-2.js'])
  site.release(['list-2.js', 'added-1.js'])
  expect(site.assets()).toEqual(['added-1.js', 'font-1.woff2', 'list-1.js', 'list-2.js'])
  site.release(['list-3.js'])
  expect(site.assets()).toEqual(['added-1.js', 'list-2.js', 'list-3.js'])
})

test('a site that never had other assets is built again and again', () => {
  const site = aSite()
  for (let build = 0; build < 4; build++) site.release(['list-1.js'])
  expect(site.assets()).toEqual(['list-1.js'])
})

test('a release that is taken back finds its assets, and keeps those of the one that it replaces', () => {
  const site = aSite()
  site.release(['list-1.js'])
  site.release(['list-2.js'])
  site.release(['list-1.js'])
  expect(site.assets()).toEqual(['list-1.js', 'list-2.js'])
  site.release(['list-3.js'])
  expect(site.assets()).toEqual(['list-1.js', 'list-3.js'])
})

test('nothing but assets is kept', () => {
  const site = aSite()
  site.release(['list-1.js'])
  writeFileSync(join(site.build, 'client/old.txt'), '')
  writeFileSync(join(site.build, 'server.js'), '')
  site.release(['list-2.js'])
  expect(readdirSync(site.build).sort()).toEqual(['client', 'kept-assets.txt'])
  expect(readdirSync(join(site.build, 'client'))).toEqual(['assets'])
})

test('a replacement that ended before the new build was in the place is taken back', () => {
  const site = aSite()
  site.release(['list-1.js'])
  renameSync(site.build, `${site.build}-replaced`)
  mkdirSync(join(site.build, 'compile-cache'), { recursive: true })
  finishReplacing(site.build)
  expect(site.assets()).toEqual(['list-1.js'])
  site.release(['list-2.js'])
  expect(site.assets()).toEqual(['list-1.js', 'list-2.js'])
})

test('a replacement that ended before the old build was gone is finished', () => {
  const site = aSite()
  site.release(['list-1.js'])
  cpSync(site.build, `${site.build}-replaced`, { recursive: true })
  finishReplacing(site.build)
  expect(site.assets()).toEqual(['list-1.js'])
  expect(existsSync(`${site.build}-replaced`)).toBe(false)
})

test('the first build takes the place of whatever a site has left there', () => {
  const site = aSite()
  mkdirSync(join(site.build, 'compile-cache'), { recursive: true })
  site.release(['list-1.js'])
  expect(readdirSync(site.build)).toEqual(['client'])
})

/** A folder in which one release follows the other. Assets say which release wrote them. */
function aSite() {
  const folder = mkdtempSync(join(tmpdir(), 'plate-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const build = join(folder, 'build')
  const assets = join(build, 'client/assets')
  let releases = 0
  return {
    build,
    release(names: string[]) {
      const next = join(folder, 'next')
      releases++
      mkdirSync(join(next, 'client/assets'), { recursive: true })
      for (const name of names) writeFileSync(join(next, 'client/assets', name), `release ${releases}`)
      replaceBuild(build, next)
      expect(readdirSync(folder)).toEqual(['build'])
    },
    assets: () => readdirSync(assets).sort(),
    content: (name: string) => readFileSync(join(assets, name), 'utf8'),
  }
}
