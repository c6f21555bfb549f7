import type { IncomingMessage } from 'node:http'
import { MAX_UPLOAD_BYTES } from 'recipe-basics/text/upload'
import {
  type Answered,
  type Asked,
  askOnce,
  type Network,
  readRemoteAddress,
  resolveBySystem,
} from './ask-once.ts'
import { HEAD_BYTES, isPictureHead, isPictureType } from './picture-types.ts'
import { isPublicEndpoint } from './public-endpoint.ts'
import { refuse, refuseStatus, type Refusal } from './refusals.ts'

/** A file that was fetched, in the parts in which it came. */
type Fetched = { ok: true; parts: Uint8Array[] }

/** The one way in which this site asks others. Does not throw. */
export type GuardedFetch = {
  /** The picture at an address that somebody typed, or that a file held. */
  fetchPicture(address: string, closing?: AbortSignal): Promise<Fetched | Refusal>
  /** Whether there is something at an address, after redirects. Nothing of it is read. */
  askStatus(address: string, method: Asked['method'], closing?: AbortSignal): Promise<{ ok: true } | Refusal>
}

const LIMITS = {
  redirects: 3,
  bytes: MAX_UPLOAD_BYTES,
  /** For each address on the way: until the head of its answer is there. */
  firstByteMs: 5_000,
  /** A body brings so many bytes in each so many milliseconds, or it is too slow. */
  windowMs: 5_000,
  windowBytes: 20_000,
  /** For everything. */
  totalMs: 60_000,
}
type Limits = typeof LIMITS

const REDIRECTS = [301, 302, 303, 307, 308]
const OK = 200

/** Of something that is there, such as a page without content. */
const isFine = (status: number) => status >= OK && status < 300

/** `network` and `limits` are for tests: everybody else asks the public Internet. */
export function createGuardedFetch({
  network = { resolve: resolveBySystem, mayReach: isPublicEndpoint },
  limits: given = {},
}: { network?: Network; limits?: Partial<Limits> } = {}): GuardedFetch {
  const limits = { ...LIMITS, ...given }

  const begin = (closing?: AbortSignal) =>
    AbortSignal.any([AbortSignal.timeout(limits.totalMs), ...(closing ? [closing] : [])])

  /** The answer at the end of the redirects, each of which is checked like the first address. */
  async function ask(address: string, wanted: Omit<Asked, 'firstByteMs'>): Promise<Answered | Refusal> {
    let url = readRemoteAddress(address)
    for (let redirects = 0; url; redirects++) {
      const answer = await askOnce(network, url, { ...wanted, firstByteMs: limits.firstByteMs })
      if (!answer.ok) return answer
      const { statusCode = 0, headers } = answer.response
      const isRedirect = REDIRECTS.includes(statusCode) && headers.location !== undefined
      if (statusCode === OK) return answer
      answer.response.destroy()
      if (!isRedirect) return refuseStatus(statusCode)
      if (redirects === limits.redirects) return refuse('too-many-redirects')
      url = readRemoteAddress(URL.parse(headers.location ?? '', url)?.href ?? '')
    }
    return refuse('bad-address')
  }

  return {
    async fetchPicture(address, closing) {
      const signal = begin(closing)
      const answer = await ask(address, { method: 'GET', accept: 'image/*', signal })
      if (!answer.ok) return answer
      const { response } = answer
      const read = refuseHead(response, limits) ?? (await readBody(response, limits, signal))
      response.destroy()
      return read
    },
    async askStatus(address, method, closing) {
      const answer = await ask(address, { method, accept: '*/*', signal: begin(closing) })
      if (!answer.ok) return answer.status !== undefined && isFine(answer.status) ? { ok: true } : answer
      answer.response.destroy()
      return { ok: true }
    },
  }
}

/** What is known to be no use before a byte of it has come. */
function refuseHead({ headers }: IncomingMessage, { bytes }: Limits): Refusal | undefined {
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return refuse('compressed')
  if (!isPictureType(headers['content-type'])) return refuse('not-a-picture')
  return Number(headers['content-length'] ?? 0) > bytes ? refuse('too-large') : undefined
}

/** Reads a body to its end, or to where it is too much, too slow, or no picture. */
async function readBody(
  response: IncomingMessage,
  { bytes, windowMs, windowBytes }: Limits,
  signal: AbortSignal,
): Promise<Fetched | Refusal> {
  const parts: Uint8Array[] = []
  let size = 0
  let sizeBefore = 0
  let isSlow = false
  const watch = setInterval(() => {
    isSlow = size - sizeBefore < windowBytes
    sizeBefore = size
    if (isSlow) response.destroy()
  }, windowMs)
  try {
    for await (const part of response.iterator()) {
      parts.push(part)
      const isBegun = size >= HEAD_BYTES
      size += part.length
      if (size > bytes) return refuse('too-large')
      if (!isBegun && size >= HEAD_BYTES && !isPictureHead(Buffer.concat(parts)))
        return refuse('not-a-picture')
    }
  } catch {
    return refuse(isSlow || signal.aborted ? 'slow' : 'broken-off')
  } finally {
    clearInterval(watch)
  }
  if (isSlow) return refuse('slow')
  return size < HEAD_BYTES ? refuse('not-a-picture') : { ok: true, parts }
}
