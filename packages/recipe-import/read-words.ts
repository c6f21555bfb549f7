import { toWebAddress } from 'recipe-basics/text/web-address'
import { oneOf } from 'recipe-basics/text/one-of'
import { type Field, fromNames, splitList } from 'recipe-basics/fields/field'
import { IMPORTED_FIELDS, type ImportedField, RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
import { DIFFICULTIES, type Difficulty } from 'recipe-basics/recipe/choices'
import {
  AUTHOR_KEYS,
  CATEGORY_KEYS,
  CUISINE_KEYS,
  DESCRIPTION_KEYS,
  DIFFICULTY_KEYS,
  IMAGE_KEYS,
  KEYWORD_KEYS,
  NAME_KEYS,
  SOURCE_KEYS,
} from './keys.ts'
import { formatCount } from 'recipe-basics/text/format-number'
import { embeddedIn, isEmbedded } from './embedded-pictures.ts'
import { typesOf } from './find-recipes.ts'
import { noteMended } from './mojibake.ts'
import { toLine, toLines } from './plain-text.ts'
import { notesOf } from './notes.ts'
import { isBlank, isObject, property, textOf, toList, type PublishedObject } from './published-object.ts'
import type { Report } from './report.ts'

const { name: NAME, author_name: AUTHOR, keywords: KEYWORDS } = RECIPE_FIELDS
const MAX_NAMES = 1_000
/** What is left of a sign when a cut goes through it. */
const HALF_PAIR = /[\ud800-\udbff]$/

/** The recipe's name, or undefined when it has none. */
export function readName(recipe: PublishedObject, report: Report): string | undefined {
  const published = textOf(recipe.read(...NAME_KEYS), '@value', 'name')
  const name = published === undefined ? '' : shorten(toLine(published), NAME.most, 'name', report)
  if (name === '') return undefined
  report.text('name', published, name)
  return name
}

/** What a file says in its own words, by the fields that the table calls imported; null where it says nothing. */
export function readImported(recipe: PublishedObject, report: Report): Record<ImportedField, string | null> {
  return fromNames(IMPORTED_FIELDS, (name) => readText(recipe, name, RECIPE_FIELDS[name], report))
}

type TextField = Extract<Field, { kind: 'line' | 'prose' }>

function readText(recipe: PublishedObject, name: string, { kind, most }: TextField, report: Report) {
  // Mela calls the description a text; schema.org calls so all that a page says.
  const isTyped = typesOf(recipe.raw).length > 0
  const ofDescription = isTyped ? DESCRIPTION_KEYS.filter((key) => key !== 'text') : DESCRIPTION_KEYS
  const keys = name === 'description' ? ofDescription : [name]
  const published = textOf(recipe.read(...keys), '@value', 'text')
  if (name === 'story' && isBlank(published)) return readNotes(recipe, most, report)
  if (published === undefined || published.trim() === '') return null
  const tidied = kind === 'line' ? toLine(published) : toLines(published).join('\n')
  const text = shorten(tidied, most, name, report)
  if (text !== '') report.text(name, published, text)
  return text || null
}

/** Notes of a recipe: where no story is told, readers find them in its place. */
function readNotes(recipe: PublishedObject, most: number, report: Report): string | null {
  const notes = notesOf(recipe).flatMap((note) => toLines(note).join('\n') || [])
  if (notes.length === 0) return null
  const text = shorten([...new Set(notes)].join('\n\n'), most, 'story', report)
  report.note('story', 'guessed', 'These are the notes of the file. Readers see them below the method.', text)
  return text
}

/** The names of everyone the recipe is said to be by. */
export function readAuthor(recipe: PublishedObject, report: Report): string | null {
  const published = recipe.read(...AUTHOR_KEYS)
  // A small file may name one large author ten thousand times.
  const authors = new Set(toList(published).map((author) => recipe.resolve(author)))
  const texts = [...authors].flatMap((author) => textOf(author, 'name', '@value') ?? [])
  const names = texts.flatMap((text) => toLine(text) || [])
  const author = shorten([...new Set(names)].join(', '), AUTHOR.most, 'author_name', report)
  if (author) report.text('author_name', texts.length === 1 ? texts[0] : texts, author)
  else if (published !== undefined && published !== '')
    report.note('author_name', 'dropped', 'The file does not name the author.', published)
  return author || null
}

/** Keywords as published, cut at commas and semicolons, each once. */
export function readKeywords(recipe: PublishedObject, report: Report): string[] {
  const published = recipe.read(...KEYWORD_KEYS)
  const texts = textsOfTags(published)
  const words = texts
    .flatMap((text) => splitList(toLine(text)))
    .flatMap((word) => shorten(word.trim(), KEYWORDS.longest, 'keywords', report) || [])
  const unique = [...new Map(words.map((word) => [word.toLowerCase(), word])).values()]
  if (unique.length > KEYWORDS.most)
    report.note('keywords', 'changed', `Only the first ${KEYWORDS.most} keywords were imported.`)
  else if (unique.length > 0) report.note('keywords', 'kept', `${unique.length} found.`, published)
  noteMended('keywords', texts, report)
  return unique.slice(0, KEYWORDS.most)
}

/** WP Recipe Maker has a list of them for each kind. */
const textsOfTags = (published: unknown): string[] =>
  toList(published).flatMap((item) => {
    const text = textOf(item, 'name', '@value')
    if (text !== undefined || !isObject(item)) return text ?? []
    return Object.values(item).flatMap((tags) => (Array.isArray(tags) ? textsOf(tags) : []))
  })

const textsOf = (published: unknown): string[] =>
  toList(published).flatMap((item) => textOf(item, 'name', '@value') ?? [])

/** The categories as published, joined by commas. */
export const readCategoryText = (recipe: PublishedObject): string | null =>
  joinNames(recipe.read(...CATEGORY_KEYS))

/** The cuisines as published, joined by commas. */
export const readCuisineText = (recipe: PublishedObject): string | null =>
  joinNames(recipe.read(...CUISINE_KEYS) ?? property(recipe.read('tags'), 'cuisine'))

function joinNames(published: unknown): string | null {
  const names = textsOf(published)
    .flatMap((text) => toLine(text).split(','))
    .flatMap((name) => name.trim() || [])
  const text = [...new Set(names)].join(', ').slice(0, MAX_NAMES)
  return text.replace(HALF_PAIR, '') || null
}

/** The first picture whose address may stand on a page. A path is one on the page that published it. */
export function readImage(recipe: PublishedObject, report: Report): string | null {
  const published = recipe.read(...IMAGE_KEYS)
  const images = new Set(toList(published).map((image) => recipe.resolve(image)))
  const addresses = [...images].flatMap((image) => {
    const text = textOf(image, 'url', 'contentUrl', '@id', 'thumbnailUrl')
    return (!isEmbedded(text ?? '') && text?.trim().replace(/&(?:amp|#0?38);/g, '&')) || []
  })
  const base = readSourceUrl(recipe) ?? readAddress(recipe, ['isPartOf', 'publisher'])
  const inside = embeddedIn(recipe.raw).filter((picture) => 'base64' in picture).length
  if (inside > 0)
    report.note(
      'image_url',
      'dropped',
      `${formatCount(inside, 'picture')} inside the file could not be stored here.`,
    )
  for (const address of addresses) {
    const image = toAbsolute(address, base)
    if (image === undefined) continue
    if (image === address) report.note('image_url', 'kept', 'As in the file.', address)
    else report.note('image_url', 'changed', 'Completed to a full web address.', address)
    return image
  }
  if (addresses.length > 0) {
    report.note(
      'image_url',
      'dropped',
      base === null && addresses.some((address) => address.startsWith('/'))
        ? 'The address is only a path. The file does not say on which site.'
        : 'This is not a web address that begins with https:// or http://.',
      addresses[0],
    )
  }
  return null
}

/** The page that the recipe came from. */
export function readSourceUrl(recipe: PublishedObject): string | null {
  return readAddress(recipe, SOURCE_KEYS)
}

/** The first whole address under these keys. "//example.com" leaves out the protocol, "www.example.com" does so by habit. */
function readAddress(recipe: PublishedObject, keys: string[]): string | null {
  for (const key of keys) {
    const object = recipe.read(key)
    for (const part of ['@id', 'url', 'sourceRecipeUrl']) {
      const text = textOf(object, part)?.trim() ?? ''
      const address = text.replace(/^(?:\/\/(?=[^/])|(?=www\.))/i, 'https://')
      if (/^https?:/i.test(address) && toWebAddress(address)) return address
    }
  }
  return null
}

const DIFFICULTY_WORDS: Record<Difficulty, RegExp> = {
  easy: /^(very easy|super easy|easy|simple|beginner|einfach|leicht|simpel|facile|très facile|f[áa]cil|muy f[áa]cil|makkelijk|eenvoudig|enkel|latwe|łatwe|łatwy|snadné|könnyű)$/,
  medium:
    /^(medium|moderate|intermediate|average|normal|mittel|mittelschwer|moyen|moyenne|media|medio|medel|gemiddeld|[śs]redni[ey]?|közepes|střední)$/,
  hard: /^(hard|difficult|advanced|expert|challenging|schwer|anspruchsvoll|difficile|dif[ií]cil|moeilijk|sv[åa]r|trudn[ey]|nehéz|těžké)$/,
}

/** How hard the recipe is, by our word or by one that surely means it. */
export function readDifficulty(recipe: PublishedObject, report: Report): Difficulty | null {
  const published = textOf(recipe.read(...DIFFICULTY_KEYS), 'name', '@value')
  if (published === undefined || published.trim() === '') return null
  const word = toLine(published).toLowerCase()
  const same = oneOf(DIFFICULTIES, word)
  const meant = same ?? DIFFICULTIES.find((difficulty) => DIFFICULTY_WORDS[difficulty].test(word))
  if (same) report.note('difficulty', 'kept', 'As in the file.', published)
  else if (meant) report.note('difficulty', 'guessed', `Read as ${meant}.`, published)
  else report.note('difficulty', 'dropped', 'This is not easy, medium or hard.', published)
  return meant ?? null
}

/** `text`, cut at `limit` characters; the report says so when that takes something away. */
export function shorten(text: string, limit: number, field: string, report: Report): string {
  if (text.length <= limit) return text
  const short = text.slice(0, limit).replace(HALF_PAIR, '')
  report.note(field, 'changed', `Cut after ${limit} characters.`, text)
  return short
}

function toAbsolute(address: string, base: string | null): string | undefined {
  if (/^https?:/i.test(address)) return toWebAddress(encodeSpaces(address))
  if (address.startsWith('//')) return toWebAddress(`https:${address}`)
  const isPath = /[/.]/.test(address) && !/^[a-z][a-z0-9+.-]*:/i.test(address)
  if (!isPath || base === null) return undefined
  const url = URL.parse(address, base)
  return url ? toWebAddress(url.href) : undefined
}

const encodeSpaces = (address: string) => address.replaceAll(' ', '%20')
