import { NOTES_KEYS } from './keys.ts'
import { isObject, property, textOf, toList } from './published-object.ts'

/** RecipeSage keeps the notes of whoever wrote the recipe among the comments of its readers. */
const OF_THE_AUTHOR = /^author(?:[’']s)? notes?$/i

/** The notes of a published recipe, each with its title before it. */
export function notesOf(recipe: object): string[] {
  const notes = NOTES_KEYS.flatMap((key) => toList(property(recipe, key)))
  const comments = toList(property(recipe, 'comment', 'comments')).filter(isOfAuthor)
  return [...notes.map(toText), ...comments.map((comment) => textOf(comment, 'text') ?? '')]
}

export const isOfAuthor = (comment: unknown): boolean =>
  OF_THE_AUTHOR.test(textOf(property(comment, 'name'))?.trim() ?? '')

function toText(note: unknown): string {
  const text = textOf(note, 'text', 'note', 'content', '@value') ?? ''
  const title = isObject(note) ? (textOf(property(note, 'title', 'name', 'heading'))?.trim() ?? '') : ''
  return title === '' || text.trim() === '' ? text || title : `${title}: ${text}`
}
