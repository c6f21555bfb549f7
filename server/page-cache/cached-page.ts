import { createHash } from 'node:crypto'
import { encode } from './encoding.ts'
import { packResponse, type StoredResponse } from './stored-response.ts'

/** Headers that belong to one answer, or to one encoding of it. */
const NOT_CACHED = [
  'x-request-id',
  'content-length',
  'content-encoding',
  'etag',
  'vary',
  'date',
  'connection',
]

/** Pages, and what says to anybody alike that there is none, or where it is now. The router's data redirect by 202. */
const CACHED_STATUS = [200, 202, 301, 302, 404]

/** Whether an answer stays the same for ever and for everybody, as a drawing does. */
const isImmutable = ({ headers }: Response) =>
  /^public\b.*\bimmutable\b/.test(headers.get('cache-control') ?? '')

/** An answer as it is cached, or undefined when it is no public page that stays the same. */
export async function toCachedPage(response: Response): Promise<StoredResponse | undefined> {
  const isPublic = isImmutable(response) || response.headers.get('cache-control') === 'no-cache'
  if (!CACHED_STATUS.includes(response.status) || !isPublic || response.headers.has('set-cookie'))
    return undefined
  const { text, policy } = withoutNonce(
    await response.text(),
    response.headers.get('content-security-policy') ?? '',
  )
  const plain = Buffer.from(text)
  const headers = [...response.headers].filter(([name]) => !NOT_CACHED.includes(name))
  const shared = headers.flatMap(([name, value]) => [
    name,
    name === 'content-security-policy' ? policy : value,
  ])
  shared.push('vary', isImmutable(response) ? 'Accept-Encoding' : 'Accept-Encoding, Cookie')
  const [br, gzip] = await Promise.all([encode.br(plain), encode.gzip(plain)])
  return packResponse(response.status, shared, { identity: plain, gzip, br })
}

/**
 * A page without the nonce of its one answer, and the policy that allows exactly the scripts that carried it, by their
 * hashes. The nonce is what tells our scripts from any that came in with content: that one is unknown to whoever wrote
 * the content, so hashing every script of a page would bless the injected ones.
 */
export function withoutNonce(html: string, policy: string) {
  const nonce = /'nonce-([\w+/=-]+)'/.exec(policy)?.[1]
  if (!nonce) return { text: html, policy }
  const hashes = new Set<string>()
  const attribute = ` nonce="${nonce}"`
  const text = html
    .replace(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (script, attributes: string, code: string) => {
      if (!attributes.includes(attribute)) return script
      if (code) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
      return script.replace(attribute, '')
    })
    .replaceAll(attribute, '')
  if (text.includes(nonce)) throw new RangeError('the nonce of a page stands where no script is')
  return {
    text,
    policy: policy.replace(/script-src [^;]*/, `script-src 'self' ${[...hashes].join(' ')}`.trim()),
  }
}
