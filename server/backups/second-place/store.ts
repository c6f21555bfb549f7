import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { AwsClient } from 'aws4fetch'
import type { SecondPlace } from '../../config.ts'
import { element, textsOf, toDocument, type Xml } from '../../formats/xml.ts'

/** The store did not do what it was asked for. Its message names neither address nor key. */
export class StoreFailed extends Error {}

const PART_BYTES = 8 * 1024 * 1024
/** A store takes 10,000 parts of a file. */
const MOST_PARTS = 9_000
/** A part on a thin line. */
const REQUEST_MS = 5 * 60_000

/** A file whose parts were begun to be sent, and when (ISO 8601). */
export type BegunUpload = { name: string; uploadId: string; begun_at: string }

/** What whoever runs the server looks at first. Anything else is tried again, and may pass by itself. */
const HINTS: Partial<Record<number, string>> = {
  401: ' Its key or secret is wrong, or may not write there.',
  403: ' Its key or secret is wrong, or may not write there.',
  404: ' Its bucket is not there.',
}

/** A file in the store. Where the store does not say how large it is, any size. */
export type StoredFile = { name: string; bytes: number }

type Ask = { method: string; name?: string; query?: Record<string, string>; body?: Uint8Array<ArrayBuffer> }

/**
 * Files in a bucket. The host chose the address, so it may be a private one; a redirect is not followed, because nobody chose where that
 * leads. Each method throws a StoreFailed.
 */
export function openStore({ address, bucket, region, key, secret }: SecondPlace) {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3' })

  async function ask({ method, name = '', query = {}, body }: Ask): Promise<Response> {
    const url = new URL(`${address.replace(/\/$/, '')}/${bucket}/${name}`)
    for (const [field, value] of Object.entries(query)) url.searchParams.set(field, value)
    const sum = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const signed = await client.sign(url.href, {
      method,
      headers: { 'X-Amz-Content-Sha256': sum },
      ...(body ? { body } : {}),
    })
    const answer = await fetch(signed, { redirect: 'manual', signal: AbortSignal.timeout(REQUEST_MS) }).catch(
      (error: unknown) => {
        throw new StoreFailed('The second place does not answer.', { cause: error })
      },
    )
    if (answer.ok) return answer
    const [code = ''] = textsOf(await answer.text(), 'Code').filter((text) => /^\w{1,60}$/.test(text))
    throw new StoreFailed(
      `The second place refused it: ${answer.status}${code && ` ${code}`}.${HINTS[answer.status] ?? ''}`,
    )
  }

  return {
    /** All files. */
    async list(): Promise<StoredFile[]> {
      const files: StoredFile[] = []
      let token: string | undefined
      do {
        const query = { 'list-type': '2', ...(token === undefined ? {} : { 'continuation-token': token }) }
        const text = await (await ask({ method: 'GET', query })).text()
        for (const [file] of text.matchAll(/<Contents>.*?<\/Contents>/gs)) {
          const [name = ''] = textsOf(file, 'Key')
          files.push({ name, bytes: Number(textsOf(file, 'Size')[0] ?? Infinity) })
        }
        token = textsOf(text, 'NextContinuationToken')[0]
      } while (token !== undefined)
      return files
    },

    /** Sends a file, a large one in parts, and asks afterwards whether all of it is there. */
    async put(name: string, path: string, partBytes = PART_BYTES): Promise<void> {
      const file = await open(path)
      try {
        const { size } = await file.stat()
        const read = async (start: number, length: number) => {
          const { buffer, bytesRead } = await file.read({ buffer: new Uint8Array(length), position: start })
          return buffer.subarray(0, bytesRead)
        }
        if (size <= partBytes) await ask({ method: 'PUT', name, body: await read(0, size) })
        else
          await putParts(name, { size, partBytes: Math.max(partBytes, Math.ceil(size / MOST_PARTS)), read })
        const there = await ask({ method: 'HEAD', name })
        if (Number(there.headers.get('Content-Length')) !== size)
          throw new StoreFailed('The second place did not keep the whole file.')
      } finally {
        await file.close()
      }
    },

    async remove(name: string): Promise<void> {
      await ask({ method: 'DELETE', name })
    },

    /** Files of which some parts were sent, and never joined: a process that was killed leaves such. */
    async listBegun(): Promise<BegunUpload[]> {
      const begun: BegunUpload[] = []
      let from: Record<string, string> | undefined = {}
      while (from) {
        const text: string = await (await ask({ method: 'GET', query: { uploads: '', ...from } })).text()
        for (const [upload] of text.matchAll(/<Upload>.*?<\/Upload>/gs)) {
          const [name = ''] = textsOf(upload, 'Key')
          const [uploadId = ''] = textsOf(upload, 'UploadId')
          const [begun_at = ''] = textsOf(upload, 'Initiated')
          begun.push({ name, uploadId, begun_at })
        }
        const [key] = textsOf(text, 'NextKeyMarker')
        const [upload = ''] = textsOf(text, 'NextUploadIdMarker')
        const isCut = textsOf(text, 'IsTruncated')[0] === 'true' && key !== undefined
        from = isCut ? { 'key-marker': key, 'upload-id-marker': upload } : undefined
      }
      return begun
    },

    /** Lets go of the parts that were sent. */
    async abort({ name, uploadId }: Pick<BegunUpload, 'name' | 'uploadId'>): Promise<void> {
      await ask({ method: 'DELETE', name, query: { uploadId } })
    },
  }

  type Parts = {
    size: number
    partBytes: number
    read: (start: number, length: number) => Promise<Uint8Array<ArrayBuffer>>
  }

  async function putParts(name: string, { size, partBytes, read }: Parts) {
    const begun = await (await ask({ method: 'POST', name, query: { uploads: '' } })).text()
    const [uploadId = ''] = textsOf(begun, 'UploadId')
    try {
      const parts: Xml[] = []
      for (let start = 0; start < size; start += partBytes) {
        const partNumber = String(parts.length + 1)
        const body = await read(start, Math.min(partBytes, size - start))
        const answer = await ask({ method: 'PUT', name, query: { partNumber, uploadId }, body })
        const tag = answer.headers.get('ETag') ?? ''
        parts.push(element('Part', {}, element('PartNumber', {}, partNumber), element('ETag', {}, tag)))
      }
      const list = new TextEncoder().encode(toDocument(element('CompleteMultipartUpload', {}, ...parts)))
      const ended = await (await ask({ method: 'POST', name, query: { uploadId }, body: list })).text()
      // A store may say 200 first and what went wrong afterwards.
      if (ended.includes('<Error>')) throw new StoreFailed('The second place could not join the parts.')
    } catch (error) {
      await ask({ method: 'DELETE', name, query: { uploadId } }).catch(() => {})
      throw error
    }
  }
}
