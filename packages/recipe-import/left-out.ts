import { IMPORTED_FIELDS } from 'recipe-basics/recipe/fields'
import * as keysByField from './keys.ts'
import { commentsOfAuthor, isNote } from './notes.ts'
import { factsBeside } from './nutrition-beside.ts'
import { toLine } from './plain-text.ts'
import { isBlank, isObject, plainKey, property, toList } from './published-object.ts'
import { isPart } from './recipe-parts.ts'

/** What recipes are published with and this site has no place for, where its key does not say it in words. */
const NAMES: Record<string, string> = {
  aggregaterating: 'Rating',
  review: 'Reviews',
  comment: 'Comments',
  tool: 'Tools',
  estimatedcost: 'Cost',
  ispartof: 'Collection',
  commentcount: 'Number of comments',
  credittext: 'Credit',
}

const READ_KEYS = Object.values(keysByField).flatMap((keys) =>
  Array.isArray(keys) ? keys : Object.values(keys).flat(),
)
/** What is read, and what only programs need: marks, moments and numbers of the place that a recipe comes from. */
const NOT_LEFT_OUT = new Set(
  [
    ...READ_KEYS,
    ...IMPORTED_FIELDS,
    ...['type', 'context', 'id', 'slug', 'uuid', 'uid', 'hash', 'version', 'settings', 'extras'],
    ...[
      'mainEntity',
      'isAccessibleForFree',
      'inLanguage',
      'language',
      'photo',
      'photoData',
      'photoHash',
      'photos',
      'localImage',
    ],
    ...['created', 'updated', 'modified', 'published', 'lastMade', 'potentialAction', 'thumbnail'],
  ].map(plainKey),
)
const NOTES = new Set(keysByField.NOTES_KEYS.map(plainKey))
/** Where an address is read, and what else it may be is not: "Grandma’s book". */
const SOURCES = new Set(['source', 'recipesource'])
const TECHNICAL = /^[@$_]|(?:Id|At|_id|_at)$|^date/
const BEST = ['contentUrl', 'ratingValue']
const WORDS = ['name', 'title', 'text', 'reviewBody', 'description', 'url']
const MOST_SHOWN = 500
/** With the markup, which is not shown. */
const MOST_READ = 2_000
const MOST_ITEMS = 20
const MOST_KEYS = 60
const DEPTH = 4

/** What a published recipe holds that is not stored: its name in words, and the beginning of what it says. */
export function listLeftOut(source: unknown): { name: string; value: string }[] {
  if (!isObject(source)) return []
  const hasStory = !isBlank(property(source, 'story'))
  const facts = factsBeside(source) ?? {}
  const left = Object.entries(source).flatMap(([key, value]) => {
    if (Object.hasOwn(facts, key)) return []
    if (isRead(plainKey(key), value, hasStory) || TECHNICAL.test(key)) return []
    const read = new Set(isComments(key) && !hasStory ? commentsOfAuthor(value) : [])
    const others = read.size > 0 ? toList(value).filter((entry) => !read.has(entry)) : value
    const text = cut(toShown(others, DEPTH))
    return text === '' ? [] : [{ name: NAMES[plainKey(key)] ?? inWords(key), value: text }]
  })
  return left.slice(0, MOST_KEYS)
}

const isComments = (key: string) => ['comment', 'comments'].includes(plainKey(key))

/** Whether a recipe is read for what stands under a key. Notes are where no story is told. */
function isRead(key: string, value: unknown, hasStory: boolean): boolean {
  if (NOTES.has(key)) return !hasStory && isNote(value)
  if (SOURCES.has(key) && typeof value === 'string') return /^(?:https?:|\/\/|www\.)/i.test(value.trim())
  if (key === 'haspart') return toList(value).every(isPart)
  return NOT_LEFT_OUT.has(key)
}

/** Whether an entry of a list says something in words, beside marks and numbers. */
export const hasWords = (entry: unknown): boolean =>
  listLeftOut(entry).some(({ value }) => /\p{L}/u.test(value))

/** "cookingMethod" as "Cooking method". */
function inWords(key: string): string {
  const words = key
    .slice(0, 60)
    .replace(/(?<=[a-z])(?=[A-Z])|[_-]/g, ' ')
    .toLowerCase()
    .trim()
  return (words.charAt(0).toUpperCase() + words.slice(1)).toWellFormed()
}

/** What an eye wants of a value: its texts and numbers. */
function toShown(value: unknown, depth: number): string {
  if (typeof value === 'string') return cut(value)
  if (typeof value === 'number') return value === 0 ? '' : String(value)
  if (typeof value !== 'object' || value === null || depth === 0) return ''
  if (Array.isArray(value)) return join(toList(value), ', ', depth)
  const own = new Map(Object.entries(value))
  const best = BEST.map((key) => own.get(key)).find((part) => part !== undefined)
  if (best !== undefined) return toShown(best, depth - 1)
  const words = WORDS.map((key) => own.get(key)).filter((part) => part !== undefined)
  return join(words, ': ', depth)
}

const join = (parts: unknown[], sign: string, depth: number): string =>
  parts
    .slice(0, MOST_ITEMS)
    .map((part) => toShown(part, depth - 1))
    .filter((text) => text !== '')
    .join(sign)

const cut = (text: string) => toLine(text.slice(0, MOST_READ)).slice(0, MOST_SHOWN).toWellFormed()
