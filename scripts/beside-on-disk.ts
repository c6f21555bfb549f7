import { readFileSync, statSync } from 'node:fs'
import { basename, dirname, resolve, sep } from 'node:path'
import { embeddedIn } from 'recipe-import/embedded-pictures'
import { MAX_UPLOAD_BYTES } from 'recipe-basics/text/upload'
import type { Beside } from 'recipe-import/zip'

/** The pictures that a recipe of a file names and that stand in the folder of the file, or below it, and nowhere else. */
export function besideOnDisk(file: string, source: unknown): Beside {
  const folder = resolve(dirname(file))
  const named = embeddedIn(source).flatMap((picture) => {
    if (!('path' in picture)) return []
    const path = resolve(folder, picture.path)
    const found = path.startsWith(folder + sep) ? statSync(path, { throwIfNoEntry: false }) : undefined
    if (!found?.isFile() || found.size > MAX_UPLOAD_BYTES) return []
    return [[picture.path, { name: picture.path, size: found.size, read: () => readFileSync(path) }] as const]
  })
  return { path: basename(file), pictures: new Map(named), isAlone: false, used: new Set() }
}
