import { readCooklangFacts } from './cooklang-facts.ts'

/** What a step marks: food with `@`, a tool with `#`, a time with `~`. */
type Mark = { sign: string; flags: string; name: string; amount: string; note: string }
/** What stands between blank lines: a step, a note, or the title of the part below it. */
type Block = { kind: 'step' | 'note' | 'title'; text: string }
type Part = { name: string; lines: string[]; steps: string[] }

/** A sign, and the name behind it: of several words up to braces, or of one word. */
const MARK =
  /(?<![\p{L}\p{N}])([@#~])([?&+@-]{0,3})(?:((?![\s{}])[^@#~{}\n]{1,200})?\{([^{}\n]{0,200})\}|((?:\.{1,2}\/)?[\p{L}\p{N}\p{So}\p{M}]+(?:[-'’_/][\p{L}\p{N}\p{M}]+)*))(?:\(([^()\n]{1,300})\))?/gu
const NOTE = /^>\s?/
const REMARK = /(?<![-\w])--(?!-).*$/gm
/** A remark of older files; elsewhere it may be part of an address. */
const OLD_REMARK = '//'
/** How Cooklang counts what has no unit. */
const NO_UNIT = /^(?:items?|each|units?)$/i

/**
 * The recipe that a text in Cooklang is (cooklang.org), as an object with the keys of schema.org; `name` is that of one that does
 * not name itself. The list has the amounts, and so have steps with a food that comes in several.
 */
export function cooklangRecipe(text: string, name: string): Record<string, unknown> {
  const { facts, body } = readCooklangFacts(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'))
  const blocks = toBlocks(withoutRemarks(body))
  const marks = blocks.flatMap(({ kind, text }) => (kind === 'step' ? marksIn(text) : []))
  const several = foodsInSeveral(marks)
  const known = new Set(marks.flatMap((mark) => (isFood(mark) && mark.amount !== '' ? foodOf(mark) : [])))
  const parts: Part[] = [{ name: '', lines: [], steps: [] }]
  for (const { kind, text } of blocks) {
    const part = parts.at(-1)
    if (kind === 'title') parts.push({ name: text, lines: [], steps: [] })
    if (kind !== 'step' || !part) continue
    part.steps.push(withoutMarks(text, several))
    for (const mark of marksIn(text).filter(isFood)) {
      if (mark.amount === '' && known.has(foodOf(mark))) continue
      known.add(foodOf(mark))
      part.lines.push(toLine(mark))
    }
  }
  const notes = blocks.flatMap(({ kind, text }) => (kind === 'note' ? withoutMarks(text, several) : []))
  const tool = [...new Set(marks.flatMap((mark) => (mark.sign === '#' ? mark.name || [] : [])))]
  return {
    '@type': 'Recipe',
    name,
    ...facts,
    recipeIngredient: parts.flatMap(({ name, lines }) => inPart(name, lines)),
    recipeInstructions: parts.flatMap(({ name, steps }) => inPart(name, steps)),
    ...(notes.length > 0 && { notes }),
    ...(tool.length > 0 && { tool }),
    _text: text,
  }
}

const inPart = (name: string, texts: string[]): unknown[] =>
  name === '' || texts.length === 0 ? texts : [{ name, itemListElement: texts }]

/** Without remarks: "[- this -]", and whatever stands behind two dashes. */
function withoutRemarks(text: string): string {
  const [first = '', ...others] = text.split('[-')
  const kept = others.map((part) => {
    const end = part.indexOf('-]')
    return end < 0 ? `[-${part}` : part.slice(end + 2)
  })
  return [first, ...kept].join('').replace(REMARK, '')
}

function toBlocks(text: string): Block[] {
  return text.split(/\n[ \t]*(?=\n)/).flatMap((paragraph) => {
    const blocks: Block[] = []
    for (const whole of paragraph.split('\n')) {
      const line = whole.trim()
      if (line.startsWith(OLD_REMARK)) continue
      const kind = line.startsWith('=') ? 'title' : NOTE.test(line) ? 'note' : 'step'
      const text = kind === 'title' ? titleIn(line) : line.replace(NOTE, '').trim()
      const last = blocks.at(-1)
      if (text === '' && kind !== 'title') continue
      if (last?.kind === kind && kind !== 'title') last.text += ` ${text}`
      else blocks.push({ kind, text })
    }
    return blocks
  })
}

/** "Dough" of "== Dough ==". */
function titleIn(line: string): string {
  let start = 0
  let end = line.length
  while (line[start] === '=') start++
  while (end > start && line[end - 1] === '=') end--
  return line.slice(start, end).trim()
}

function marksIn(text: string): Mark[] {
  return [...text.matchAll(MARK)].map(([, ...parts]) => toMark(parts))
}

function toMark(parts: readonly (string | undefined)[]): Mark {
  const [sign = '', flags = '', words, braces = '', word = '', note = ''] = parts
  // "=" fixes an amount, a star lets one grow by itself; a bar stands before the name that the step has.
  const [number = '', ...unit] = braces
    .replace(/^\s*=/, '')
    .replace(/\*\s*$/, '')
    .split('%')
  const counted = unit.join('%').trim()
  const amount = [withoutSpaces(number), NO_UNIT.test(counted) ? '' : counted]
  const name = (words ?? word).trim()
  return { sign, flags, name, amount: amount.filter((part) => part !== '').join(' '), note: note.trim() }
}

/** "1 / 2" is one number. */
const withoutSpaces = (number: string) =>
  number
    .split('/')
    .map((part) => part.trim())
    .join('/')

/** Foods; "&" says that one was listed before. */
const isFood = ({ sign, flags, name, amount }: Mark): boolean =>
  sign === '@' && name !== '' && !(flags.includes('&') && amount === '')

/** A recipe that a food is made by is named by its file. */
const foodOf = ({ name }: Mark): string => fileless(name.split('|')[0] ?? '').toLowerCase()
const shownName = ({ name }: Mark): string => fileless(name.split('|').at(-1) ?? '')
const fileless = (name: string) => (/^\.{0,2}\//.test(name) ? (name.split('/').at(-1) ?? '') : name).trim()

function toLine(mark: Mark): string {
  const food = fileless(mark.name.split('|')[0] ?? '')
  const notes = [mark.note, mark.flags.includes('?') ? 'optional' : ''].filter((note) => note !== '')
  return [[mark.amount, food].filter((part) => part !== '').join(' '), ...notes].join(', ')
}

/** Foods that come in several amounts: there a step must say which. */
function foodsInSeveral(marks: Mark[]): Set<string> {
  const seen = new Set<string>()
  const several = new Set<string>()
  for (const mark of marks.filter((mark) => isFood(mark) && mark.amount !== ''))
    (seen.has(foodOf(mark)) ? several : seen).add(foodOf(mark))
  return several
}

function withoutMarks(text: string, several: ReadonlySet<string>): string {
  const plain = text.replace(MARK, (_, ...parts: (string | undefined)[]) => {
    const mark = toMark(parts)
    if (mark.sign === '~') return mark.amount || mark.name
    const amount = mark.sign === '@' && several.has(foodOf(mark)) ? mark.amount : ''
    return [amount, shownName(mark)].filter((part) => part !== '').join(' ')
  })
  return plain
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?](?:\s|$))/g, '')
    .trim()
}
