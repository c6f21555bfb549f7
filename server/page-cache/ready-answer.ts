import { createHash } from 'node:crypto'

export type Encoding = 'br' | 'gzip' | 'identity'

/** For each encoding its bytes, and its headers, names and values by turns, as `writeHead` takes them fastest. */
export type ReadyAnswer = Record<Encoding, { body: Buffer; headers: string[]; etag: string }> & {
  status: number
}

/** Makes an answer ready to be sent. Where there are no bytes in an encoding, those of `identity` are sent. */
export function toReadyAnswer(
  status: number,
  headers: string[],
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>,
): ReadyAnswer {
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

/** What an answer takes of memory. */
export const bytesOf = (answer: ReadyAnswer) =>
  [answer.identity, answer.gzip, answer.br].reduce(
    (sum, { body, headers }) => sum + body.length + headers.join().length,
    0,
  )
