import { parseArgs, type ParseArgsConfig } from 'node:util'

/** The parameters of a command. One that the command does not know ends it with 1, and with how it is used. */
export function readCommandLine<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    const isUnknown =
      error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    if (!isUnknown) throw error
    console.error(usage)
    process.exit(1)
  }
}
