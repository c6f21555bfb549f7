import { existsSync } from 'node:fs'
import { test } from 'vitest'

/** The reference material that lies beside the project: read by tests, never shipped. */
export const shared = new URL('../../shared/', import.meta.url)

/** A test that reads reference material: it skips in a clone without that, but fails there in CI. */
export const testAgainstShared = existsSync(shared) || process.env.CI ? test : test.skip
