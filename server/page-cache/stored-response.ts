import { createHash } from 'node:crypto'

export type Encoding = 'br' | 'gzip' | 'identity'

/** For each encoding its bytes, and its headers, names and values in turn, as `writeHead` takes them fastest. */
export type StoredResponse = Record<Encoding, { body: Buffer; headers: string[]; etag: string }> & {
  status: number
}

/** A response that can be sent as it is. Where there are no bytes in an encoding, those of `identity` are sent. */
export function toStoredResponse(
  status: number,
  headers: string[],
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>,
): StoredResponse {
  const hash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)
  const inEncoding = (encoding: Encoding) => {
    const compressed = encoding === 'identity' ? undefined : bodies[encoding]
    const body = compressed ?? bodies.identity
    const etag = `"${hash}-${compressed ? encoding : 'identity'}"`
    const all = [...headers, 'etag', etag, 'content-length', String(body.length)]
    if (compressed) all.push('content-encoding', encoding)
    return { body, headers: all, etag }
  }
  return { status, identity: inEncoding('identity'), gzip: inEncoding('gzip'), br: inEncoding('br') }
}

/** What a response takes of memory. */
export const bytesOf = (stored: StoredResponse) =>
  [stored.identity, stored.gzip, stored.br].reduce(
    (sum, { body, headers }) => sum + body.length + headers.join().length,
    0,
  )
