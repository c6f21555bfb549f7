import { spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { shortOrLong } from '#test/short-or-long.ts'
import { BUILD_SCRIPTS, copySite, editIn } from '#test/site-copy.ts'

test(
  'a build that fails changes nothing, and one that does not keeps the assets of the one before',
  { timeout: 120_000 },
  async () => {
    const { site, source, word, entry } = shortOrLong(SMALL, WHOLE)()
    await site.build()
    const before = hashFiles(site.root)
    const own = ownAssets(site.root)

    site.edit(source, '', 'function function ')
    await expect(site.build()).rejects.toThrow(source)
    expect(hashFiles(site.root)).toEqual(before)

    site.edit(source, 'function function ', '')
    site.edit(source, word, 'Dishes')
    await site.build()
    const after = hashFiles(site.root)
    for (const path of own) expect(after[path], path).toBe(before[path])
    const fresh = ownAssets(site.root).filter((path) => !own.includes(path))
    for (const end of ['js', 'js.br', 'js.gz']) {
      expect(fresh.filter((path) => path.includes(`/${entry}-`) && path.endsWith(`.${end}`))).toHaveLength(1)
    }

    await site.build()
    expect(hashFiles(site.root)).toEqual(after)
  },
)

test('of two builds at once the second waits for the first, and has nothing to do then', async () => {
  const { site, first, second } = await startTwoBuilds()
  first.finish()
  expect(await first.ended).toMatchObject({ code: 0 })
  expect(await second.ended).toEqual({ code: 0, said: expect.not.stringContaining(BUILDING) })
  expect(site.assets()).toHaveLength(3)
})

test('who waits for a build that is killed builds', async () => {
  const { site, first, second } = await startTwoBuilds()
  expect(site.assets()).toEqual([])
  first.kill()
  await second.says(BUILDING)
  second.finish()
  expect(await second.ended).toMatchObject({ code: 0 })
  expect(site.assets()).toHaveLength(3)
})

/** A site to build, and a source of it: a word of that, and the asset that it becomes a part of. */
type Built = {
  site: Pick<ReturnType<typeof copySite>, 'root' | 'edit' | 'build'>
  source: string
  word: string
  entry: string
}

const SMALL = (): Built => ({ site: aSmallSite(), source: 'app/page.js', word: 'Small', entry: 'index' })
const WHOLE = (): Built => {
  const site = copySite()
  onTestFinished(site.remove)
  return { site, source: 'app/ui/frame/footer.tsx', word: 'Recipes', entry: 'site' }
}

const WAITING = 'Another process builds the site'
const BUILDING = 'Until I am told'

/** One that builds until it is told, and one that waits for it. */
async function startTwoBuilds() {
  const site = aSmallSite()
  const first = site.startBuild()
  await first.says(BUILDING)
  const second = site.startBuild()
  await second.says(WAITING)
  return { site, first, second }
}

/** A folder with the scripts of this one, and with something to build that takes as long as a test likes. */
function aSmallSite() {
  const root = mkdtempSync(join(tmpdir(), 'plate-small-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const project = new URL('..', import.meta.url).pathname
  for (const path of BUILD_SCRIPTS) cpSync(join(project, path), join(root, path))
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
  mkdirSync(join(root, 'app'))
  writeFileSync(join(root, 'index.html'), '<script type="module" src="app/page.js"></script>')
  writeFileSync(join(root, 'app/page.js'), 'document.title = "Small"')
  writeFileSync(
    join(root, 'vite.config.ts'),
    `import { once } from 'node:events'
    const buildStart = async () => {
      console.log('${BUILDING}')
      await once(process.stdin.resume(), 'end')
    }
    export default { build: { outDir: 'build-next/client' }, plugins: [{ name: 'slow', buildStart }] }`,
  )
  return {
    root,
    edit: editIn(root),
    assets: () => globSync('build/client/assets/*', { cwd: root }),
    startBuild,
    async build() {
      const { finish, ended } = startBuild()
      finish()
      const { code, said } = await ended
      if (code !== 0) throw new Error(said)
    },
  }

  function startBuild() {
    const build = spawn(process.execPath, ['scripts/build-when-needed.ts'], { cwd: root })
    onTestFinished(() => void build.kill('SIGKILL'))
    let said = ''
    for (const stream of [build.stdout, build.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const ended = once(build, 'close').then(([code]) => ({ code, said }))
    return {
      ended,
      async says(text: string) {
        while (!said.includes(text)) {
          const end = await Promise.race([once(build.stdout, 'data').then(() => undefined), ended])
          if (end) throw new Error(`It ended with ${end.code}, and said ${end.said}`)
        }
      },
      finish: () => build.stdin.end(),
      kill: () => build.kill('SIGKILL'),
    }
  }
}

/** What the build has not from the one before it. */
function ownAssets(root: string): string[] {
  const list = join(root, 'build/kept-assets.txt')
  const kept = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : []
  return globSync('build/client/assets/*', { cwd: root, exclude: kept.map((name) => `**/${name}`) })
}

/** Everything that was built, finished or not. */
function hashFiles(root: string): Record<string, string> {
  const paths = globSync('build*/{*,server/*,client/**/*}.*', { cwd: root })
  return Object.fromEntries(paths.map((path) => [path, hash('sha256', readFileSync(join(root, path)))]))
}
