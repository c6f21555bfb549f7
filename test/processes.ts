import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** The processes that a process has started and that still run. */
export function childrenOf(pid: number | undefined): number[] {
  const threads = unlessGone(() => readdirSync(`/proc/${pid}/task`)) ?? []
  return threads.flatMap((thread) => {
    const children = unlessGone(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')) ?? ''
    return children.trim().split(' ').filter(Boolean).map(Number)
  })
}

/** How many sockets a process holds open. */
export function countSockets(pid: number): number {
  const folder = `/proc/${pid}/fd`
  return readdirSync(folder).filter((file) =>
    unlessGone(() => readlinkSync(`${folder}/${file}`))?.startsWith('socket:'),
  ).length
}

/** Processes, threads and files may end while they are looked at. */
function unlessGone<Value>(look: () => Value): Value | undefined {
  try {
    return look()
  } catch {
    return undefined
  }
}
