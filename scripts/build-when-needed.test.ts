import { spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { BUILD_SCRIPTS, copySite } from '#test/site-copy.ts'

test(
  'a build that fails changes nothing, and one that does not keeps the assets of the one before',
  { timeout: 120_000 },
  async () => {
    const site = copySite()
    onTestFinished(site.remove)
    await site.build()
    const before = hashFiles(site.root)
    const own = ownAssets(site.root)

    site.edit('app/ui/footer.tsx', 'export function Footer', 'export function function Footer')
    await expect(site.build()).rejects.toThrow('footer.tsx')
    expect(hashFiles(site.root)).toEqual(before)

    site.edit('app/ui/footer.tsx', 'function function', 'function')
    site.edit('app/ui/footer.tsx', 'Recipes, kitchen tools', 'Dishes, kitchen tools')
    await site.build()
    const after = hashFiles(site.root)
    for (const path of own) expect(after[path], path).toBe(before[path])
    const fresh = ownAssets(site.root).filter((path) => !own.includes(path))
    for (const end of ['js', 'js.br', 'js.gz']) {
      expect(fresh.filter((path) => path.includes('/site-') && path.endsWith(`.${end}`))).toHaveLength(1)
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
  writeFileSync(join(root, 'index.html'), '<script type="module" src="page.js"></script>')
  writeFileSync(join(root, 'page.js'), 'document.title = "Small"')
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
    assets: () => globSync('build/client/assets/*', { cwd: root }),
    startBuild() {
      const build = spawn(process.execPath, ['scripts/build-when-needed.ts'], {
        cwd: root,
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      onTestFinished(() => void build.kill('SIGKILL'))
      let said = ''
      build.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
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
    },
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
