import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = new URL('..', import.meta.url).pathname

/** What opens a connection to somebody else: the modules of Node for it, and the `fetch` of every platform. */
const OUTGOING = [
  /from '(node:)?(https|http2|tls|dgram|undici)'/,
  /import \{[^}]*\b(request|get|connect|createConnection)\b[^}]*\} from '(node:)?(http|net)'/,
  /(?<![.\w])fetch\(/,
]

/** The store for copies of backups is named by the host, who may well run it in a private network. */
const NAMED_BY_THE_HOST = 'server/backups/second-place/store.ts'

test('the server asks other sites in one place, and the store that its host names in another', () => {
  const outgoing = globSync('server/**/*.ts', { cwd: ROOT }).filter((file) => {
    const text = readFileSync(ROOT + file, 'utf8')
    return !file.endsWith('.test.ts') && OUTGOING.some((pattern) => pattern.test(text))
  })
  expect(outgoing.sort()).toEqual([NAMED_BY_THE_HOST, 'server/guarded-fetch/ask-once.ts'])
})
