import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from 'scslre'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url).pathname

test('no pattern takes time with the square of the text that it reads', () => {
  const files = ['packages', 'domain', 'server', 'app'].flatMap(listSources)
  const found = files.flatMap((file) => listSlow(file, readFileSync(join(root, file), 'utf8')))
  expect(found).toEqual([])
})

test('the check knows nested and overlapping quantifiers, in literals and in patterns that are put together', () => {
  const slow = [
    String.raw`/^(a+)+$/`,
    String.raw`/^\D*[½¼]+x/`,
    String.raw`/\s+$/`,
    'new RegExp(`^${name}\\\\d*\\\\d+x`)',
    String.raw`new RegExp('\\d*\\d+x', 'u')`,
  ]
  for (const source of slow) expect([source, listSlow('x.ts', source).length]).toEqual([source, 1])
  for (const source of ['/^a+$/', 'new RegExp(`^${name}=`)']) expect(listSlow('x.ts', source)).toEqual([])
})

function listSources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
}

/** The patterns of a source file that are slow on some text. */
function listSlow(file: string, source: string): string[] {
  const slow: string[] = []
  const check = (node: ESTree.Node, pattern: Pattern) => {
    if (analyse(pattern).reports.length > 0) slow.push(`${file}: ${source.slice(node.start, node.end)}`)
  }
  new Visitor({
    Literal: (node) =>
      'regex' in node && check(node, { source: node.regex.pattern, flags: node.regex.flags }),
    NewExpression(node) {
      const { callee, arguments: given } = node
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return
      const [pattern, flags] = given.map(textOf)
      check(node, { source: pattern ?? '', flags: flags ?? '' })
    },
  }).visit(parseSync(file, source).program)
  return slow
}

type Pattern = Parameters<typeof analyse>[0]

/** The text of a literal. A word stands for what is put into it. */
function textOf(node: ESTree.Argument): string {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('x')
  if (node.type === 'TaggedTemplateExpression')
    return node.quasi.quasis.map(({ value }) => value.raw).join('x')
  throw new RangeError(`A pattern that cannot be checked: ${JSON.stringify(node)}`)
}
