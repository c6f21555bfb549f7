/** What a text in Cooklang says of its recipe, by keys that recipes are published with, and the text below it. */
export type CooklangFacts = { facts: Record<string, unknown>; body: string }

const FRONT = /^\s*---[ \t]*\n/
const FRONT_END = /^---[ \t]*$/m
/** ">> servings: 2", as older files have it anywhere. */
const OLD_FACT = /^[ \t]*>>[ \t]*([^:\n]{1,100}):(.*)$/gm
const LONGEST_NAME = 100
const LONGEST_BLOCK = 100_000

/** The names that Cooklang has for what others name otherwise. Further ones are kept as they are. */
const KEYS: Record<string, string> = {
  ...{ title: 'name', servings: 'recipeYield', serves: 'recipeYield', yield: 'recipeYield' },
  ...{ 'time required': 'totalTime', time: 'totalTime', duration: 'totalTime', 'total time': 'totalTime' },
  ...{ 'prep time': 'prepTime', 'time.prep': 'prepTime', 'cook time': 'cookTime', 'time.cook': 'cookTime' },
  ...{
    'cooking time': 'cookTime',
    introduction: 'description',
    'source.url': 'url',
    'source.name': 'source',
  },
  ...{ 'source.author': 'author', course: 'recipeCategory', category: 'recipeCategory', tags: 'keywords' },
  ...{ cuisine: 'recipeCuisine', diet: 'suitableForDiet', locale: 'inLanguage', images: 'image' },
  ...{ picture: 'image', pictures: 'image' },
}

/** Reads the block between two lines of dashes at the beginning, and the lines of older files. */
export function readCooklangFacts(text: string): CooklangFacts {
  const facts = new Map<string, string | string[]>()
  const [start] = FRONT.exec(text) ?? ['']
  const end = start === '' ? undefined : FRONT_END.exec(text.slice(start.length))
  if (end) readBlock(text.slice(start.length, start.length + end.index), facts)
  const below = end ? text.slice(start.length + end.index + end[0].length) : text
  const body = below.replace(OLD_FACT, (_, key: string, value: string) => {
    facts.set(toKey(key), toValue(value))
    return ''
  })
  return { facts: Object.fromEntries(facts), body }
}

/** As much of YAML as such blocks have: texts, lists, and one level of names within names. */
function readBlock(block: string, facts: Map<string, string | string[]>) {
  let above = ''
  for (const line of block.slice(0, LONGEST_BLOCK).split('\n')) {
    const { indent, isItem, name, value, rest } = takeApart(line)
    const list = facts.get(toKey(above))
    if (isItem && above !== '')
      facts.set(toKey(above), [...(Array.isArray(list) ? list : []), unquoted(rest)])
    else if (name !== undefined && indent > 0 && above !== '')
      facts.set(toKey(`${above}.${name.trim()}`), toValue(value))
    else if (name !== undefined) {
      above = name.trim()
      if (!/^[|>]?[+-]?$/.test(value.trim())) facts.set(toKey(name), toValue(value))
    } else if (indent > 0 && above !== '' && !Array.isArray(list))
      facts.set(toKey(above), [list, rest.trim()].filter(Boolean).join(' '))
  }
}

/** "  prep: 10 min": how far a line stands in, the name before its colon, and what stands behind; or an item, "- pasta". */
function takeApart(line: string) {
  const text = line.trim()
  const isItem = text.startsWith('- ')
  const rest = isItem ? text.slice(2) : text
  const colon = text.endsWith(':') && !rest.includes(': ') ? rest.length - 1 : rest.indexOf(': ')
  const isNamed = !isItem && colon > 0 && colon <= LONGEST_NAME
  return {
    indent: line.length - line.trimStart().length,
    isItem,
    name: isNamed ? rest.slice(0, colon) : undefined,
    value: isNamed ? rest.slice(colon + 1) : '',
    rest,
  }
}

function toKey(name: string): string {
  const key = name.trim().toLowerCase().replace(/\s+/g, ' ')
  return Object.hasOwn(KEYS, key) ? (KEYS[key] ?? key) : key
}

function toValue(value: string): string | string[] {
  const text = value.trim()
  const [, list] = /^\[([^[\]]*)\]$/.exec(text) ?? []
  return list === undefined ? unquoted(text) : list.split(',').map(unquoted)
}

const unquoted = (text: string): string => text.trim().replace(/^(["'])(.*)\1$/, '$2')
