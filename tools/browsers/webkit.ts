import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { findFreePort } from '#test/postgres.ts'
import type { Browser } from './browser.ts'
import { PROGRAMS, requireProgram } from './programs.ts'

// WebKit is driven with WebDriver (https://www.w3.org/TR/webdriver2/), over HTTP, in a window on a display that nobody sees.

/** The tool bar of the window is wider than a phone, unless its buttons are nearly nothing. */
const NARROW_TOOL_BAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }'

const session = z.object({ sessionId: z.string(), capabilities: z.object({ browserVersion: z.string() }) })
const failure = z.object({ error: z.string(), message: z.string() })

/** Starts the driver, and with it the browser, over folders of their own. */
export async function startWebKit(): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'plate-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), NARROW_TOOL_BAR)
  const display = await startDisplay()
  const driver = await startDriver({
    ...process.env,
    ...{ DISPLAY: display.name, GDK_BACKEND: 'x11', HOME: folder, XDG_CONFIG_HOME: folder },
  })
  const binary = requireProgram(PROGRAMS.webkit['libwebkit2gtk-4.1-0'])
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  const started = await driver.send('POST', '/session', { capabilities: { alwaysMatch } })
  const { sessionId, capabilities } = session.parse(started)
  const send = (method: string, path: string, body?: object) =>
    driver.send(method, `/session/${sessionId}${path}`, body)
  const evaluate = async (expression: string) =>
    z.string().parse(await send('POST', '/execute/sync', { script: `return ${expression}`, args: [] }))

  return {
    name: 'WebKit',
    version: capabilities.browserVersion,
    async open(url) {
      await send('POST', '/url', { url })
    },
    async reload() {
      await send('POST', '/refresh', {})
    },
    evaluate,
    async perform(actions) {
      await send('POST', '/actions', { actions })
    },
    async resize({ width, height }) {
      await send('POST', '/window/rect', { x: 0, y: 0, width, height })
      const shown = Number(await evaluate('String(innerHeight)'))
      await send('POST', '/window/rect', { x: 0, y: 0, width, height: height + (height - shown) })
    },
    async close() {
      await send('DELETE', '')
      await driver.stop()
      await display.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function startDisplay() {
  const parameters = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const display = spawn(requireProgram(PROGRAMS.webkit.xvfb), parameters, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => display.once('exit', () => resolve()))
  const number = await new Promise<string>((resolve, reject) => {
    display.stdio[3]?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
    display.once('exit', () => reject(new Error('Xvfb ended')))
  })
  return {
    name: `:${number}`,
    stop() {
      display.kill()
      return ended
    },
  }
}

async function startDriver(env: NodeJS.ProcessEnv) {
  const port = await findFreePort()
  const program = requireProgram(PROGRAMS.webkit['webkit2gtk-driver'])
  const driver = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => driver.once('exit', () => resolve()))
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = z.object({ value: z.unknown() }).parse(await answer.json())
    if (answer.ok) return value
    const { error, message } = failure.parse(value)
    throw new Error(`${error}: ${message}`)
  }
  await untilItAnswers(() => send('GET', '/status'))
  return {
    send,
    stop() {
      driver.kill()
      return ended
    },
  }
}

/** The driver says nothing when it is ready. */
async function untilItAnswers(ask: () => Promise<unknown>) {
  for (let left = 200; left > 0; left--) {
    const isThere = await ask().then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('WebKitWebDriver does not answer')
}
