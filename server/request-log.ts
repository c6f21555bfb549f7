/** Takes one finished line of JSON. */
export type WriteLine = (line: string) => void

export type RequestLog = ReturnType<typeof startRequestLog>

/**
 * The log of one request: a line when it is answered, and one for an error that nobody expected. Lines hold no
 * personal data: no address, no query, no header of the visitor.
 */
export function startRequestLog(write: WriteLine, id: string, method: string, path: string, now: Date) {
  const started = performance.now()
  const line = (fields: object) =>
    write(JSON.stringify({ time: now.toISOString(), id, method, path, ...fields }))
  return {
    id,
    answered: (status: number) => line({ status, ms: Math.round((performance.now() - started) * 10) / 10 }),
    error: (error: unknown) =>
      line({
        level: 'error',
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  }
}
