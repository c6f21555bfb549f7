import { request } from 'node:http'
import { startConstantServer, type Constant } from './constant-server.ts'
import { toRequest } from './keep-alive-client.ts'
import { measureLoad, type Load } from './load.ts'
import { findNginx, startNginx } from './nginx.ts'
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

type Compared = { name: string; bytes: number; ours: Load[]; constant: Load[]; nginx: Load[] }

/** A cached page beside the same bytes from a plain node:http server, and from nginx where it is installed. */
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
  const program = findNginx()
  const nginx = program ? await startNginx(program, answer) : undefined
  const contenders = [ours, constant, ...(nginx ? [nginx] : [])].map((server) => {
    const question = {
      request: toRequest(path, `localhost:${server.port}`, encoding),
      expected: { status: 200, length: answer.body.length },
    }
    return async () => measureLoad(server, () => question, { connections: CONNECTIONS, ms: roundMs })
  })
  try {
    // Until each is as fast as it gets.
    for (const take of contenders) await take()
    const [first = [], second = [], third = []] = await interleave(contenders, rounds)
    return { bytes: answer.body.length, ours: first, constant: second, nginx: third }
  } finally {
    nginx?.stop()
  }
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
  const rateHeads = [
    'requests per second',
    'size',
    'cached page',
    'node:http',
    'nginx',
    '× node:http',
    '× nginx',
  ]
  const waitHeads = [
    'answer after',
    'cached, p50',
    'node:http, p50',
    'cached, p99',
    'node:http, p99',
    '× node:http, p99',
  ]
  const costHeads = [
    'processor per answer',
    'cached page',
    'node:http',
    'nginx',
    '× node:http',
    '× nginx',
    'load generator',
  ]
  return [
    toTable(rateHeads, compared.map(toRates)),
    toTable(waitHeads, compared.map(toWaits)),
    toTable(costHeads, compared.map(toCosts)),
  ].join('\n\n')
}

function toRates({ name, bytes, ours, constant, nginx }: Compared): string[] {
  const perSecond = (load: Load) => load.perSecond
  return [
    name,
    `${(bytes / 1000).toFixed(1)} KB`,
    ...[ours, constant, nginx].map((loads) => orNone(loads, count(medianOf(loads, perSecond)))),
    times(ratioOf(ours, constant, perSecond)),
    orNone(nginx, times(ratioOf(ours, nginx, perSecond))),
  ]
}

function toWaits({ name, ours, constant }: Compared): string[] {
  return [
    name,
    ...[ours, constant].map((loads) => ms(medianOf(loads, ({ p50 }) => p50))),
    ...[ours, constant].map((loads) => ms(medianOf(loads, ({ p99 }) => p99))),
    times(ratioOf(ours, constant, ({ p99 }) => p99)),
  ]
}

function toCosts({ name, ours, constant, nginx }: Compared): string[] {
  const processor = (load: Load) => load.processorMicros
  const clientShares = [ours, constant, nginx].map((loads) =>
    loads.length > 0 ? medianOf(loads, (load) => load.clientShare) : 0,
  )
  return [
    name,
    ...[ours, constant, nginx].map((loads) => orNone(loads, `${medianOf(loads, processor).toFixed(1)} µs`)),
    times(ratioOf(constant, ours, processor)),
    orNone(nginx, times(ratioOf(nginx, ours, processor))),
    `${(Math.max(...clientShares) * 100).toFixed(0)} %`,
  ]
}

/** nginx is not everywhere. */
const orNone = (loads: Load[], figure: string) => (loads.length > 0 ? figure : '–')
