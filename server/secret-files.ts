import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'

const MAX_BYTES = 64 * 1024
const READ_BY_ANYBODY = 0o004

type Env = Record<string, string | undefined>

/**
 * Reads the secrets of `names` for which a variable NAME_FILE names a file, as systemd, Docker and Kubernetes hand them over: its
 * one line, without the line end. Answers what is wrong in words that begin with the variable.
 */
export function readSecretFiles(env: Env, names: readonly string[]) {
  const values: Env = {}
  const problems: string[] = []
  const warnings: string[] = []
  for (const name of names) {
    const variable = `${name}_FILE`
    const path = env[variable]
    if (path === undefined) continue
    if (env[name] !== undefined) {
      problems.push(`${variable}: ${name} is set, too. Set one of the two`)
      continue
    }
    const read = readSecretFile(path)
    if (!read.ok) problems.push(`${variable}: ${read.problem}`)
    else {
      values[name] = read.value
      if (read.isOpen)
        warnings.push(`${variable}: everybody on this machine can read ${path}. Set its mode to 600.`)
    }
  }
  return { values, problems, warnings }
}

type SecretFile = { ok: true; value: string; isOpen: boolean } | { ok: false; problem: string }

function readSecretFile(path: string): SecretFile {
  const refuse = (problem: string): SecretFile => ({ ok: false, problem: `${path} ${problem}` })
  try {
    const file = openSync(path, 'r')
    try {
      const stat = fstatSync(file)
      if (stat.isDirectory()) return refuse('is a folder')
      if (stat.size > MAX_BYTES) return refuse('has more than 64 KB, so it holds no secret')
      const value = new TextDecoder('utf-8', { fatal: true })
        .decode(readFileSync(file))
        .replace(/(?:\r?\n){1,9}$/, '')
      if (value === '') return refuse('is empty')
      if (/[\r\n\0]/.test(value)) return refuse('must hold one line of text')
      return { ok: true, value, isOpen: (stat.mode & READ_BY_ANYBODY) !== 0 }
    } finally {
      closeSync(file)
    }
  } catch (error) {
    if (error instanceof TypeError) return refuse('must hold text in UTF-8')
    if (!(error instanceof Error && 'code' in error)) throw error
    return refuse(REASONS[String(error.code)] ?? `cannot be read (${String(error.code)})`)
  }
}

const REASONS: Record<string, string> = {
  ENOENT: 'is not there',
  EACCES: 'may not be read by the account that runs the site',
  EISDIR: 'is a folder',
}
