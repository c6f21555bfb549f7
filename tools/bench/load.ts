import { requestInSequence, toRequest } from './keep-alive-client.ts'
import { processorTime } from './process-figures.ts'
import { percentile } from './statistics.ts'

/** What a server did under load. */
export type Load = {
  perSecond: number
  /** Milliseconds that an answer took, as the client saw it. */
  p50: number
  p99: number
  /** Microseconds of processor time that the process needed for one answer; workers beside it have theirs. */
  processorMicros: number
  /** The share of a processor that the load generator used. Near 1, the load generator limits the figures. */
  clientShare: number
}

type Server = { port: number; pid: number }
type Asked = { connections: number; ms: number; headers: Record<string, string>; length?: number }

/**
 * Asks for a page without a pause over some connections for a while. Rejects at the first answer that is an error, or
 * not as long as it must be where that is said.
 */
export async function measureLoad(
  server: Server,
  path: string,
  { connections, ms, headers, length }: Asked,
): Promise<Load> {
  const times: number[] = []
  const own = process.cpuUsage()
  const before = processorTime(server.pid)
  const begun = performance.now()
  const request = toRequest(path, `localhost:${server.port}`, headers)
  const isOver = () => performance.now() > begun + ms
  const answered = (ms: number) => times.push(ms)
  await Promise.all(
    Array.from({ length: connections }, async () =>
      requestInSequence(server.port, { request, status: 200, length }, isOver, answered),
    ),
  )
  const took = performance.now() - begun
  const { user, system } = process.cpuUsage(own)
  return {
    perSecond: (times.length / took) * 1000,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    processorMicros: ((processorTime(server.pid) - before) / times.length) * 1000,
    clientShare: (user + system) / 1000 / took,
  }
}
