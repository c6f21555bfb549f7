import { foldForSearch } from 'recipe-basics/text/fold'

/** Between the parts of a name: brackets, commas, and dashes that stand alone. */
const BREAK = /[,;:|/()[\]]| [-–—] /u

/** The words of each part of a name, folded; signs are left out, but for "&" and "+". */
export const wordsOfParts = (name: string): string[][] =>
  name.split(BREAK).map((part) => withoutPlaces(foldForSearch(part).match(/[\p{L}\p{N}]+|[&+]/gu) ?? []))

const PLACES = new Set(['oven', 'freezer', 'fridge', 'dishwasher', 'microwave', 'hob', 'stove', 'stovetop'])
const TABLES = new Set([...PLACES, 'table', 'tableware'])
const SAFE = new Set(['safe', 'proof'])

/** “Oven to table” and “dishwasher safe” say where a thing may stand, and not that it is an oven. */
function withoutPlaces(words: readonly string[]): string[] {
  const kept: string[] = []
  for (let at = 0; at < words.length; at++) {
    const [word = '', next = '', last = ''] = words.slice(at, at + 3)
    const length = !PLACES.has(word) ? 0 : SAFE.has(next) ? 2 : next === 'to' && TABLES.has(last) ? 3 : 0
    if (length === 0) kept.push(word)
    else {
      if (word === 'oven' || last === 'oven') kept.push('ovenproof')
      at += length - 1
    }
  }
  return kept
}

const set = (words: string) => new Set(words.split(' '))

/** After one of these stands a second thing. */
export const AND: ReadonlySet<string> = set('and & + plus und et y e en')

/** What comes after one of these belongs to the thing. Before any thing is named, they say nothing: "all in one blender". */
export const BESIDE: ReadonlySet<string> = set('in on to by at a au aux al the les la le incl including')

/** The same; and a tool that is named only after one of these is what an unknown thing is for: "splatter screen for pans". */
export const FOR: ReadonlySet<string> = set(
  'for with from without of mit fur fuer aus von ohne ' +
    'avec pour sans du des de d con para por sin del di da per met voor van zonder',
)

/** How many there are of a thing: "set of 3 knives". */
export const COUNTING: ReadonlySet<string> = set(
  'set pack pair box lot juego jeu serie lote coppia paire par stuck 1er 2er 3er 4er 6er two three four five six eight ten twelve the a',
)

/** Whether a word is a number: "4", "500ml". */
export const isNumber = (word: string | undefined): boolean =>
  word !== undefined &&
  (/^\p{N}/u.test(word) || /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve)$/.test(word))

/** Words that end like "frother" and are colours, stuff or sizes. */
const NOT_MAKERS = set(
  'silver copper pewter amber lavender ginger leather timber rubber paper litre liter quarter diameter number winter summer ' +
    'super power center butter water clever flower designer burner chrome inner outer powder computer layer larger smaller ' +
    'kaiser viper other pepper sommer silber kupfer leder master premier junior starter lacquer wonder river slower tiger easter foodsaver',
)

/** Whether an unknown word is what somebody or something does: "kettle tipper", "pot stirrer". */
export const isMaker = (word: string): boolean => /^\p{L}{3,}ers?$/u.test(word) && !NOT_MAKERS.has(word)
