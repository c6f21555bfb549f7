import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { SecondPlace } from '#server/config.ts'

/** A file whose parts come one by one, and when the first was announced (ISO 8601). */
type Upload = { name: string; begun_at: string; parts: Map<number, Buffer> }

/** What the store answers instead, once for each. */
type Fault = { status: number; body?: string; headers?: Record<string, string> }

/**
 * A store of files that speaks as much of the API of Amazon S3 as backups need, in memory. It computes the signature of each
 * request by itself, as Amazon documents it (Signature Version 4), and refuses any other.
 */
export async function startStore() {
  const files = new Map<string, Buffer>()
  const uploads = new Map<string, Upload>()
  const faults: Fault[] = []
  const asked: string[] = []
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const fault = faults.shift()
      const {
        status,
        text = '',
        headers = {},
      } = fault
        ? { ...fault, text: fault.body ?? '' }
        : isSigned(request, body, place)
          ? answer(request, body)
          : { status: 403, text: '<Error><Code>SignatureDoesNotMatch</Code></Error>' }
      response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const place: SecondPlace = {
    address: `http://127.0.0.1:${port}`,
    bucket: 'calder-kitchen',
    region: 'eu-north-9',
    key: 'AKIDPLATE',
    secret: 'a/secret+with=signs',
  }

  type Answer = { status: number; text?: string; headers?: Record<string, string> }

  function answer({ method, url = '' }: IncomingMessage, body: Buffer): Answer {
    const { pathname, searchParams } = new URL(url, place.address)
    const name = decodeURIComponent(pathname).slice(`/${place.bucket}/`.length)
    asked.push(`${method} ${name}`)
    const uploadId = searchParams.get('uploadId')
    const parts = uploads.get(uploadId ?? '')?.parts
    if (searchParams.has('list-type')) return { status: 200, text: list(searchParams) }
    if (searchParams.has('uploads') && method === 'GET')
      return { status: 200, text: listUploads(searchParams) }
    if (searchParams.has('uploads')) {
      const id = `<upload & ${uploads.size}+1=>`
      uploads.set(id, { name, begun_at: new Date().toISOString(), parts: new Map() })
      return { status: 200, text: `<R><UploadId>${toXml(id)}</UploadId></R>` }
    }
    if (uploadId !== null && !parts) return { status: 404, text: '<Error><Code>NoSuchUpload</Code></Error>' }
    if (parts && method === 'PUT') {
      parts.set(Number(searchParams.get('partNumber')), body)
      return { status: 200, headers: { ETag: `"${md5(body)}"` } }
    }
    if (parts && method === 'DELETE') return { status: uploads.delete(uploadId ?? '') ? 204 : 404 }
    if (parts) {
      const named = [
        ...body
          .toString()
          .replaceAll('&quot;', '"')
          .matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>"(\w+)"<\/ETag>/g),
      ]
      const found = named.map(([, number, tag]) => ({ part: parts.get(Number(number)), tag }))
      if (found.some(({ part, tag }) => !part || md5(part) !== tag))
        return { status: 200, text: '<Error><Code>InvalidPart</Code></Error>' }
      files.set(name, Buffer.concat(found.flatMap(({ part }) => part ?? [])))
      uploads.delete(uploadId ?? '')
      return { status: 200 }
    }
    if (method === 'PUT') files.set(name, body)
    if (method === 'DELETE') return { status: files.delete(name) ? 204 : 404 }
    const file = files.get(name)
    return file
      ? { status: 200, headers: { 'Content-Length': String(method === 'HEAD' ? file.length : 0) } }
      : { status: 404 }
  }

  /** Two names at once, so that more than one page is asked for. */
  function list(query: URLSearchParams): string {
    const names = [...files.keys()].sort()
    const start = Number(query.get('continuation-token') ?? 0)
    const next = start + 2 < names.length ? `<NextContinuationToken>${start + 2}</NextContinuationToken>` : ''
    return `<L>${names
      .slice(start, start + 2)
      .map((name) => `<Contents><Key>${toXml(name)}</Key><Size>${files.get(name)?.length}</Size></Contents>`)
      .join('')}${next}</L>`
  }

  /** One at once, so that more than one page is asked for. */
  function listUploads(query: URLSearchParams): string {
    const all = [...uploads].map(([id, { name, begun_at }]) => ({ id, name, begun_at }))
    const start = all.findIndex(({ id }) => id === query.get('upload-id-marker')) + 1
    const [one] = all.slice(start)
    if (!one) return '<L><IsTruncated>false</IsTruncated></L>'
    const { id, name, begun_at } = one
    const isLast = start + 1 >= all.length
    return `<L><IsTruncated>${!isLast}</IsTruncated><NextKeyMarker>${toXml(name)}</NextKeyMarker>
      <NextUploadIdMarker>${toXml(id)}</NextUploadIdMarker>
      <Upload><Key>${toXml(name)}</Key><UploadId>${toXml(id)}</UploadId><Initiated>${begun_at}</Initiated></Upload></L>`
  }

  return {
    place,
    files,
    uploads,
    /** Each request that was answered: its method and the name of the file. */
    asked,
    failNext: (...next: Fault[]) => faults.push(...next),
    stop: () => server.close(),
  }
}

const toXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
const escape = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer, place: SecondPlace): boolean {
  const [, day, region, names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=AKIDPLATE\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const sum = sha256(body)
  if (headers['x-amz-content-sha256'] !== sum || region !== place.region || day === undefined) return false
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.split(';').includes(name)))
    return false
  const { pathname, searchParams } = new URL(url, place.address)
  const query = [...searchParams].map(([name, value]) => `${escape(name)}=${escape(value)}`).sort()
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, pathname, query.join('&'), signed.join(''), names, sum].join('\n')
  const date = String(headers['x-amz-date'])
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (key, part) => hmac(key, part),
    `AWS4${place.secret}`,
  )
  return hmac(key, text).toString('hex') === signature
}
