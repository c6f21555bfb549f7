import { NOTES_KEYS } from './keys.ts'
import {
  isObject,
  type PublishedObject,
  property,
  publishedObject,
  textOf,
  toList,
} from './published-object.ts'

/** RecipeSage keeps the notes of whoever wrote the recipe among the comments of its readers. */
const OF_THE_AUTHOR = /^author(?:[’']s)? notes?$/i

/** The notes of a published recipe, each with its title before it. */
export function notesOf(recipe: PublishedObject): string[] {
  const notes = NOTES_KEYS.flatMap((key) => toList(recipe.read(key)))
  const comments = toList(recipe.read('comment', 'comments')).filter(isOfAuthor)
  return [...notes.map(toText), ...comments.map((comment) => textOf(comment, 'text') ?? '')]
}

/** Whether a value says something as notes of a recipe. */
export const isNote = (value: unknown): boolean =>
  notesOf(publishedObject({ notes: value }, new Map())).some((note) => note.trim() !== '')

export const isOfAuthor = (comment: unknown): boolean =>
  OF_THE_AUTHOR.test(textOf(property(comment, 'name'))?.trim() ?? '')

function toText(note: unknown): string {
  const text = textOf(note, 'text', 'note', 'content', '@value') ?? ''
  const title = isObject(note) ? (textOf(property(note, 'title', 'name', 'heading'))?.trim() ?? '') : ''
  return title === '' || text.trim() === '' ? text || title : `${title}: ${text}`
}
