/** Words of other languages for "without", which foods of those languages may follow. */
export const BEFORE_ELSEWHERE: ReadonlySet<string> = new Set(
  'ohne kein keine keinen sans sin senza zonder geen uden uten utan'.split(' '),
)

/** "no onion", "without onion or garlic", "can’t eat dairy", and how the neighbours say it. */
const BEFORE: ReadonlySet<string> = new Set([
  ...'no non not never nothing without avoid avoiding exclude excluding except minus hate dislike'.split(' '),
  ...'cant cannot dont doesnt wont shouldnt mustnt isnt arent'.split(' '),
  ...BEFORE_ELSEWHERE,
])
/** After these, a quality may follow: "not soft soup" is soup. */
const DENIALS: ReadonlySet<string> = new Set(['not', 'nothing', 'isnt', 'arent'])
const inTwo = (firsts: string, ...seconds: string[]) =>
  firsts.split(' ').map((first): [string, string[]] => [first, seconds])
/** The same in two words: "free of onion", "allergic to nuts", "instead of milk". */
const BEFORE_IN_TWO: ReadonlyMap<string, readonly string[]> = new Map([
  ...inTwo('nothing', 'with'),
  ...inTwo('anything everything all', 'but', 'except'),
  ...inTwo('hold skip', 'the'),
  ...inTwo('leave leaving cut cutting', 'out'),
  ...inTwo('apart', 'from'),
  ...inTwo('other', 'than'),
  ...inTwo('free away', 'of', 'from'),
  ...inTwo('allergic allergy allergies intolerant intolerance sensitive', 'to', 'of'),
  ...inTwo('substitute substitutes alternative alternatives replacement', 'for', 'to'),
  ...inTwo('instead', 'of'),
  ...inTwo('rather', 'than'),
  ...inTwo('libre', 'de'),
])
/** What may stand between: "can’t eat dairy", "not too soft". */
const DOING: ReadonlySet<string> = new Set(
  'eat have tolerate digest like want use do contain containing any the a an added too so very much really with'.split(
    ' ',
  ),
)
/** "onion free", "nut allergy", "egg substitute". */
const AFTER: ReadonlySet<string> = new Set(
  (
    'free frei allergy allergies allergic intolerance intolerant ' +
    'substitute substitutes alternative alternatives replacement'
  ).split(' '),
)
/** "Free-range" leaves nothing out. */
const OTHER_FREE: ReadonlySet<string> = new Set('range run roaming trade time'.split(' '))
/** "Glutenfree", "laktosefreie", "eggless": a food, and that it is left out. */
export const WITHIN_A_WORD = /^(\p{L}{2,})(?:free|frei(?:e[mnrs]?)?|fri|vrij|less)$/u
/** What says how much of the next word: "low sugar" is no sugar, and "little fat" no fat. */
export const QUANTITIES: ReadonlySet<string> = new Set('low lower high higher reduced less little'.split(' '))
/** What joins names of one list. */
export const JOINS: ReadonlySet<string> = new Set(
  '& / and or nor und oder noch et ou ni y o e en og och'.split(' '),
)
const OR: ReadonlySet<string> = new Set('or nor oder noch ou ni o'.split(' '))
const COMMA = ','

/** How a name was come to: as the first one, after "or" and the like, after a comma, or with nothing between. */
type Place = 'first' | 'joined' | 'after comma' | 'run on'

/** What a word that leaves something out says of the name behind it. */
type Opening = { isElsewhere: boolean; isDenial: boolean }

/** What knows where names of foods begin and end in words; each answers a number of words, 0 for no name. */
export type NameLengths = {
  /** Of the name that begins at a place, after a word: of "ohne", it may be a name of another language. */
  from(words: readonly string[], at: number, how: { place: Place } & Opening): number
  /** Of the name that ends before a place. */
  before(words: readonly string[], end: number, place: Place): number
  /** Whether a name that belongs to the list begins at a place, though nothing says so. */
  isRunOn(words: readonly string[], at: number): boolean
  /** Whether one word says both: "glutenfree". */
  isWhole(word: string): boolean
}

/** Where words leave foods out, each as a name, from where to where. `next`: the first word that does not belong to it. */
export type LeftOutSpan = { start: number; end: number; next: number; names: Span[] }
type Span = { start: number; end: number }

/** Any word is a name: what is left out, whatever it is. */
export const ANY_NAME: NameLengths = {
  from: (words, at, { place }) => (place !== 'after comma' && isName(words[at]) ? 1 : 0),
  before: (words, end, place) => (place === 'first' && isName(words[end - 1]) ? 1 : 0),
  isRunOn: () => false,
  isWhole: (word) => WITHIN_A_WORD.test(word),
}

/** Where words ask to leave something out, in their order: "no onion or garlic", "nut free", "allergic to eggs". */
export function findLeftOut(words: readonly string[], names: NameLengths): LeftOutSpan[] {
  const spans: LeftOutSpan[] = []
  for (let at = 0; at < words.length;) {
    const last = spans.at(-1)
    const span = readSpan(words, at, last?.end ?? 0, names)
    if (span && last && isGap(words, last.end, span.start)) last.next = span.start
    if (span) spans.push(span)
    at = span?.end ?? at + 1
  }
  return spans
}

/** What leaves something out and begins here, or ends here with a word that stands behind it. */
function readSpan(
  words: readonly string[],
  at: number,
  from: number,
  names: NameLengths,
): LeftOutSpan | undefined {
  const word = words[at] ?? ''
  const opening = openingLength(words, at)
  const how = { isElsewhere: BEFORE_ELSEWHERE.has(word), isDenial: DENIALS.has(word) }
  const behind = opening > 0 ? readNames(words, at + opening, how, names) : []
  const last = behind.at(-1)
  if (last) return toSpan(at, last.end, behind)
  if (isAfterNames(words, at)) {
    const before = readNamesBefore(words, at, from, names)
    const [first] = before
    return first && toSpan(first.start, at + 1, before)
  }
  return names.isWhole(word) ? toSpan(at, at + 1, [{ start: at, end: at + 1 }]) : undefined
}

const toSpan = (start: number, end: number, names: Span[]): LeftOutSpan => ({ start, end, next: end, names })

/** How many words from a place on say that a name is left out that follows. */
function openingLength(words: readonly string[], at: number): number {
  const word = words[at] ?? ''
  const isInTwo = BEFORE_IN_TWO.get(word)?.includes(words[at + 1] ?? '')
  if (!isInTwo && !BEFORE.has(word)) return 0
  let end = at + (isInTwo ? 2 : 1)
  while (DOING.has(words[end] ?? '')) end++
  return end - at
}

/** Whether what stands at a place is denied: "not too soft". */
export const isDeniedAt = (words: readonly string[], at: number): boolean =>
  [1, 2, 3].some((before) => before <= at && openingLength(words, at - before) === before)

/** Whether a word is one of those that leave out what stands before or behind it. */
export const leavesOut = (word: string): boolean => BEFORE.has(word) || AFTER.has(word)

const isAfterNames = (words: readonly string[], at: number): boolean =>
  AFTER.has(words[at] ?? '') && !OTHER_FREE.has(words[at + 1] ?? '')

/** The names one after the other from a place on: "onion, garlic or leek", "spinach kale or cabbage", "skins or nuts". */
function readNames(words: readonly string[], from: number, how: Opening, names: NameLengths): Span[] {
  const found: Span[] = []
  for (let start = from, place: Place = 'first'; ;) {
    const length = names.from(words, start, { place, ...how })
    const end = start + length
    // Of "no onion, nut free" the nuts are left out for themselves.
    if (length > 0 && place !== 'first' && isAfterNames(words, end)) return found
    if (length > 0) found.push({ start, end })
    const next = nextPlace(words, end, length > 0, names)
    if (!next) return found
    place = next.place
    start = next.start
  }
}

/** Where the next name of a list may begin. What is no name of a food may stand before "or": "skins or nuts". */
function nextPlace(
  words: readonly string[],
  end: number,
  isAfterName: boolean,
  { isRunOn }: NameLengths,
): { place: Place; start: number } | undefined {
  if (isAfterName && words[end] === COMMA) {
    const isJoined = JOINS.has(words[end + 1] ?? '')
    return { place: isJoined ? 'joined' : 'after comma', start: end + (isJoined ? 2 : 1) }
  }
  if (isAfterName && JOINS.has(words[end] ?? '')) return { place: 'joined', start: end + 1 }
  if (isAfterName && isRunOn(words, end)) return { place: 'run on', start: end }
  const isUnknown = isName(words[end]) && OR.has(words[end + 1] ?? '') && isRunOn(words, end + 2)
  return isUnknown ? { place: 'run on', start: end + 2 } : undefined
}

/** The names that end before a place, none of them before `from`: "gluten and dairy" of "gluten and dairy free". */
function readNamesBefore(words: readonly string[], at: number, from: number, names: NameLengths): Span[] {
  const found: Span[] = []
  for (let end = at, place: Place = 'first'; ;) {
    const start: number = end - names.before(words, end, place)
    if (start === end || start < from) return found
    found.unshift({ start, end })
    const joint: string = words[start - 1] ?? ''
    if (joint !== COMMA && !JOINS.has(joint)) return found
    place = joint === COMMA ? 'after comma' : 'joined'
    end = start - 1
  }
}

/** Whether only words that join two of them stand between: "without cream and without onions". */
const isGap = (words: readonly string[], from: number, end: number) =>
  words.slice(from, end).every((word) => word === COMMA || JOINS.has(word))

/** Whether a word may be a name, or part of one: it says nothing of leaving out, and joins nothing. */
export const isName = (word: string | undefined): boolean =>
  word !== undefined && word !== COMMA && !JOINS.has(word) && !BEFORE.has(word) && !AFTER.has(word)

/** The words of a text in small letters, without apostrophes, and the signs that stand between foods. */
export const wordsAsTyped = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/['’]/g, '')
    .match(/\d{1,4}[.,]\d{1,2}\p{L}{0,9}|[\p{L}\p{M}\p{N}]+|[,&/]/gu) ?? []

/** Whether a search asks to leave something out: by its words alone it would find what it must not. */
export const isLeavingOut = (search: string): boolean =>
  findLeftOut(wordsAsTyped(search), ANY_NAME).length > 0
