/** A reading of an object that is made once for each: many lines of a recipe ask the same of its steps. Nobody may change an answer. */
export function memoize<Key extends object, Answer>(read: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new WeakMap<Key, { answer: Answer }>()
  return (key) => {
    const known = answers.get(key)
    if (known) return known.answer
    const answer = read(key)
    answers.set(key, { answer })
    return answer
  }
}

/** The same of an object and a text. */
export function memoizeByText<Key extends object, Answer>(
  read: (key: Key, text: string) => Answer,
): (key: Key, text: string) => Answer {
  const answersOf = memoize((_key: Key) => new Map<string, { answer: Answer }>())
  return (key, text) => {
    const answers = answersOf(key)
    let known = answers.get(text)
    if (!known) answers.set(text, (known = { answer: read(key, text) }))
    return known.answer
  }
}
