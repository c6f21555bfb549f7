/** Longer ones are rare, and would fill the memory. */
const MAX_LENGTH = 2_000

/**
 * A reading of texts that keeps its newest answers, some of the last `most`: one recipe is read for its labels, its figures,
 * its plate and for the gut, and each asks for the same lines. Answers are shared, so nobody may change them.
 */
export function rememberTexts<Answer extends object>(
  read: (text: string) => Answer,
  most: number,
): (text: string) => Answer {
  const answers = new Map<string, Answer>()
  return (text) => {
    const known = answers.get(text)
    if (known) return known
    const answer = read(text)
    if (answers.size >= most) answers.clear()
    if (text.length <= MAX_LENGTH) answers.set(text, answer)
    return answer
  }
}
