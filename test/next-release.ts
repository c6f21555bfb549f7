import { cpSync, existsSync, globSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A name, the hash of what it contains, and the end. */
const HASHED = /-([\w-]{8})(\.\w+)$/
const FILE_NAME = /\w[\w.-]*\.(js|css|svg|woff2)\b/g

/**
 * Derives the build of a next release from one, without building: each asset has another name, and whatever names it says
 * the new one. Like that of a build, its folder has nothing of the release before yet.
 */
export function deriveRelease(build: string, next: string) {
  const kept = readIfThere(join(build, 'kept-assets.txt')).split('\n')
  const isOwn = (path: string) => !/\.(br|gz)$/.test(path) && !kept.includes(basename(path))
  for (const part of ['client', 'server'])
    cpSync(join(build, part), join(next, part), { recursive: true, filter: isOwn })
  const assets = join(next, 'client/assets')
  const renamed = new Map(readdirSync(assets).map((name) => [name, name.replace(HASHED, otherHash)]))
  for (const [before, after] of renamed) renameSync(join(assets, before), join(assets, after))
  for (const path of globSync(`${next}/**/*.{js,css}`)) {
    const text = readFileSync(path, 'utf8')
    const renew = (name: string) => renamed.get(name) ?? name
    writeFileSync(path, text.replace(FILE_NAME, renew))
  }
}

const otherHash = (_: string, hash: string, end: string) => `-${[...hash].reverse().join('')}${end}`

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
