import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'

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

/** The commit of a checkout, and whether it was changed since; but for the figures themselves. */
export function readCommit(folder: string): string {
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8' }).trim()
  const commit = git('rev-parse', '--short', 'HEAD')
  const changes = git(
    'status',
    '--porcelain',
    '--untracked-files=no',
    '--',
    '.',
    ':!docs/performance-figures.md',
  )
  return changes ? `${commit}, changed` : commit
}
