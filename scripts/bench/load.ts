import { requestInSequence, type Question } from './keep-alive-client.ts'
import { processorTime } from './process-figures.ts'
import { percentile } from './statistics.ts'

/** What a server did under load. */
export type Load = {
  perSecond: number
  /** Milliseconds that an answer took, as the client saw it. */
  p50: number
  p95: number
  p99: number
  /** Microseconds of processor time that the server needed for one answer. */
  processorMicros: number
  /** The share of a processor that the load generator used. Near 1, the load generator limits the figures. */
  clientShare: number
}

type Server = { port: number; pid: number }

/** Asks without a pause over some connections for a while. Throws at the first answer that is not what was expected. */
export async function measureLoad(
  server: Server,
  next: () => Question,
  { connections, ms }: { connections: number; ms: number },
): Promise<Load> {
  const times: number[] = []
  const own = process.cpuUsage()
  const before = processorTime(server.pid)
  const begun = performance.now()
  const end = begun + ms
  await Promise.all(
    Array.from({ length: connections }, async () =>
      requestInSequence(
        server.port,
        () => (performance.now() < end ? next() : undefined),
        (ms) => times.push(ms),
      ),
    ),
  )
  const took = performance.now() - begun
  const { user, system } = process.cpuUsage(own)
  return {
    perSecond: (times.length / took) * 1000,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    processorMicros: ((processorTime(server.pid) - before) / times.length) * 1000,
    clientShare: (user + system) / 1000 / took,
  }
}
