import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { anOddForm, ODD_PARTS } from '#test/odd-parts.ts'
import { receiveBackup } from './receive-backup.ts'

const HEAD = '--x\r\nContent-Disposition: form-data; name="file"; filename="site.zip"\r\n\r\n'

/** A form with a file, which breaks off after these parts. */
function aBrokenForm(parts: string[]): Request {
  const left = parts.map((part) => new TextEncoder().encode(part))
  const body = new ReadableStream({
    pull(controller) {
      const next = left.shift()
      if (next) controller.enqueue(next)
      else controller.error(new Error('the connection was lost'))
    },
  })
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
  return new Request('http://plate.test/', init)
}

test('of an upload that breaks off nothing is left, however much of it has come', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'plate-')), 'backups')
  const forms = [
    [],
    [HEAD.slice(0, 20)],
    [HEAD],
    [HEAD, 'PK'],
    [HEAD, 'x'.repeat(300_000), 'y'.repeat(300_000)],
  ]
  for (const parts of forms) {
    const received = await receiveBackup(aBrokenForm(parts), folder)
    expect([parts.length, received]).toEqual([parts.length, { ok: false, reason: 'not-whole' }])
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
  }
})

test('a form whose parts have heads that no browser writes is stored whole, or refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plate-'))
  for (const head of ODD_PARTS) {
    const { contentType, body } = anOddForm(head, 'file')
    const headers = { 'Content-Type': contentType }
    const request = new Request('http://plate.test/', { method: 'POST', body, headers })
    const { ok } = await receiveBackup(request, folder)
    expect([head, ok]).toEqual([head, expect.any(Boolean)])
  }
})
