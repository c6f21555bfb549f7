import { ConfigError } from '../config.ts'
import { NotStarted } from './process-messages.ts'
import { storageProblem } from '../http/storage-problem.ts'

/** What the system said, such as the address where nobody listens. */
const causeOf = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error && error.cause.message && `(${error.cause.message})`

/** Why the site does not start, or a command fails: what the chef can do something about in words, the rest as it is. */
export function explain(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof NotStarted) return error.message
  const problem = storageProblem(error)
  if (problem) return [problem.reason, causeOf(error)].filter(Boolean).join(' ')
  if (!(error instanceof Error && 'code' in error)) return error
  if ('syscall' in error && 'path' in error && error.syscall === 'mkdir' && IS_A_FILE.includes(error.code))
    return `There is a file in the way of the folder ${error.path}. Move the file away, or set DATABASE_URL to another place.`
  if (error.code === 'ENOTFOUND' && 'hostname' in error) return noAddress(error.hostname)
  if (error.code === 'EADDRNOTAVAIL' && 'address' in error) return noAddress(error.address)
  if (!('port' in error)) return error
  if (error.code === 'EADDRINUSE')
    return `Port ${error.port} is in use, perhaps by another copy of this site. Set PORT=… to use another port.`
  if (error.code === 'EACCES')
    return `Port ${error.port} needs rights that the site does not have. Set PORT=… to use another port.`
  return error
}

const IS_A_FILE: unknown[] = ['EEXIST', 'ENOTDIR']

const noAddress = (host: unknown) =>
  `${host} is no address of this machine. Set HOST=127.0.0.1, or HOST=0.0.0.0 for every network.`
