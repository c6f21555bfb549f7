import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { Browser } from './browser.ts'
import { PROGRAMS, requireProgram } from './programs.ts'

// Firefox speaks WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/) by itself, over a WebSocket.

const session = z.object({ capabilities: z.object({ browserVersion: z.string() }) })
const tree = z.object({ contexts: z.tuple([z.object({ context: z.string() })], z.unknown()) })
const evaluated = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), result: z.object({ value: z.string() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
])

/** Starts Firefox without a window, with a profile of its own. */
export async function startFirefox(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'plate-firefox-'))
  const program = requireProgram(PROGRAMS.firefox['firefox-esr'])
  const parameters = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
  const firefox = spawn(program, parameters, {
    env: { ...process.env, HOME: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => firefox.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    firefox.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /BiDi listening on (ws:\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
    firefox.once('exit', () => reject(new Error(`Firefox ended: ${said}`)))
  })
  const { send, disconnect } = await connect(`${address}/session`)
  const { capabilities } = session.parse(await send('session.new', { capabilities: {} }))
  const [{ context }] = tree.parse(await send('browsingContext.getTree', {})).contexts

  // Without this, the window has no focus, and fields do not hear of theirs.
  await send('browsingContext.activate', { context })

  return {
    name: 'Firefox',
    version: capabilities.browserVersion,
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async reload() {
      await send('browsingContext.reload', { context, wait: 'complete' })
    },
    async evaluate(expression) {
      const target = { context }
      const answer = evaluated.parse(
        await send('script.evaluate', { expression, target, awaitPromise: true, userActivation: false }),
      )
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return answer.result.value
    },
    async perform(actions) {
      await send('input.performActions', { context, actions })
    },
    async resize(viewport) {
      await send('browsingContext.setViewport', { context, viewport })
    },
    async close() {
      await send('browser.close', {})
      disconnect()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const reply = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number().nullable(), error: z.string(), message: z.string() }),
  z.object({ type: z.literal('event') }),
])

async function connect(address: string) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  socket.addEventListener('message', ({ data }) => {
    const answer = reply.parse(JSON.parse(String(data)))
    if (answer.type === 'event' || answer.id === null) return
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.type === 'success') asked?.resolve(answer.result)
    else asked?.reject(new Error(`${answer.error}: ${answer.message}`))
  })
  socket.addEventListener('close', () => {
    for (const asked of waiting.values()) asked.reject(new Error('Firefox has gone'))
  })
  let last = 0
  return {
    send(method: string, params: object): Promise<unknown> {
      const asked = Promise.withResolvers<unknown>()
      waiting.set(++last, asked)
      socket.send(JSON.stringify({ id: last, method, params }))
      return asked.promise
    },
    disconnect: () => socket.close(),
  }
}
