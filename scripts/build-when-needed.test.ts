import { hash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copySite } from '#test/site-copy.ts'

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
