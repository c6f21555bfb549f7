import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const ROOT = new URL('..', import.meta.url).pathname

/** What `npm run build` runs. */
export const BUILD_SCRIPTS = ['build-when-needed', 'compress-build', 'one-at-a-time', 'replace-build'].map(
  (name) => `scripts/${name}.ts`,
)

/** All that a release consists of. */
const RELEASE = [
  'app',
  'build',
  'content',
  'domain',
  'packages',
  'package-lock.json',
  'package.json',
  'public',
  'react-router.config.ts',
  ...BUILD_SCRIPTS,
  'server',
  'tsconfig.json',
  'vite.config.ts',
]

/** The site in a folder of its own, which a test may change and build anew. */
export function copySite() {
  const root = mkdtempSync(join(tmpdir(), 'plate-copy-'))
  for (const path of RELEASE) {
    const filter = (from: string) => !from.endsWith('/compile-cache')
    cpSync(join(ROOT, path), join(root, path), { recursive: true, filter })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  return {
    root,
    edit: editIn(root),
    /** As `npm run build` does. It fails with what the build says. */
    async build() {
      const PATH = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
      await run(process.execPath, ['scripts/build-when-needed.ts'], { cwd: root, env: { PATH } })
    },
    remove: () => rmSync(root, { recursive: true }),
  }
}

/** Changes the first place where a file of a folder says something. */
export function editIn(root: string) {
  return (path: string, from: string, to: string) => {
    const text = readFileSync(join(root, path), 'utf8')
    if (!text.includes(from)) throw new Error(`${path} does not say “${from}”`)
    writeFileSync(join(root, path), text.replace(from, to))
  }
}
