import { readFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { replaceBuild } from '../scripts/replace-build.ts'
import { deriveRelease } from './next-release.ts'
import { childrenOf } from './processes.ts'
import { startSite } from './running-site.ts'
import { copySite } from './site-copy.ts'

const PAGES = ['/', '/recipes']
/** Well below the five seconds after which a connection that rests is closed. */
const READ_EVERY_MS = 50
/** It builds and starts a site, and waits until its connections rest. */
const SLOW = { timeout: 180_000 }

test(
  'while processes of two releases answer, no page and nothing that it names is missed',
  SLOW,
  async () => {
    const site = await startCopy()
    const visitor = aVisitor(site, new Agent({ keepAlive: false }))
    // Whose connections stay: each has one to a process of the old release.
    const readers = [1, 2].map(() => aVisitor(site, new Agent({ keepAlive: true, maxSockets: 1 })))
    const old = new Set<string>()
    for (const { open } of readers)
      for (const page of PAGES) for (const path of await open(page)) old.add(path)

    const oldProcesses = site.processes()
    const isUpdated = () => !site.processes().some((pid) => oldProcesses.includes(pid))
    const named = new Set(old)
    let newest: string | undefined
    async function visitUntilUpdated(page: string) {
      while (!isUpdated()) {
        for (const path of await visitor.open(page)) {
          named.add(path)
          if (!old.has(path)) newest = path
          await visitor.load(path)
        }
      }
    }
    /**
     * Reads on over one connection until the new release is named, and then asks the old process for a piece of that. Whether it
     * could: an old process may go before, and says so with its last answer.
     */
    async function askOldProcess({ load, leave }: (typeof readers)[number]): Promise<boolean> {
      const [known = ''] = old
      for (;;) {
        const isNamed = newest !== undefined
        const { overSameConnection, isLast } = await load(newest ?? known)
        expect(overSameConnection).toBe(true)
        if (isNamed || isLast) {
          leave()
          return isNamed
        }
        await pause(READ_EVERY_MS)
      }
    }

    const visits = PAGES.map(visitUntilUpdated)
    site.update()
    const [couldAsk] = await Promise.all([Promise.all(readers.map(askOldProcess)), ...visits])
    expect(couldAsk).toContain(true)

    for (const page of PAGES) {
      const assets = await visitor.open(page)
      expect(assets.filter((path) => old.has(path))).toEqual([])
      expect(assets.length).toBeGreaterThan(0)
    }
    // Pages of the old release are open still.
    for (const path of named) await visitor.load(path)
    expect(await site.stop()).toMatchObject({ code: 0 })
  },
)

/** A site of two processes with builds of its own. */
async function startCopy() {
  const { root, remove } = copySite()
  onTestFinished(remove)
  const build = join(root, 'build')
  deriveRelease(build, `${build}-next`)
  const site = await startSite({ WEB_CONCURRENCY: '2', SAMPLE_CONTENT: 'off' }, root)
  onTestFinished(async () => void (await site.stop()))
  return {
    address: site.address,
    stop: site.stop,
    processes: () => childrenOf(site.process.pid),
    /** What an asset consists of. */
    read: (path: string) => readFileSync(join(build, 'client', path)),
    update() {
      replaceBuild(build, `${build}-next`)
      site.process.kill('SIGUSR2')
    },
  }
}

/** Somebody who accepts nothing but whole answers. */
function aVisitor(site: { address: string; read: (path: string) => Buffer }, agent: Agent) {
  async function get(path: string) {
    const asked = request(site.address + path, { agent }).end()
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      asked.once('response', resolve).once('error', reject)
    })
    const body = Buffer.concat(await response.toArray())
    expect([response.statusCode, path]).toEqual([200, path])
    const isLast = response.headers.connection === 'close'
    return { body, overSameConnection: asked.reusedSocket, isLast }
  }
  return {
    /** The assets that a page names. */
    async open(page: string): Promise<string[]> {
      const { body } = await get(page)
      return [...new Set(body.toString().match(/\/assets\/[\w.-]+/g))]
    },
    async load(path: string) {
      const { body, ...answer } = await get(path)
      expect(body.equals(site.read(path)), path).toBe(true)
      return answer
    },
    leave: () => agent.destroy(),
  }
}
