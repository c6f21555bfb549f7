/**
 * Words of a search that say nothing of what is looked for: "something with chicken" is chicken. "no" and "without" are none
 * of them.
 */
const EMPTY = new Set(
  (
    'a an the and n or of for with in on to at by from is am are be eat can could should do does have has i im me my we us our you your ' +
    'it its this that these those what which when how some something anything any please want need ' +
    'he she they him her them his their must may might will would contain contains containing product products too so really just but there get got ' +
    'stay like likes love loves having feel feeling wanting eating ' +
    'husband wife partner son daughter mum mom dad ' +
    'make making using leftover leftovers give show find looking tell ' +
    'all every always still again now during while lately ' +
    'recipe recipes dish dishes meal meals food foods idea ideas diet diets today tonight tomorrow'
  ).split(' '),
)

/** Those of some folded words that say something; all of them where none does. */
export function withoutEmptyWords(words: readonly string[]): readonly string[] {
  const meant = words.filter((word) => !EMPTY.has(word))
  return meant.length > 0 ? meant : words
}

/** Words that say something of another one, and nothing by themselves. */
const OF_ANOTHER = new Set(
  'low high less more little much very only not no non without free after before during post pre extra new old well near being'.split(
    ' ',
  ),
)

/** Whether a folded word says nothing of what is looked for. */
export const isEmptyWord = (word: string): boolean => EMPTY.has(word)

/** Whether a folded word alone is worth a search. */
export const saysSomething = (word: string): boolean => !EMPTY.has(word) && !OF_ANOTHER.has(word)
