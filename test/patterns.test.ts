import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from 'scslre'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url).pathname

test('no pattern takes time with the square of the text that it reads', () => {
  const files = ['domain', 'server', 'app'].flatMap(listSources)
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
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind))
  return slow

  function visit(node: ts.Node) {
    const pattern = patternOf(node)
    if (pattern && analyse(pattern).reports.length > 0) slow.push(`${file}: ${node.getText()}`)
    ts.forEachChild(node, visit)
  }
}

function patternOf(node: ts.Node): { source: string; flags: string } | undefined {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/')
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) }
  }
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'RegExp') return undefined
  const [source, flags] = node.arguments ?? []
  return { source: source ? textOf(source) : '', flags: flags ? textOf(flags) : '' }
}

/** The text of a literal. A word stands for what is put into it. */
function textOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('x')
  throw new RangeError(`A pattern that cannot be checked: ${node.getText()}`)
}
