import { request } from 'node:http'
import { startConstantServer, type Constant } from './constant-server.ts'
import { measureLoad, type Load } from './load.ts'
import type { Options } from './options.ts'
import { startReady } from './ready-site.ts'
import { interleave, medianOf, ratioOf } from './statistics.ts'
import { count, ms, times, toTable } from './table.ts'

const PAGES = {
  home: '/',
  list: '/recipes',
  detail: '/recipes/silky-carrot-and-ginger-soup',
  post: '/blog/a-stock-worth-standing-over',
  drawing: '/plates/dishes-v2/1h11pu20c023/card/soup.svg?category=Soup',
}
const ENCODINGS = ['br', 'gzip']
const CONNECTIONS = 32

/** Headers that every server adds by itself. */
const OF_EACH_ANSWER = ['date', 'connection', 'keep-alive']

type Compared = { name: string; bytes: number; ours: Load[]; constant: Load[] }

/** A cached page beside the same bytes from a plain node:http server. */
export async function measureCached(options: Options): Promise<string> {
  const site = await startReady()
  const constant = await startConstantServer()
  const compared: Compared[] = []
  try {
    for (const [name, path] of Object.entries(PAGES)) {
      for (const encoding of ENCODINGS) {
        compared.push({
          ...(await compare(site, constant, path, encoding, options)),
          name: `${name}, ${encoding}`,
        })
      }
    }
  } finally {
    constant.stop()
    await site.stop()
  }
  return describe(compared)
}

async function compare(
  ours: { port: number; pid: number },
  constant: Awaited<ReturnType<typeof startConstantServer>>,
  path: string,
  encoding: string,
  { rounds, roundMs }: Options,
): Promise<Omit<Compared, 'name'>> {
  const answer = await fetchRaw(ours.port, path, encoding)
  await constant.give(answer)
  const { length } = answer.body
  const load = { connections: CONNECTIONS, ms: roundMs, headers: { 'Accept-Encoding': encoding }, length }
  const contenders = [ours, constant].map((server) => async () => measureLoad(server, path, load))
  // Until each is as fast as it gets.
  for (const take of contenders) await take()
  const [first = [], second = []] = await interleave(contenders, rounds)
  return { bytes: length, ours: first, constant: second }
}

/** An answer as it went over the wire, still compressed. */
async function fetchRaw(port: number, path: string, encoding: string): Promise<Constant> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, headers: { 'Accept-Encoding': encoding } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { statusCode = 0, rawHeaders, headers } = response
        const own = rawHeaders.filter((_, place) => !isOfEachAnswer(rawHeaders[place - (place % 2)]))
        if (statusCode !== 200 || headers['content-encoding'] !== encoding)
          return reject(new Error(`${path} answered ${statusCode} in ${headers['content-encoding']}`))
        resolve({ status: statusCode, headers: own.map(lowerNames), body: Buffer.concat(chunks) })
      })
    })
    asked.on('error', reject).end()
  })
}

const isOfEachAnswer = (name = '') => OF_EACH_ANSWER.includes(name.toLowerCase())
const lowerNames = (text: string, place: number) => (place % 2 === 0 ? text.toLowerCase() : text)

function describe(compared: Compared[]): string {
  const heads = [
    'cached page',
    'size',
    ...['per second', 'p50', 'p99', 'processor'].flatMap((figure) => [figure, 'node:http', '×']),
    'load generator',
  ]
  return toTable(heads, compared.map(toRow))
}

/** Each figure of ours, that of node:http, and how many times ours is. */
function toRow({ name, bytes, ours, constant }: Compared): string[] {
  const compare = (read: (load: Load) => number, print: (figure: number) => string) => [
    ...[ours, constant].map((loads) => print(medianOf(loads, read))),
    times(ratioOf(ours, constant, read)),
  ]
  const client = Math.max(...[ours, constant].map((loads) => medianOf(loads, (load) => load.clientShare)))
  return [
    name,
    `${(bytes / 1000).toFixed(1)} KB`,
    ...compare((load) => load.perSecond, count),
    ...compare((load) => load.p50, ms),
    ...compare((load) => load.p99, ms),
    ...compare(
      (load) => load.processorMicros,
      (micros) => `${micros.toFixed(1)} µs`,
    ),
    `${(client * 100).toFixed(0)} %`,
  ]
}
