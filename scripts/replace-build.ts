import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'

/** The names, in the folder of assets, that a build has only from the release before it: one a line. */
const PREVIOUS_ASSETS = 'kept-assets.txt'

/**
 * Puts a finished build in the place of the one before. Browsers still show pages of that one and go on to ask for its
 * scripts, so its assets stay beside the new ones, until a later build brings other assets again.
 */
export function replaceBuild(build: string, next: string): void {
  if (isBuild(build)) copyPreviousAssets(build, next)
  if (existsSync(build)) renameSync(build, replaced(build))
  renameSync(next, build)
  finishReplacing(build)
}

/** Ends what an interrupted `replaceBuild` left undone: with one of both builds in its place, and the other gone. */
export function finishReplacing(build: string): void {
  if (isBuild(replaced(build)) && !isBuild(build)) {
    rmSync(build, { recursive: true, force: true })
    renameSync(replaced(build), build)
  }
  rmSync(replaced(build), { recursive: true, force: true })
}

const replaced = (build: string) => `${build}-replaced`

const assetsOf = (build: string) => `${build}/client/assets`

/** A site that ends writes its compiled code into the folder, even when nothing else is there. */
const isBuild = (folder: string) => existsSync(assetsOf(folder))

function copyPreviousAssets(build: string, next: string) {
  const fresh = new Set(readdirSync(assetsOf(next)))
  const before = readStored(build)
  const own = readdirSync(assetsOf(build)).filter((name) => !before.includes(name))
  const leaving = own.filter((name) => !fresh.has(name))
  // A build without other assets is no release to a browser, whose page may then be of the one before.
  const previous = leaving.length > 0 ? leaving : before.filter((name) => !fresh.has(name))
  for (const name of previous) copyFileSync(`${assetsOf(build)}/${name}`, `${assetsOf(next)}/${name}`)
  writeFileSync(`${next}/${PREVIOUS_ASSETS}`, previous.join('\n'))
}

/** None in a build that had none before it. */
function readStored(build: string): string[] {
  const path = `${build}/${PREVIOUS_ASSETS}`
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []
}
