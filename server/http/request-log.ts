/** Takes one finished line of JSON. */
export type WriteLine = (line: string) => void

export type RequestLog = ReturnType<typeof startRequestLog>

type Asked = {
  id: string
  method: string
  path: string
  now: Date
  /** Whether whoever asked has hung up. What fails then is no error of the site. */
  isBrokenOff?: () => boolean
}

/** What proxies write down, too, for an answer that nobody was there for. */
const BROKEN_OFF = 499

/**
 * The log of one request: a line when it is answered, and one for an error that nobody expected. Lines hold no
 * personal data: no address, no query, no header of the visitor.
 */
export function startRequestLog(
  write: WriteLine,
  { id, method, path, now, isBrokenOff = () => false }: Asked,
) {
  const started = performance.now()
  const line = (fields: object) =>
    write(JSON.stringify({ time: now.toISOString(), id, method, path, ...fields }))
  return {
    id,
    answered(status: number) {
      const ms = Math.round((performance.now() - started) * 10) / 10
      line({ status: isBrokenOff() ? BROKEN_OFF : status, ms })
    },
    error(error: unknown) {
      if (isBrokenOff()) return
      line({
        level: 'error',
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      })
    },
  }
}
