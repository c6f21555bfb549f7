import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium, HEADLESS_CHROMIUM } from './chromium.ts'

// The browser tests drive Debian's headless Chromium, or else the one with windows. Installs the headless one where it can.

if (!process.env.CHROMIUM && !existsSync(HEADLESS_CHROMIUM)) {
  console.log('The browser tests need a headless Chromium: installing it with apt-get.')
  run('apt-get', ['update', '-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'])
}
const chromium = findChromium()
if (!existsSync(chromium)) {
  console.error(`There is no ${chromium}. Install Chromium, or set CHROMIUM to the path of one.`)
  process.exit(1)
}

function run(command: string, parameters: string[]) {
  const asRoot = process.getuid?.() === 0 ? [command, ...parameters] : ['sudo', '-n', command, ...parameters]
  const [program = '', ...rest] = asRoot
  spawnSync(program, rest, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
