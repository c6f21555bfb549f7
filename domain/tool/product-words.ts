import { foldForSearch } from '../fold.ts'

/** Between the parts of a name: brackets, commas, and dashes that stand alone. */
const BREAK = /[,;:|/()[\]]| [-–—] /u

/** The words of each part of a name, folded; signs are left out, but for "&" and "+". */
export const wordsOfParts = (name: string): string[][] =>
  name.split(BREAK).map((part) => foldForSearch(part).match(/[\p{L}\p{N}]+|[&+]/gu) ?? [])

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
    'other pepper sommer silber kupfer leder master premier junior starter lacquer wonder river slower tiger easter',
)

/** Whether an unknown word is what somebody or something does: "kettle tipper", "pot stirrer". */
export const isMaker = (word: string): boolean => /^\p{L}{3,}ers?$/u.test(word) && !NOT_MAKERS.has(word)
