/** Words longer than this are no words that somebody mistypes. */
const MAX_LETTERS = 24
/** Consonants that tell words apart: with fewer, half the kitchen sounds alike. */
const MIN_CONSONANTS = 3

/** The words of a folded text, each once: runs of letters alone, three to 24 of them. */
export function wordsOf(folded: string): string[] {
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].filter((word) => /^\p{L}+$/u.test(word) && isWordLength([...word].length))
}

/**
 * The keys under which a folded word and its likely misspellings meet: itself, itself without any one of its letters,
 * and what it sounds like.
 */
export function spellingsOf(word: string): string[] {
  const letters = [...word]
  const shorter = letters.map((_, place) => letters.toSpliced(place, 1).join(''))
  const consonants = soundOf(word)
  return [...new Set([word, ...shorter, ...(consonants.length < MIN_CONSONANTS ? [] : [`~${consonants}`])])]
}

/** Those of `words` that may have been meant by a mistyped one, the nearest first; never the word itself. */
export function nearestWords(mistyped: string, words: Iterable<string>): string[] {
  const letters = [...mistyped].length
  const allowed = allowedErrors(letters)
  const sound = soundOf(mistyped)
  // With two consonants, "fryer" sounds like "free".
  const isAlike = (word: string) => sound.length >= MIN_CONSONANTS && soundOf(word) === sound
  // "Egs" lacks a letter; "bug" and "but" are two words.
  const isLong = letters > SHORTEST
  return [...new Set(words)]
    .map((word) => ({ word, errors: countErrors(mistyped, word) }))
    .filter(
      ({ word, errors }) =>
        errors > 0 && errors <= allowed + (isAlike(word) ? 1 : 0) && (isLong || [...word].length > letters),
    )
    .sort(
      (one, other) =>
        one.errors - other.errors ||
        startsOtherwise(one.word, mistyped) - startsOtherwise(other.word, mistyped) ||
        (one.word < other.word ? -1 : 1),
    )
    .map(({ word }) => word)
}

/**
 * How many letters were added, left out, taken for another, or swapped with their neighbour between two words (optimal
 * string alignment distance).
 */
export function countErrors(one: string, other: string): number {
  const [from, to] = [[...one], [...other]]
  let older: number[] = []
  let last = to.map((_, place) => place + 1)
  for (const [row, letter] of from.entries()) {
    const next: number[] = []
    for (const [column, wanted] of to.entries()) {
      const same = letter === wanted ? 0 : 1
      const replaced = (column === 0 ? row : (last[column - 1] ?? 0)) + same
      const added = (column === 0 ? row + 1 : (next[column - 1] ?? 0)) + 1
      const leftOut = (last[column] ?? 0) + 1
      const isSwap = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === wanted
      const swapped = isSwap ? (column === 1 ? row - 1 : (older[column - 2] ?? 0)) + 1 : Infinity
      next.push(Math.min(replaced, added, leftOut, swapped))
    }
    older = last
    last = next
  }
  return last.at(-1) ?? from.length
}

/** Of so few letters, none is taken for another. */
const SHORTEST = 3

/** Short words change their meaning with one letter, "rice" is no "ripe", and longer ones with two: "print" is no "bring". */
const allowedErrors = (letters: number) => (letters <= 5 ? 1 : letters <= 8 ? 2 : 3)

const isWordLength = (letters: number) => letters >= 3 && letters <= MAX_LETTERS

const startsOtherwise = (word: string, mistyped: string) => (word[0] === mistyped[0] ? 0 : 1)

/** Its consonants, those that sound alike as one: "zukini" and "zucchini" are both "skn". */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/[ckq]+/g, 'k')
    .replace(/z/g, 's')
    .replace(/[aeiouhy]/g, '')
    .replace(/(.)\1+/gu, '$1')
}
