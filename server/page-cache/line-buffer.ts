import type { WriteLine } from '../http/request-log.ts'

/** Often enough for a person who watches the log. */
const FLUSH_MS = 100
/** What a pipe takes in one piece (POSIX): lines stay whole where others write into it too. */
const MAX_SHARED_BYTES = 4096
const MAX_OWN_BYTES = 64 * 1024

/** Writes lines together: a cached page takes less time than writing one line does. */
export function bufferLines(write: WriteLine, log: 'shared' | 'own'): WriteLine {
  const maxBytes = log === 'shared' ? MAX_SHARED_BYTES : MAX_OWN_BYTES
  let lines: string[] = []
  let bytes = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush() {
    clearTimeout(timer)
    timer = undefined
    process.off('exit', flush)
    if (lines.length > 0) write(lines.join('\n'))
    lines = []
    bytes = 0
  }

  return (line) => {
    const length = Buffer.byteLength(line) + 1
    if (bytes + length > maxBytes) flush()
    if (!timer) {
      timer = setTimeout(flush, FLUSH_MS)
      process.once('exit', flush)
    }
    lines.push(line)
    bytes += length
  }
}
