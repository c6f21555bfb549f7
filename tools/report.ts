import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'

const FOLDER = 'build'
const DOCUMENT = `${FOLDER}/performance-figures.md`

/** The parts that a command line names, in their order; all of them where it names none. Ends the process where one is unknown. */
export function chooseParts<Part>(
  all: Record<string, Part>,
  named: string[],
  usage: string,
): [string, Part][] {
  if (named.some((name) => !(name in all))) {
    console.error(`${usage}\n  PART       ${Object.keys(all).join(' ')}; all of them without one`)
    process.exit(1)
  }
  return Object.entries(all).filter(([name]) => named.length === 0 || named.includes(name))
}

/** Prints the figures of a part below its machine, and puts them into the document in the place of those of an earlier run. */
export function report(part: string, machine: string, table: string, writes: boolean): void {
  const figures = `${machine}\n\n${table}`
  console.log(`\n## ${part}\n\n${figures}`)
  if (!writes) return
  const head = `\n## ${part}\n`
  const text = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : '# Performance figures\n'
  const from = text.indexOf(head)
  const next = from < 0 ? -1 : text.indexOf('\n## ', from + head.length)
  const before = from < 0 ? text : text.slice(0, from)
  const after = next < 0 ? '' : text.slice(next)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(DOCUMENT, `${before}${head}\n${figures}\n${after}`)
}

/** The machine and the moment, as a sentence: figures of another machine are other figures. */
export function describeMachine(now: Date): string {
  const [processor] = cpus()
  const memory = (totalmem() / 1024 ** 3).toFixed(0)
  const load = loadavg().map((number) => number.toFixed(1))
  return (
    `Measured on ${now.toISOString().slice(0, 10)}: ${processor?.model.trim() ?? 'an unknown processor'}, ` +
    `${cpus().length} cores, ${memory} GiB, Node ${process.versions.node}, commit \`${readCommit('.')}\`, ` +
    `load before it ${load.join(', ')}.`
  )
}

/** The commit of a checkout, and whether it was changed since. */
export function readCommit(folder: string): string {
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8' }).trim()
  const commit = git('rev-parse', '--short', 'HEAD')
  return git('status', '--porcelain', '--untracked-files=no') ? `${commit}, changed` : commit
}
