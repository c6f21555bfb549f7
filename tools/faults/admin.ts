import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#server/data/database/database.ts'
import { findImport } from '#server/data/imports/files.ts'
import { aForm, type SentFile } from '#test/uploads.ts'
import { signIn } from '#test/sign-in.ts'

/** An administrator at the import screen of a running site. */
export async function openImportScreen(db: Database, address: string) {
  const headers = await signIn(db, address)
  const post = async (body: FormData | URLSearchParams) =>
    fetch(`${address}/admin/import`, { method: 'POST', body, headers, redirect: 'manual' })
  return {
    /** Sends files and answers the id of their import. */
    async upload(...files: SentFile[]): Promise<string> {
      const answer = await post(aForm(...files))
      await answer.arrayBuffer()
      const target = new URL(answer.headers.get('Location') ?? '', address)
      const id = target.searchParams.get('import')
      if (!id) throw new Error(`the upload was answered with ${answer.status} ${target.href}`)
      return id
    },
    async saveAll(id: string, duplicates: 'update' | 'new'): Promise<void> {
      const answer = await post(new URLSearchParams({ import: id, intent: 'save-all', duplicates }))
      await answer.arrayBuffer()
      if (answer.status >= 400) throw new Error(`saving was answered with ${answer.status}`)
    },
    /** Waits until an import is read, or saved. */
    async untilReady(id: string) {
      for (;;) {
        const found = await findImport(db, id)
        if (found?.status === 'ready') return found
        await wait(20)
      }
    },
  }
}
