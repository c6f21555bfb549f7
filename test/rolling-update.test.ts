import { readFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { replaceBuild } from '../scripts/replace-build.ts'
import { deriveRelease } from './next-release.ts'
import { childrenOf } from './processes.ts'
import { startSite } from './running-site.ts'
import { copySite } from './site-copy.ts'

const PAGES = ['/', '/recipes']

test('while processes of two releases answer, no page and nothing that it names is missed', async () => {
  const site = await startCopy()
  const visitor = aVisitor(site, new Agent({ keepAlive: false }))
  // Whose connections stay: each has one to a process of the old release.
  const readers = [1, 2].map(() => aVisitor(site, new Agent({ keepAlive: true, maxSockets: 1 })))
  const old = new Set<string>()
  for (const { open } of readers) for (const page of PAGES) for (const path of await open(page)) old.add(path)

  const oldProcesses = site.processes()
  const isUpdated = () => !site.processes().some((pid) => oldProcesses.includes(pid))
  const named = new Set(old)
  const newlyNamed = Promise.withResolvers<string>()
  async function visitUntilUpdated(page: string) {
    while (!isUpdated()) {
      for (const path of await visitor.open(page)) {
        named.add(path)
        if (!old.has(path)) newlyNamed.resolve(path)
        await visitor.load(path)
      }
    }
  }
  async function askOldProcesses() {
    const path = await newlyNamed.promise
    // A process waits for what may come on its connections before it goes. So both of the old ones are there still.
    for (const { load, leave } of readers) {
      expect(await load(path)).toEqual({ overSameConnection: true })
      leave()
    }
  }

  const visits = PAGES.map(visitUntilUpdated)
  site.update()
  await Promise.all([...visits, askOldProcesses()])

  for (const page of PAGES) {
    const assets = await visitor.open(page)
    expect(assets.filter((path) => old.has(path))).toEqual([])
    expect(assets.length).toBeGreaterThan(0)
  }
  // Pages of the old release are open still.
  for (const path of named) await visitor.load(path)
  expect(await site.stop()).toMatchObject({ code: 0 })
})

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
    return { body, overSameConnection: asked.reusedSocket }
  }
  return {
    /** The assets that a page names. */
    async open(page: string): Promise<string[]> {
      const { body } = await get(page)
      return [...new Set(body.toString().match(/\/assets\/[\w.-]+/g))]
    },
    async load(path: string) {
      const { body, overSameConnection } = await get(path)
      expect(body.equals(site.read(path)), path).toBe(true)
      return { overSameConnection }
    },
    leave: () => agent.destroy(),
  }
}
