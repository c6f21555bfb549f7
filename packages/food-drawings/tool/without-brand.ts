import { foldForSearch } from 'recipe-basics/text/fold'
import { HEADS, NAMES } from './index-names.ts'

/** Ends the name of a firm: "Copper Kettle & Co". */
const FIRMS = new Set([
  'co',
  'company',
  'son',
  'sons',
  'daughters',
  'bros',
  'brothers',
  'sisters',
  'sohne',
  'söhne',
  'fils',
  'figli',
  'ltd',
  'inc',
  'gmbh',
  'works',
])
/** What a maker calls some of its things: "Wok Series". */
const RANGES = new Set(['series', 'collection', 'range', 'edition', 'serie', 'line', 'design'])
const MOST_BRAND_WORDS = 4

/** The name of a product without brands that are called after tools: “Ladle”, Pestle™, Copper Kettle & Co, Wok Series. */
export function withoutBrand(name: string): string {
  const words = withoutQuoted(name)
    .split(/\s+/)
    .filter((word, at) => word !== '' && !(at === 0 && isMarkedTool(word)))
    .map((word) => word.replace(MARK, ''))
  const firm = words.slice(0, MOST_BRAND_WORDS + 1).findLastIndex((word) => FIRMS.has(plain(word)))
  const own = firm > 0 ? words.slice(firm + 1) : words
  const range = own.findIndex((word, at) => at > 0 && RANGES.has(plain(word)))
  return own.filter((_, at) => range < 0 || (at !== range && at !== range - 1)).join(' ')
}

const MARK = /[™®]/u

/** "Pestle™" sells anything; in "Bundt® pan", the word describes. */
const isMarkedTool = (word: string) => {
  const folded = foldForSearch(word.replace(MARK, ''))
  return MARK.test(word) && (NAMES.has(folded) || HEADS.has(folded))
}

const plain = (word: string) => word.toLowerCase().replace(/[.,]/g, '')

/** Takes out what stands in quotation marks, where they are a pair. */
function withoutQuoted(name: string): string {
  const parts = name.split(/["“”„«»]/u)
  if (parts.length < 3) return name
  return parts.filter((_, at) => at % 2 === 0 || at === parts.length - 1).join(' ')
}
