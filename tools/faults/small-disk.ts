import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Checked } from './check.ts'

const PARTS = [1024 * 1024, 4096, 1]

/** A real disk of a few megabytes, which can be filled. */
export type SmallDisk = { folder: string; fill: () => void; makeRoom: () => void }

/** Gives a check a small, real disk, such as '16m', and takes it away again. Only root can mount one. */
export async function onSmallDisk(
  size: string,
  check: (disk: SmallDisk) => Promise<Checked>,
): Promise<Checked> {
  const folder = mkdtempSync(join(tmpdir(), 'plate-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'none', folder], { stdio: 'pipe' })
  } catch (error) {
    rmdirSync(folder)
    return {
      table: '',
      broken: [`disk: no small disk could be mounted, which root may do. ${String(error)}`],
    }
  }
  const ballast = join(folder, 'ballast')
  try {
    return await check({ folder, fill: () => fill(ballast), makeRoom: () => rmSync(ballast) })
  } finally {
    execFileSync('umount', [folder])
    rmdirSync(folder)
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
