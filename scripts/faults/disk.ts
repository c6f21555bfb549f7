import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#server/data/database.ts'
import { startReady } from '../bench/ready-site.ts'
import { signIn } from '#test/sign-in.ts'
import { toTable } from '../bench/table.ts'
import type { Checked } from './check.ts'

const SIZE = '16m'
const RECOVERY_MS = 10_000
const PARTS = [1024 * 1024, 4096, 1]

/** What a site on a small, real disk answers while that is full, and whether it recovers. Needs root. */
export async function checkDisk(): Promise<Checked> {
  const folder = mkdtempSync(join(tmpdir(), 'plate-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'none', folder], { stdio: 'pipe' })
  } catch (error) {
    rmdirSync(folder)
    return {
      table: '',
      broken: [`disk: no small disk could be mounted, which root may do. ${String(error)}`],
    }
  }
  try {
    return await fillDisk(folder)
  } finally {
    execFileSync('umount', [folder])
    rmdirSync(folder)
  }
}

async function fillDisk(folder: string): Promise<Checked> {
  const DATABASE_URL = `file:${join(folder, 'site.db')}`
  const site = await startReady({ DATABASE_URL })
  const db = openDatabase(DATABASE_URL)
  const headers = await signIn(db, site.address)
  const ask = async (path: string, init: RequestInit = {}) =>
    fetch(site.address + path, { redirect: 'manual', ...init }).then(async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    })
  const fields = { title: 'Broth', content: 'Four bones. '.repeat(1_000), status: 'draft' }
  const save = async () =>
    ask('/admin/blog/new', { method: 'POST', headers, body: new URLSearchParams(fields) })
  const look = async () => [await ask('/recipes?search=soup'), await save(), await ask('/health')]

  const before = await look()
  fill(join(folder, 'ballast'))
  await wait(RECOVERY_MS)
  const full = await look()
  rmSync(join(folder, 'ballast'))
  await wait(RECOVERY_MS)
  const after = await look()
  await db.destroy()
  await site.stop()

  const looks = [
    { when: 'with room', statuses: before, wanted: [200, 302, 200] },
    { when: 'full', statuses: full, wanted: [200, 507, 503] },
    { when: 'with room again', statuses: after, wanted: [200, 302, 200] },
  ]
  return {
    table: toTable(
      ['a disk of 16 MB', 'a page', 'saving', '/health'],
      looks.map(({ when, statuses }) => [when, ...statuses.map(String)]),
    ),
    broken: looks
      .filter(({ statuses, wanted }) => String(statuses) !== String(wanted))
      .map(({ when, statuses }) => `disk ${when}: ${statuses.join(', ')}`),
  }
}

/** Writes a file until not a byte more fits. */
function fill(path: string) {
  const file = openSync(path, 'w')
  for (const bytes of PARTS) while (writes(file, Buffer.alloc(bytes)));
  closeSync(file)
}

function writes(file: number, bytes: Buffer): boolean {
  try {
    return writeSync(file, bytes) === bytes.length
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false
    throw error
  }
}
