import { createMiddleware } from 'hono/factory'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { bestEncoding, encode } from '../page-cache/encoding.ts'

/** Less would hardly become shorter. */
const MIN_BYTES = 1024

/** Compresses answers that are made for one request, as cached ones are: whole, and in the best encoding that is taken. */
export const compress = createMiddleware(async (c, next) => {
  await next()
  if (!isCompressible(c.res.headers)) return
  // Pages say so themselves.
  if (!c.res.headers.has('Vary')) c.res.headers.set('Vary', 'Accept-Encoding')
  if (c.req.method === 'HEAD') return
  const encoding = bestEncoding(c.req.header('Accept-Encoding'))
  // To look at the body of a page makes a stream of it.
  if (encoding === 'identity' || c.res.body === null) return
  const plain = Buffer.from(await c.res.arrayBuffer())
  const isWorthIt = plain.length >= MIN_BYTES
  c.res = new Response(isWorthIt ? await encode[encoding](plain) : plain, c.res)
  c.res.headers.delete('Content-Length')
  if (isWorthIt) c.res.headers.set('Content-Encoding', encoding)
})

/** Streams of events never end, and are none of the types that compress. */
function isCompressible(headers: Headers): boolean {
  const type = headers.get('Content-Type')
  return type !== null && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type)
}
