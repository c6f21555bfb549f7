import { createCipheriv, randomBytes } from 'node:crypto'
import { Transform } from 'node:stream'
import { CHUNK, CIPHER, FILE_NONCE_BYTES, nonceOf, SALT_BYTES, sealingOf } from './seal-format.ts'

/** What a file is encrypted with. Without a salt, it has one of its own. */
export type Sealing = { passphrase: string; salt?: Buffer }

/** The same with a salt, so that all that is made of the passphrase is made of one. */
export const withSalt = ({ passphrase, salt = randomBytes(SALT_BYTES) }: Sealing): Required<Sealing> => ({
  passphrase,
  salt,
})

/** Encrypts what goes through it. */
export function sealStream(sealing: Sealing): Transform {
  const { passphrase, salt } = withSalt(sealing)
  const { key, header } = sealingOf(passphrase, salt, randomBytes(FILE_NONCE_BYTES))
  let waiting: Buffer[] = []
  let waitingBytes = 0
  let index = 0

  function seal(stream: Transform, chunk: Buffer, isLast: boolean) {
    const cipher = createCipheriv(CIPHER, key, nonceOf(index++, isLast))
    stream.push(cipher.update(chunk))
    cipher.final()
    stream.push(cipher.getAuthTag())
  }

  const stream = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      waiting.push(bytes)
      waitingBytes += bytes.length
      if (waitingBytes > CHUNK) {
        const all = Buffer.concat(waiting)
        let start = 0
        // The last chunk waits, because only the end says that it is the last.
        for (; all.length - start > CHUNK; start += CHUNK)
          seal(this, all.subarray(start, start + CHUNK), false)
        waiting = [all.subarray(start)]
        waitingBytes = all.length - start
      }
      done()
    },
    flush(done) {
      seal(this, Buffer.concat(waiting), true)
      done()
    },
  })
  stream.push(header)
  return stream
}

/** Encrypts bytes that are in memory. */
export async function sealBytes(bytes: Uint8Array, sealing: Sealing): Promise<Buffer> {
  const stream = sealStream(sealing)
  stream.end(bytes)
  const chunks: Buffer[] = []
  for await (const chunk of stream) if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  return Buffer.concat(chunks)
}
