/** What broken JSON becomes, and a sentence for each kind of repair that was made. */
type Repair = { text: string; repairs: string[] }

const SPACE = /\s/
const ESCAPES: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\b': '\\b', '\f': '\\f' }
const SCRIPT_TAG = /<script\b[^<>]{0,200}>/y
const LITERAL = /[\w$.+-]+/y
const NOTHING = /^(?:NaN|undefined|None|[+-]?Infinity)$/
const VALUE = /^(?:true|false|null|-?\d[\w.+-]*)$/
/** What may follow a string: the end of a key, of a value with another behind it, of a container or of the file. */
const AFTER_STRING = /\s*(?::|,\s*(?:["{[\]}\d-]|true|false|null)|[}\]]|(?:;\s*)?(?:\/\*|<|$))/y

/**
 * Rewrites text that is nearly JSON, in one pass: comments, CDATA marks and a byte order mark around it, line breaks
 * and unknown escapes inside strings, unescaped quotes, trailing and missing commas, stray semicolons, NaN and
 * undefined, brackets too many, several values in a row (which become a list). Text that it does not understand comes back
 * as it was, to fail.
 * Not `jsonrepair`: for `[1 1 1…` it took 0.2 s at 62 KB and 225 s at 1 MB, and it closes what was cut off without a word.
 */
export function repairJson(broken: string): Repair {
  const repairs = new Set<string>()
  const out: string[] = []
  let depth = 0
  let values = 0
  let last = ''
  let at = 0
  const absent = new Set<string>()

  while (at < broken.length) {
    const char = broken[at] ?? ''
    const skipped = SPACE.test(char) ? 1 : skipNoise()
    if (skipped > 0) at += skipped
    else if (char === '"') copyString()
    else if (char === '{' || char === '[') open(char)
    else if (char === '}' || char === ']') close(char)
    else if (char === ',' || char === ':') copySeparator(char)
    else if (char === ';' && depth === 0) {
      repairs.add('A stray semicolon was left out.')
      at++
    } else if (!copyLiteral()) return { text: broken, repairs: [] }
  }
  if (last === ',' && depth === 0) out.pop()
  const text = out.join('')
  return { text: values > 1 ? `[${text}]` : text, repairs: [...repairs] }

  function skipNoise(): number {
    for (const [start, end] of [
      ['<!--', '-->'],
      ['/*', '*/'],
      ['//', '\n'],
    ] as const) {
      if (!broken.startsWith(start, at)) continue
      // "//<![CDATA[" hides the mark from scripts, not the text behind it.
      const rest = broken.slice(at, at + 20).replace(/\s/g, '')
      if (/^(?:\/\*|\/\/|<!--)(?:<!\[CDATA\[|\]\]>)|^<!--[[{]/.test(rest)) return start.length
      const found = find(end, at + start.length)
      if (found < 0 && start !== '//') return 0
      repairs.add('A comment was left out.')
      return found < 0 ? broken.length - at : found + end.length - at
    }
    for (const mark of ['<![CDATA[', ']]>', '<!--', '-->', '*/', '\ufeff', '</script>']) {
      if (!broken.startsWith(mark, at)) continue
      repairs.add('Marks around the data were left out.')
      return mark.length
    }
    SCRIPT_TAG.lastIndex = at
    const [tag] = SCRIPT_TAG.exec(broken) ?? ['']
    if (tag) repairs.add('Marks around the data were left out.')
    return tag.length
  }

  /** Searches once for what is not there, or many openings would search the whole text each. */
  function find(mark: string, from: number): number {
    const found = absent.has(mark) ? -1 : broken.indexOf(mark, from)
    if (found < 0) absent.add(mark)
    return found
  }

  function startValue() {
    if (depth === 0) values++
    if (!/[}\]"v]/.test(last)) return
    repairs.add(depth === 0 ? 'Several values in a row were read as a list.' : 'A missing comma was added.')
    out.push(',')
  }

  function open(char: string) {
    startValue()
    out.push((last = char))
    depth++
    at++
  }

  function close(char: string) {
    if (depth === 0) {
      // Everything that was opened is closed: nothing can be lost.
      repairs.add('An extra bracket was left out.')
      at++
      return
    }
    if (last === ',') {
      out.pop()
      repairs.add('A trailing comma was left out.')
    }
    out.push((last = char))
    depth--
    at++
  }

  function copySeparator(char: string) {
    at++
    const isSpare =
      char === ',' && (last === ',' || last === '[' || last === '{' || (depth === 0 && values > 0))
    if (isSpare) repairs.add('A spare comma was left out.')
    else out.push((last = char))
  }

  /** Whether there was a value to copy. */
  function copyLiteral(): boolean {
    LITERAL.lastIndex = at
    const [literal] = LITERAL.exec(broken) ?? ['']
    const isNothing = NOTHING.test(literal)
    if (!isNothing && !VALUE.test(literal)) return false
    startValue()
    if (isNothing) repairs.add('A value that JSON does not have was read as null.')
    out.push(isNothing ? 'null' : literal)
    last = 'v'
    at += literal.length
    return true
  }

  function copyString() {
    startValue()
    let from = at++
    for (; at < broken.length; at++) {
      const char = broken[at] ?? ''
      if (char === '"' && endsString()) break
      const instead =
        char === '"' ? '\\"' : char === '\\' ? mendEscape() : char < ' ' ? toEscape(char) : undefined
      if (instead === undefined) continue
      out.push(broken.slice(from, at), instead)
      from = at + 1
    }
    out.push(broken.slice(from, at), '"')
    last = '"'
    at++
  }

  function endsString(): boolean {
    AFTER_STRING.lastIndex = at + 1
    const ends = AFTER_STRING.test(broken)
    if (!ends) repairs.add('Quotes inside a text were taken as part of it.')
    return ends
  }

  function toEscape(char: string): string {
    repairs.add('Line breaks or control characters inside a text were allowed.')
    return ESCAPES[char] ?? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
  }

  /** Steps over a good escape and answers undefined; '' leaves out a backslash that escapes nothing. */
  function mendEscape(): string | undefined {
    if (/^(?:["\\/bfnrt]|u[\da-f]{4})/i.test(broken.slice(at + 1, at + 6))) {
      at++
      return undefined
    }
    repairs.add('A backslash that escapes nothing was left out.')
    return ''
  }
}
