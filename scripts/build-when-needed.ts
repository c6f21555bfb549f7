import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { compressBuild } from './compress-build.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { finishReplacing, replaceBuild } from './replace-build.ts'

// Builds the site unless build/ was made from exactly these sources. `npm start` and `npm test` begin with it.
// A site that runs is served from build/ meanwhile, and for good when the new build fails.

const SOURCES = [
  '{app,domain,packages,server,public}/**/*',
  'package.json',
  'package-lock.json',
  '{vite,react-router}.config.ts',
  'tsconfig.json',
]
const BUILD = 'build'
/** As in react-router.config.ts. */
const NEXT = 'build-next'
const LOCK = 'build.lock'
const STAMP = 'sources.sha256'

process.chdir(new URL('..', import.meta.url).pathname)
if (!isBuiltFrom(hashSources())) await oneAtATime(LOCK, sayWaiting, buildIfNeeded)

async function buildIfNeeded() {
  finishReplacing(BUILD)
  // Whoever was waited for may have built them.
  const sources = hashSources()
  if (isBuiltFrom(sources)) return
  const { createBuilder } = await import('vite')
  // In this process, and not by the command `react-router build`, which would go on when this one is killed.
  await (await createBuilder({ logLevel: 'warn' })).buildApp()
  await compressBuild(`${NEXT}/client`)
  writeFileSync(`${NEXT}/${STAMP}`, sources)
  replaceBuild(BUILD, NEXT)
}

function sayWaiting() {
  console.log('Another process builds the site in this folder. This one goes on when that is done.')
}

function isBuiltFrom(sources: string): boolean {
  return existsSync(`${BUILD}/${STAMP}`) && readFileSync(`${BUILD}/${STAMP}`, 'utf8') === sources
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
