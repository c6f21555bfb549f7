import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { getMimeType } from 'hono/utils/mime'
import type { WriteLine } from '../request-log.ts'
import { fileHeaders } from '../security-headers.ts'
import { type ReadyAnswer, toReadyAnswer } from './ready-answer.ts'
import { pathOf, sendReady, toLine } from './requests.ts'

type PublicFiles = Map<string, ReadyAnswer>

const COMPRESSED = { br: '.br', gzip: '.gz' }

/**
 * The files of a build by their paths on the site: some megabytes, read once, so that a process gives its own release even
 * while the next is built. `https` is whether visitors come by it.
 */
export function readPublicFiles(folder: string, { https }: { https: boolean }): PublicFiles {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !Object.values(COMPRESSED).some((end) => entry.name.endsWith(end)))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
  const shared = Object.entries(fileHeaders({ https })).flat()
  return new Map(paths.map((path) => [path.slice(folder.length), readAnswer(path, shared)]))
}

function readAnswer(path: string, shared: string[]): ReadyAnswer {
  // Names under /assets/ hold a hash of their content.
  const lifetime = path.includes('/assets/') ? 'max-age=31536000, immutable' : 'max-age=3600'
  const headers = [
    ...shared,
    ...['content-type', getMimeType(path) ?? 'application/octet-stream'],
    ...['cache-control', `public, ${lifetime}`],
    ...['vary', 'Accept-Encoding'],
  ]
  return toReadyAnswer(200, headers, {
    identity: readFileSync(path),
    br: readIfThere(path + COMPRESSED.br),
    gzip: readIfThere(path + COMPRESSED.gzip),
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
export function givePublicFiles({ files, log, answer }: Site) {
  return ((request, response) => {
    const { method, url = '' } = request
    const isRead = method === 'GET' || method === 'HEAD'
    const file = isRead ? files.get(pathOf(url)) : undefined
    if (!file) return void answer(request, response)
    log(toLine(request, sendReady(file, request, response), new Date()))
  }) satisfies RequestListener
}
