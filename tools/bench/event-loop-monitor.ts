import { isMainThread } from 'node:worker_threads'

// Loaded into a site by `--import`: writes into its log how much of the processor the main thread had in each iteration of
// its event loop that was long. The clock would count what other processes had meanwhile.

const LONG_MS = 5

if (isMainThread) {
  let before = process.threadCpuUsage()
  setInterval(() => {
    const now = process.threadCpuUsage()
    const ms = (now.user + now.system - before.user - before.system) / 1000
    before = now
    if (ms > LONG_MS) console.log(JSON.stringify({ blockedMs: ms }))
  }, 1).unref()
}
