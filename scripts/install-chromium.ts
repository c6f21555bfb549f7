import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// The browser tests drive Debian's Chromium. Installs it where there is none and this is possible.

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'

if (!existsSync(CHROMIUM)) {
  console.log('The browser tests need Chromium: installing it with apt-get.')
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
}
if (!existsSync(CHROMIUM)) {
  console.error(`There is no ${CHROMIUM}. Install Chromium, or set CHROMIUM to the path of one.`)
  process.exit(1)
}

function run(command: string, parameters: string[]) {
  const asRoot = process.getuid?.() === 0 ? [command, ...parameters] : ['sudo', '-n', command, ...parameters]
  const [program = '', ...rest] = asRoot
  spawnSync(program, rest, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
