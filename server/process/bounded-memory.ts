/**
 * How V8 holds what pages leave behind. By itself it lets new objects fill three times 16 MB before it looks at them, and old ones
 * double: it goes by the memory of the machine, not by what a site needs.
 */
const HEAP = ['--max-semi-space-size=4', '--heap-growing-percent=30']

/** How the C library holds what threads compress and SQLite reads: by itself, in eight heaps for each processor, for ever. */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * Replaces this process by itself with bounds that can only be set before a start; its number stays. What somebody has set stays,
 * too.
 */
export function startAgainBounded(): void {
  const { env, execArgv, execPath, argv } = process
  const given = [...execArgv, env.NODE_OPTIONS ?? ''].join(' ')
  const missing = HEAP.filter((flag) => !given.includes(flag.slice(0, flag.indexOf('='))))
  if (missing.length === 0 || !process.execve) return
  process.execve(execPath, [execPath, ...execArgv, ...missing, ...argv.slice(1)], { ...ALLOCATOR, ...env })
}
