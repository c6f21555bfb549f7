/** Longer ones are rare, and would fill the memory. */
const MAX_LENGTH = 2_000
const MAX_DATA_LENGTH = 20_000

/**
 * A reading of texts that keeps its newest answers, some of the last `most`: one recipe is read for its labels, its figures,
 * its plate and for the gut, and each asks for the same lines. Answers are shared, so nobody may change them.
 */
export function rememberTexts<Answer extends object>(
  read: (text: string) => Answer,
  most: number,
): (text: string) => Answer {
  const answers = new Map<string, Answer>()
  return (text) => findOrRead(answers, text, most, MAX_LENGTH, () => read(text))
}

/** The same for a reading of several texts or other data, which are told apart by their JSON. */
export function rememberFields<Fields, Answer extends object>(
  read: (fields: Fields) => Answer,
  most: number,
): (fields: Fields) => Answer {
  const answers = new Map<string, Answer>()
  return (fields) => findOrRead(answers, JSON.stringify(fields), most, MAX_DATA_LENGTH, () => read(fields))
}

/**
 * The same for a reading of data in the light of something else, told apart by identity:
 * answers for another one are forgotten.
 */
export function rememberData<Data, Light, Answer extends object>(
  read: (data: Data, light: Light) => Answer,
  most: number,
): (data: Data, light: Light) => Answer {
  const answers = new Map<string, Answer>()
  let last: Light | undefined
  return (data, light) => {
    if (light !== last) answers.clear()
    last = light
    return findOrRead(answers, JSON.stringify(data), most, MAX_DATA_LENGTH, () => read(data, light))
  }
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
