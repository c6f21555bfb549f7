import { lookup } from 'node:dns/promises'
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isElsewhere } from 'recipe-basics/text/web-address'
import { unlessAborted } from '../concurrency/unless-aborted.ts'
import type { Endpoint } from './public-endpoint.ts'
import { refuse, type Refusal } from './refusals.ts'

/** Which IP addresses a name stands for: none where nobody has it. */
export type Resolve = (host: string) => Promise<string[]>

/** How names are found, and where may be asked. */
export type Network = { resolve: Resolve; mayReach: (endpoint: Endpoint) => boolean }

export type Asked = {
  method: 'GET' | 'HEAD'
  /** What the answer should be. */
  accept: string
  firstByteMs: number
  signal: AbortSignal
}

/** The head of an answer, whose body is still to come: whoever takes it reads it or destroys it. */
export type Answered = { ok: true; response: IncomingMessage }

const AGENT = 'GentlePlate/1.0 (pictures and links that this site shows)'
const DEFAULT_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 }

/** The names as the system knows them. */
export const resolveBySystem: Resolve = async (host) => {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address)
  } catch (error) {
    // Any other error is one of this machine or its network, and says nothing of the name.
    if (codeOf(error) === 'ENOTFOUND') return []
    throw error
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** The address as it is asked for, or undefined where nobody may be asked: by the one rule for addresses. */
export function readRemoteAddress(address: string): URL | undefined {
  return isElsewhere(address) ? (URL.parse(address) ?? undefined) : undefined
}

/**
 * Sends one request and answers when the head of its answer is there. The name is resolved once, and only addresses that
 * passed are dialled, so a name that changes its mind in between gains nothing.
 */
export async function askOnce(network: Network, url: URL, asked: Asked): Promise<Answered | Refusal> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), asked.firstByteMs)
  const signal = AbortSignal.any([waiting.signal, asked.signal])
  try {
    const addresses = await unlessAborted(findAddresses(network, url), signal)
    if (!addresses) return refuse('unknown-host')
    const [first] = addresses
    return first === undefined ? refuse('private') : await send(url, addresses, { ...asked, signal })
  } catch (error) {
    if (codeOf(error) === 'ERR_TLS_CERT_ALTNAME_INVALID') return refuse('wrong-name')
    return refuse(signal.aborted ? 'slow' : 'unreachable')
  } finally {
    clearTimeout(timer)
  }
}

/** What may be dialled for this host; undefined when nobody has the name. */
async function findAddresses({ resolve, mayReach }: Network, url: URL): Promise<string[] | undefined> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const port = url.port === '' ? (DEFAULT_PORTS[url.protocol] ?? 0) : Number(url.port)
  const addresses = isIP(host) ? [host] : await resolve(host)
  if (addresses.length === 0) return undefined
  return addresses.filter((address) => isIP(address) && mayReach({ host, address, port }))
}

async function send(url: URL, addresses: string[], { method, accept, signal }: Asked): Promise<Answered> {
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  const options: RequestOptions = {
    method,
    signal,
    // One of its own: the shared one may obey proxy variables, and would keep connections.
    agent: false,
    // Packed, a file of 20 KB may be one of 20 GB.
    headers: { Accept: accept, 'Accept-Encoding': 'identity', 'User-Agent': AGENT, Connection: 'close' },
    lookup: (_host, { all }, answer) => {
      const [{ address, family } = { address: '', family: 0 }] = found
      if (all) answer(null, found)
      else answer(null, address, family)
    },
  }
  const { promise, resolve, reject } = Promise.withResolvers<Answered>()
  const request =
    url.protocol === 'https:'
      ? requestHttps(url, { ...options, rejectUnauthorized: true })
      : requestHttp(url, options)
  // An answer that changes the protocol closes the connection: no error is told, and no answer.
  request.on('close', () => reject(new Error('closed without an answer')))
  request.on('error', reject).on('response', (response) => {
    // Whoever reads the body hears of what goes wrong. Whoever does not, needs not.
    response.on('error', () => {})
    resolve({ ok: true, response })
  })
  request.end()
  return promise
}
