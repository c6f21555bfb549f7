import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { compressBuild } from './compress-build.ts'
import { finishReplacing, replaceBuild } from './replace-build.ts'

// Builds the site unless build/ was made from exactly these sources. `npm start` and `npm test` begin with it.
// A site that runs is served from build/ meanwhile, and for good when the new build fails.

const SOURCES = [
  '{app,domain,server,public}/**/*',
  'package.json',
  'package-lock.json',
  '{vite,react-router}.config.ts',
  'tsconfig.json',
]
const BUILD = 'build'
/** As in react-router.config.ts. */
const NEXT = 'build-next'
const STAMP = 'sources.sha256'

process.chdir(new URL('..', import.meta.url).pathname)
finishReplacing(BUILD)
const sources = hashSources()
if (!existsSync(`${BUILD}/${STAMP}`) || readFileSync(`${BUILD}/${STAMP}`, 'utf8') !== sources) {
  const { status } = spawnSync('react-router', ['build', '--logLevel', 'warn'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  await compressBuild(`${NEXT}/client`)
  writeFileSync(`${NEXT}/${STAMP}`, sources)
  replaceBuild(BUILD, NEXT)
}

function hashSources() {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files
    .map((file) => `${file.parentPath}/${file.name}`)
    .filter((path) => !path.includes('.test.'))
  for (const path of paths.sort()) hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}
