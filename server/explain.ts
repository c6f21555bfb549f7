import { ConfigError } from './config.ts'

/** Why the site does not start: what the chef can do something about in words, the rest as it is. */
export function explain(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  if (!isTaken || !('port' in error)) return error
  return `Port ${error.port} is taken, perhaps by another copy of this site. PORT=… chooses another one.`
}
