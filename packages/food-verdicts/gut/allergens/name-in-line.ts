import { singularOf } from 'recipe-basics/text/english-noun'
import { wordsOfTerm } from 'recipe-reading/food/term-index'
import { readChoices } from 'recipe-reading/reading/read-choices'
import { readLine } from 'recipe-reading/reading/read-line'

/**
 * The words by which a line names the food that a term stands in: “rice vinegar” for rice, “vegan butter” for vegan. What the table
 * names comes first, then what the line is about. A term that is a food itself stays.
 */
export function nameInLine(line: string, term: string): string {
  const holds = (name: string) => isWithin(term, name)
  const inTable = readLine(line).foods.map((food) => food.term)
  return (
    inTable.find(holds) ?? readChoices(line, undefined).foods.find(({ name }) => holds(name))?.name ?? term
  )
}

function isWithin(term: string, name: string): boolean {
  const [wanted, words] = [singulars(term), singulars(name)]
  return words.some((_, at) => wanted.every((word, place) => words[at + place] === word))
}

const singulars = (text: string) => wordsOfTerm(text).map((word) => singularOf(word.text))
