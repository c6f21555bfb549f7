import words from './duration-words.json' with { type: 'json' }

/** What a phrase of the table does in a length of time. `plus` is a part more of the unit before it or behind it: "and a half". */
const ROLES = ['units', 'alone', 'numbers', 'plus', 'and', 'to', 'about'] as const
type Role = (typeof ROLES)[number]

/** The phrases of one language by their tokens, with their values: minutes of units, and numbers. */
type Phrases = Record<Role, ReadonlyMap<string, number>>
type Found = { value: number; end: number }

const HOUR = 60
/** Of one phrase, in tokens. */
const LONGEST_PHRASE = 5
const MOST_TOKENS = 40

const TOKEN =
  /\d{1,9}:\d{2}(?::\d{2})?|\d{1,9}(?:[.,]\d{1,9})?|[\p{sc=Han}\p{sc=Hira}]|(?:(?![\p{sc=Han}\p{sc=Hira}])[\p{L}\p{M}]){1,40}|\S/gu

/** The words, numbers and signs of a text. Hyphens, apostrophes and full stops only join words, and commas part them. */
const tokensOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replace(/[‐‑–—]/g, '-')
    .replace(/(?<=\d)\s?['′’](?![\p{L}\d])/gu, ' min ')
    .replace(/(?<=[\p{L}\d])-(?=\p{L})|['’]|(?<=\p{L})\.|,(?!\d)|(?<=\d)\+(?=\s?\p{L})/gu, ' ')
    .match(TOKEN) ?? []

const keyOf = (tokens: readonly string[]) => tokens.join(' ')

const COMMON = words.all
const LANGUAGES: Phrases[] = Object.values(words).map((language) => {
  const of = (role: Role) => [...phrasesOf(COMMON, role), ...phrasesOf(language, role)]
  const units = of('units')
  return { ...fromRoles(of), units: new Map([...units, ...of('alone')]) }
})

function fromRoles(of: (role: Role) => (readonly [string, number])[]): Phrases {
  const [units, alone, numbers, plus, and, to, about] = ROLES.map((role) => new Map(of(role)))
  const none = new Map<string, number>()
  return {
    ...{ units: units ?? none, alone: alone ?? none, numbers: numbers ?? none, plus: plus ?? none },
    ...{ and: and ?? none, to: to ?? none, about: about ?? none },
  }
}

/** Rows of the table: a value with its phrases, or phrases that have none. */
function phrasesOf(language: object, role: Role): (readonly [string, number])[] {
  const row: unknown = new Map(Object.entries(language)).get(role) ?? {}
  const values: [string, unknown][] = typeof row === 'string' ? [['0', row]] : Object.entries(row ?? {})
  return values.flatMap(([value, phrases]) =>
    String(phrases)
      .split(', ')
      .map((phrase) => [keyOf(tokensOf(phrase)), Number(value)] as const),
  )
}

/**
 * The minutes of a length of time in words, in the first language in which the whole text is one: "1 h 30", "anderthalb Stunden",
 * "1:15 hrs", "20 to 30 minutes", of which the longer. Undefined for a text with anything in it that is not understood.
 */
export function minutesInWords(text: string): number | undefined {
  const tokens = tokensOf(text)
  if (tokens.length > MOST_TOKENS) return undefined
  for (const language of LANGUAGES) {
    const minutes = readWhole(language, tokens)
    if (minutes !== undefined) return minutes
  }
  return undefined
}

function readWhole(phrases: Phrases, tokens: string[]): number | undefined {
  const find = (role: Role, at: number): Found | undefined => {
    for (let end = Math.min(tokens.length, at + LONGEST_PHRASE); end > at; end--) {
      const value = phrases[role].get(keyOf(tokens.slice(at, end)))
      if (value !== undefined) return { value, end }
    }
    return undefined
  }
  const skip = (role: Role, at: number): number => {
    const end = find(role, at)?.end
    return end === undefined ? at : role === 'about' ? skip(role, end) : end
  }
  const digits = (at: number): Found | undefined => {
    const token = tokens[at] ?? ''
    return /^\d+(?:[.,]\d+)?$/.test(token)
      ? { value: Number(token.replace(',', '.')), end: at + 1 }
      : undefined
  }

  const start = skip('about', 0)
  const first = readSum(start) ?? readBare(start)
  if (!first) return undefined
  const after = skip('to', first.end)
  const second = after > first.end ? (readSum(skip('about', after)) ?? undefined) : undefined
  const end = skip('about', second?.end ?? first.end)
  return end === tokens.length ? Math.max(first.value, second?.value ?? 0) : undefined

  /** "45", "30-40": numbers alone are minutes. */
  function readBare(at: number): Found | undefined {
    const least = digits(at)
    const most = least && (digits(skip('to', least.end)) ?? least)
    return most?.end === tokens.length ? most : undefined
  }

  /** "1 hour and 20 minutes"; behind hours, minutes may have no unit, and parts of an hour have none: "1 h 1/2". */
  function readSum(at: number): Found | undefined {
    let sum = readTerm(at)
    while (sum) {
      const next: (Found & { unit: number }) | undefined = readTerm(skip('and', sum.end))
      if (!next) break
      sum = { value: sum.value + next.value, end: next.end, unit: next.unit }
    }
    const rest = sum?.unit === HOUR ? readQuantity(sum.end) : undefined
    const isMinutes = rest && Number.isInteger(rest.value) && rest.value < 60
    if (!sum || !rest || !(isMinutes || rest.value < 1)) return sum
    return { value: sum.value + (isMinutes ? rest.value : rest.value * HOUR), end: rest.end }
  }

  function readTerm(at: number): (Found & { unit: number }) | undefined {
    const clock = readClock(at)
    if (clock) return { ...clock, unit: 0 }
    const quantity = readQuantities(at)
    const unit = quantity ? find('units', quantity.end) : find('alone', at)
    if (!unit) return undefined
    const more = find('plus', unit.end)
    const value = ((quantity?.value ?? 1) + (more?.value ?? 0)) * unit.value
    return { value, end: more?.end ?? unit.end, unit: unit.value }
  }

  /** "20 to 30", of which the last counts, before one unit. */
  function readQuantities(at: number): Found | undefined {
    const least = readQuantity(at)
    const after = least && skip('to', least.end)
    const most = least && after !== least.end ? readQuantity(after ?? at) : undefined
    return most && find('units', most.end) ? most : least
  }

  /** "2", "two", "forty-five", "one and a half", "three quarters". */
  function readQuantity(at: number): Found | undefined {
    const number = find('numbers', at) ?? digits(at)
    if (!number) return undefined
    const more = find('plus', number.end)
    if (more && find('units', more.end)) return { value: number.value + more.value, end: more.end }
    const fraction = digits(skip('and', number.end))
    if (fraction && fraction.value < 1 && Number.isInteger(number.value) && find('units', fraction.end))
      return { value: number.value + fraction.value, end: fraction.end }
    const part = find('numbers', number.end)
    if (part && part.value < 1) return { value: number.value * part.value, end: part.end }
    const isTens = number.value >= 20 && number.value % 10 === 0 && !digits(at)
    const ones = isTens ? find('numbers', skip('and', number.end)) : undefined
    return ones && ones.value >= 1 && ones.value < 10 && Number.isInteger(ones.value)
      ? { value: number.value + ones.value, end: ones.end }
      : number
  }

  /** "1:15" and "1:15:00", with or without the unit of hours at either side. */
  function readClock(at: number): Found | undefined {
    const before = find('units', at)
    const begin = before?.value === HOUR ? before.end : at
    const parts = (tokens[begin] ?? '').split(':').map(Number)
    const [hours = 0, minutes, seconds = 0] = parts
    if (minutes === undefined || minutes > 59 || seconds > 59) return undefined
    const unit = find('units', begin + 1)
    if (unit && unit.value !== HOUR) return undefined
    return { value: hours * HOUR + minutes + seconds / 60, end: unit?.end ?? begin + 1 }
  }
}
