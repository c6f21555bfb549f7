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
  const comments = commentsOfAuthor(recipe.read('comment', 'comments'))
  return [...notes.map(toText), ...comments.map((comment) => textOf(comment, 'text') ?? '')]
}

/** Whether a value says something as notes of a recipe. */
export const isNote = (value: unknown): boolean =>
  notesOf(publishedObject({ notes: value }, new Map())).some((note) => note.trim() !== '')

/** The comments that are notes of whoever wrote the recipe: by their name, or the only one, which has no author, as in pages of Paprika. */
export function commentsOfAuthor(published: unknown): unknown[] {
  const comments = toList(published)
  return comments.filter((comment) => isOfAuthor(comment) || (comments.length === 1 && isUnsigned(comment)))
}

const isOfAuthor = (comment: unknown): boolean =>
  OF_THE_AUTHOR.test(textOf(property(comment, 'name'))?.trim() ?? '')

const isUnsigned = (comment: unknown): boolean =>
  typeof comment === 'string' || property(comment, 'author', 'creator', 'name', 'dateCreated') === undefined

function toText(note: unknown): string {
  const text = textOf(note, 'text', 'note', 'content', '@value') ?? ''
  const title = isObject(note) ? (textOf(property(note, 'title', 'name', 'heading'))?.trim() ?? '') : ''
  return title === '' || text.trim() === '' ? text || title : `${title}: ${text}`
}
