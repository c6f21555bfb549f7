import type { Word } from '../food/word.ts'

/** A part of a line that stands before word `at` of the rest. */
export type Group = { words: Word[]; at: number }

/** "Flour. You can also use cornstarch." */
const SENTENCE_OFFERS = new Set(['you', 'i', 'we', 'or', 'alternatively', 'substitute', 'sub', 'swap', 'can'])

/** Takes the parentheses and the sentences that may offer another food out of a line. */
export function splitGroups(words: readonly Word[]): { main: Word[]; groups: Group[] } {
  const main: Word[] = []
  const groups: Group[] = []
  let group: Group | undefined
  for (const word of words) {
    for (const mark of word.breaks) {
      if (mark === '(' || mark === '[') groups.push((group ??= { words: [], at: main.length }))
      if (mark === ')' || mark === ']') group = undefined
    }
    if (/[.;]/.test(word.breaks) && SENTENCE_OFFERS.has(word.text)) {
      groups.push((group = { words: [], at: main.length }))
    }
    const breaks = word.breaks.replace(/[()[\]]/g, '')
    if (group) group.words.push({ text: word.text, breaks })
    else main.push({ text: word.text, breaks })
  }
  return { main, groups: [...new Set(groups)] }
}

/** The parts after commas and semicolons: "soy sauce, gluten-free if needed". */
export function trailingGroups(main: readonly Word[]): Group[] {
  const groups: Group[] = []
  main.forEach((word, at) => {
    if (at > 0 && /[,;]/.test(word.breaks)) groups.push({ words: [], at })
    groups.at(-1)?.words.push(word)
  })
  return groups
}

/** The parts of a line around "or" and "/"; a comma before them stays known as the break of the next part. */
export function splitPieces(words: readonly Word[]): Word[][] {
  const pieces: Word[][] = [[]]
  let comma = ''
  words.forEach((word, at) => {
    const isFraction = /^\d/.test(word.text) && /\d$/.test(words[at - 1]?.text ?? '')
    if (word.text === 'or' || (word.breaks.includes('/') && !isFraction)) {
      pieces.push([])
      comma = word.breaks.includes(',') ? ',' : ''
      if (word.text === 'or') return
    }
    const piece = pieces.at(-1)
    piece?.push(piece.length === 0 && pieces.length > 1 ? { text: word.text, breaks: comma } : word)
  })
  return pieces.map(withoutAnd).filter((piece) => piece.length > 0)
}

/** "and/or" is "or". */
function withoutAnd(piece: Word[]): Word[] {
  return piece.at(-1)?.text === 'and' ? piece.slice(0, -1) : piece
}
