import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const ROOT = new URL('../', import.meta.url)
const DOCUMENTS = ['*.md', 'docs/**/*.md', 'domain/*/README.md']

test('every link of a document leads to a file, and to a heading that is there', async () => {
  const dead: string[] = []
  for await (const path of glob(DOCUMENTS, { cwd: ROOT })) {
    const address = new URL(path, ROOT)
    for (const [, link = ''] of (await readFile(address, 'utf8')).matchAll(/\]\(([^()\s]+)\)/g)) {
      const target = new URL(link, address)
      if (target.protocol === 'file:' && !(await leadsSomewhere(target))) dead.push(`${path}: ${link}`)
    }
  }
  expect(dead).toEqual([])
})

async function leadsSomewhere({ pathname, hash }: URL): Promise<boolean> {
  if (!existsSync(pathname)) return false
  if (!hash) return true
  const headings = (await readFile(pathname, 'utf8')).matchAll(/^#+ (.+)$/gm)
  return [...headings].some(([, heading = '']) => `#${toAnchor(heading)}` === hash)
}

/** A heading’s name in the page that GitHub makes of the document. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
