import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { getMimeType } from 'hono/utils/mime'
import type { WriteLine } from '../http/request-log.ts'
import { fileHeaders } from '../http/security-headers.ts'
import { isGetOrHead } from '../http/methods.ts'
import { pathOf, sendStored, toLine } from './requests.ts'
import { type StoredResponse, toStoredResponse } from './stored-response.ts'

type PublicFiles = {
  /** The file at a path of the site, as it was sent. */
  find: (path: string) => StoredResponse | undefined
}

const COMPRESSED = { br: '.br', gzip: '.gz' }
const ASSET = /^\/assets\/[\w-][\w.-]*$/

/**
 * The files of a build: some megabytes, read once, so that a process gives its own release even after the next has taken
 * its place. Beside it, another process may give pages of that one already: an asset that is not known is looked for
 * again. `https` is whether visitors come by it.
 */
export function openPublicFiles(folder: string, { https }: { https: boolean }): PublicFiles {
  const shared = Object.entries(fileHeaders({ https })).flat()
  const files = new Map<string, StoredResponse>()
  const read = (path: string) => {
    const file = readResponse(folder, path, shared)
    files.set(path, file)
    return file
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = `${entry.parentPath}/${entry.name}`.slice(folder.length)
    if (entry.isFile() && !isCompressed(path)) read(path)
  }
  const readLater = (path: string) => {
    if (!ASSET.test(path) || isCompressed(path)) return undefined
    try {
      return read(path)
    } catch {
      // There is none, or not at this moment: a build is taking the place of another.
      return undefined
    }
  }
  return { find: (path) => files.get(path) ?? readLater(path) }
}

const isCompressed = (path: string) => Object.values(COMPRESSED).some((end) => path.endsWith(end))

function readResponse(folder: string, path: string, shared: string[]): StoredResponse {
  // Names under /assets/ hold a hash of their content.
  const lifetime = path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'max-age=3600'
  const headers = [
    ...shared,
    ...['content-type', getMimeType(path) ?? 'application/octet-stream'],
    ...['cache-control', `public, ${lifetime}`],
    ...['vary', 'Accept-Encoding'],
  ]
  return toStoredResponse(200, headers, {
    identity: readFileSync(folder + path),
    br: readIfThere(folder + path + COMPRESSED.br),
    gzip: readIfThere(folder + path + COMPRESSED.gzip),
  })
}

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path) : undefined)

type Site = {
  files: PublicFiles
  log: WriteLine
  /** Answers whatever is no file. */
  answer: RequestListener
}

/** The site with its files: they are sent from memory, to everybody alike. */
export function servePublicFiles({ files, log, answer }: Site) {
  return ((request, response) => {
    const file = isGetOrHead(request) ? files.find(pathOf(request.url ?? '')) : undefined
    if (!file) return void answer(request, response)
    log(toLine(request, sendStored(file, request, response), new Date()))
  }) satisfies RequestListener
}
