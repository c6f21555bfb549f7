import { open } from 'node:fs/promises'

/** Waits until a folder's list of names is on the disk, so that a file that was renamed is there after a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
