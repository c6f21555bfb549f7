import { startAgainBounded } from './process/bounded-memory.ts'

startAgainBounded()
// Only then: whatever is loaded before is loaded twice.
await import('./process/start.ts')
