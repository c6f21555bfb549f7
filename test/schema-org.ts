import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Schema.org's vocabulary as Google publishes it for TypeScript: which properties a type has, and what each may hold.

const VOCABULARY = readFileSync(
  fileURLToPath(import.meta.resolve('schema-dts')).replace(/js$/, 'd.ts'),
  'utf8',
)

type Shape = { parents: string[]; properties: Map<string, string[]> }

/** What all things of a type have, by the name of the type. */
const shapes = new Map<string, Shape>()
for (const [, name = '', parents = '', body = ''] of VOCABULARY.matchAll(
  /^interface (\w+)Base extends ([^{]+) \{\n([\s\S]*?)^\}/gm,
)) {
  const properties = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm)]
  shapes.set(name, {
    parents: [...parents.matchAll(/(\w+)Base\b/g)].map(([, parent = '']) => parent),
    properties: new Map(properties.map(([, property = '', kinds = '']) => [property, kinds.split(' | ')])),
  })
}

/** Of what a type is a kind, by its own name. */
const leaves = new Map(
  [...VOCABULARY.matchAll(/^export interface (\w+)Leaf extends ([^{]+) \{/gm)].map(
    ([, name = '', bases = '']) => [name, [...bases.matchAll(/(\w+)Base\b/g)].map(([, base = '']) => base)],
  ),
)

/** What may stand in the place of a type, as its alias says: other types, texts, the members of an enumeration. */
const aliases = new Map(
  [...VOCABULARY.matchAll(/^export type (\w+) = ([^;]+);/gm)].map(([, name = '', kinds = '']) => [
    name,
    kinds.split(' | '),
  ]),
)

type Node = Record<string, unknown>

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const typeOf = (node: Node) => String(node['@type'])

/** What is wrong with a graph by schema.org's own vocabulary, as sentences. */
export function findFaults(graph: unknown[]): string[] {
  const known = new Map(graph.filter(isNode).map((node) => [node['@id'], node]))

  function faultsOf(node: Node, at: string): string[] {
    const type = typeOf(node)
    if (!leaves.has(type)) return [`${at}: schema.org has no type ${type}`]
    return Object.entries(node).flatMap(([name, value]) => {
      if (name.startsWith('@')) return []
      // schema.org/docs/actions.html: what an action needs from outside.
      const kinds = propertiesOf(type).get(name.replace(/-(input|output)$/, ''))
      if (kinds === undefined) return [`${at}: ${type} has no property ${name}`]
      return [value]
        .flat()
        .flatMap((each) => faultsOfValue(each, name.includes('-') ? ['Text'] : kinds, `${at}.${name}`))
    })
  }

  function faultsOfValue(value: unknown, kinds: string[], at: string): string[] {
    if (typeof value === 'string')
      return kinds.some((kind) => acceptsText(kind, value)) ? [] : [`${at}: no text may stand here`]
    if (typeof value === 'number')
      return kinds.some((kind) => /^(Number|Integer|Float)$/.test(kind))
        ? []
        : [`${at}: no number may stand here`]
    if (!isNode(value)) return [`${at}: ${JSON.stringify(value)} is no value`]
    const isReference = Object.keys(value).join() === '@id'
    const meant = isReference ? known.get(value['@id']) : value
    if (!meant) return [`${at}: ${String(value['@id'])} is not in the graph`]
    if (!kinds.some((kind) => isKindOf(typeOf(meant), kind)))
      return [`${at}: no ${typeOf(meant)} may stand here`]
    return isReference ? [] : faultsOf(value, at)
  }

  return graph.flatMap((node) => (isNode(node) ? faultsOf(node, typeOf(node)) : ['no node']))
}

function propertiesOf(type: string, seen = new Map<string, string[]>()): Map<string, string[]> {
  for (const base of [type, ...(leaves.get(type) ?? [])]) {
    const shape = shapes.get(base)
    for (const [name, kinds] of shape?.properties ?? []) seen.set(name, kinds)
    for (const parent of shape?.parents ?? []) propertiesOf(parent, seen)
  }
  return seen
}

function isKindOf(type: string, kind: string): boolean {
  if (type === kind) return true
  const above = [...(leaves.get(type) ?? []), ...(shapes.get(type)?.parents ?? [])]
  return above.some((parent) => parent !== type && isKindOf(parent, kind))
}

function acceptsText(kind: string, text: string): boolean {
  // schema.org/docs/gs.html#schemaorg_expected: an address may stand for the thing that is there.
  if (kind === 'Thing') return URL.canParse(text)
  if (kind === 'string' || kind === `"${text}"`) return true
  const also = aliases.get(kind) ?? []
  return also.some(
    (other) =>
      other !== kind &&
      !other.endsWith('Leaf') &&
      /^(string|"|Text$|URL$)/.test(other) &&
      acceptsText(other, text),
  )
}
