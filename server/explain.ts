import { ConfigError } from './config.ts'
import { storageProblem } from './storage-problem.ts'

/** Why the site does not start, or a command fails: what the chef can do something about in words, the rest as it is. */
export function explain(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message
  const problem = storageProblem(error)
  if (problem) return problem.reason
  if (!(error instanceof Error && 'code' in error && 'port' in error)) return error
  if (error.code === 'EADDRINUSE')
    return `Port ${error.port} is in use, perhaps by another copy of this site. Set PORT=… to use another port.`
  if (error.code === 'EACCES')
    return `Port ${error.port} needs rights that the site does not have. Set PORT=… to use another port.`
  return error
}
