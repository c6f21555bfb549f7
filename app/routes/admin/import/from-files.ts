import { formatCount } from 'recipe-basics/text/format-number'
import { listInWords } from 'recipe-basics/text/list-in-words'

const MOST_NAMED = 2

/** The files of an import: by name, or how many. */
export const fromFiles = (names: string[]) =>
  names.length > MOST_NAMED ? formatCount(names.length, 'file') : listInWords(names)
