/** Longer ones are rare, and would fill the memory. */
const MAX_LENGTH = 2_000
/** The lines, steps and sentences of a recipe at its limits, and their characters in the ways in which they are cut. */
const MOST_TEXTS = 1_200
const MOST_CHARACTERS = 250_000
const MAX_DATA_LENGTH = 20_000

/**
 * A reading of texts that keeps its newest answers, for as many texts as a recipe may have: one recipe is read for its labels, its
 * figures, its plate and for the gut, and each asks for the same lines. Answers are shared, so nobody may change them.
 */
export function rememberTexts<Answer extends object>(
  read: (text: string) => Answer,
): (text: string) => Answer {
  const answers = new Map<string, Answer>()
  let characters = 0
  return (text) => {
    const known = answers.get(text)
    if (known) return known
    const answer = read(text)
    if (text.length > MAX_LENGTH) return answer
    characters += text.length
    if (answers.size >= MOST_TEXTS || characters > MOST_CHARACTERS) {
      answers.clear()
      characters = text.length
    }
    answers.set(text, answer)
    return answer
  }
}

/** The same for a reading of several texts or other data, which are told apart by their JSON; some of the last `most` are kept. */
export function rememberFields<Fields, Answer extends object>(
  read: (fields: Fields) => Answer,
  most: number,
): (fields: Fields) => Answer {
  const answers = new Map<string, Answer>()
  return (fields) => findOrRead(answers, JSON.stringify(fields), most, MAX_DATA_LENGTH, () => read(fields))
}

function findOrRead<Answer extends object>(
  answers: Map<string, Answer>,
  key: string,
  most: number,
  maxLength: number,
  read: () => Answer,
): Answer {
  const known = answers.get(key)
  if (known) return known
  const answer = read()
  if (answers.size >= most) answers.clear()
  if (key.length <= maxLength) answers.set(key, answer)
  return answer
}
