import { existsSync, globSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const ROOT = new URL('../', import.meta.url)
const DOCUMENTS = ['*.md', 'docs/**/*.md', '{domain,packages}/**/README.md']
/** What is in the repository, and not made by programs. */
const FILES = [
  '*.*',
  '.*',
  '{app,content,deploy,docs,domain,packages,public,scripts,server,test,tools}/**/*.*',
]
/** A file between backticks, alone or as what a command runs. */
const NAMED_FILE = /`(?:node |npx vitest run )?([\w.*…-][\w./*…-]*\.(?:tsx?|m?js|json|css|svg|md))`/g

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

test('every file and folder that the architecture names is there', async () => {
  const text = await readFile(new URL('docs/architecture.md', ROOT), 'utf8')
  const whole = [...text.matchAll(/`((?:app|domain|packages|server|scripts|test)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  )
  const named = [...pathsOfTree(text.split('```')[1] ?? ''), ...whole]
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter((path) => !existsSync(new URL(path, ROOT)))).toEqual([])
})

test('every file that a document names by itself is there', async () => {
  const files = globSync(FILES, { cwd: ROOT }).join('\n')
  const named: string[] = []
  for await (const path of glob(DOCUMENTS, { cwd: ROOT })) {
    const text = await readFile(new URL(path, ROOT), 'utf8')
    for (const [, name = ''] of text.matchAll(NAMED_FILE)) named.push(`${path}: ${name}`)
  }
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((line) => !endOf(line.split(': ')[1] ?? '').test(files))).toEqual([])
})

/** Finds a path that ends like this name, among many with a line each. An ellipsis or a star stands for a part of a name. */
function endOf(name: string): RegExp {
  const plain = name.replace(/^(?:\.\.\/)+/, '').replaceAll('.', '\\.')
  return new RegExp(`(?:^|/)${plain.replaceAll(/[…*]/g, '[^/\n]*')}$`, 'm')
}

/** A line of the tree is a name, or several with one space between them, and what they are after two spaces. */
function pathsOfTree(tree: string): string[] {
  const folders: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', names = ''] = /^( *)(\S+(?: \S+)*)/.exec(line) ?? []
    const depth = indent.length / 2
    const paths = names.split(' ').filter((name) => /\/$|\.\w+$/.test(name))
    folders.splice(depth, Infinity, paths[0] ?? '')
    return paths.map((name) => [...folders.slice(0, depth), name].join(''))
  })
}

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
