/**
 * Words of a search that say nothing of what is looked for: "something with chicken" is chicken. "no" and "without" are none
 * of them.
 */
const EMPTY = new Set(
  (
    'a an the and or of for with in on to at by from is are be can could should do does have has i im me my we us our you your ' +
    'it its this that these those what which when how some something anything any please want need make cook eat eating ' +
    'good best nice recipe recipes dish dishes meal meals food foods idea ideas diet diets today tonight tomorrow'
  ).split(' '),
)

/** Those of some folded words that say something; all of them where none does. */
export function withoutEmptyWords(words: readonly string[]): readonly string[] {
  const meant = words.filter((word) => !EMPTY.has(word))
  return meant.length > 0 ? meant : words
}

/** Whether a folded word says nothing of what is looked for. */
export const isEmptyWord = (word: string): boolean => EMPTY.has(word)
