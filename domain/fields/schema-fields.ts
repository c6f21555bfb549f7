import { z } from 'zod'
import { cleanWhole, withoutStackedMarks } from 'recipe-basics/text/clean-text'
import { DEFAULT_CURRENCY } from './money.ts'
import { findProfession, sayProfession } from './checked-by.ts'
import { toMinutes } from 'recipe-basics/text/duration'
import { formatNumber } from 'recipe-basics/text/format-number'
import { parseTyped } from 'recipe-basics/text/number'
import { slugify } from '../addresses/slug.ts'
import { toWebAddress } from 'recipe-basics/text/web-address'

// The kinds of fields that recipes, equipment and posts are made of. `label` is the name that people see.
// What `meta` says of a field stands in the document of the JSON API.
// For the server only: zod does not enter a browser.

const MAX_ADDRESS = 2_000
const ADDRESS = 'A web address (http or https), or a path on this site.'
const MAX_SLUG = 200
/** Moments are compared as text, of four digits a year; the numbers of recipes are exact until 2242. */
const MOMENT_YEARS = [1970, 2199] as const

/** One line of text that must be there. */
export function requiredLine(label: string, max: number) {
  return z
    .string({ error: ({ input }) => `${label} ${input === undefined ? 'is required' : 'must be text'}` })
    .refine(canBeStored, cannotBeStored(label))
    .transform(toOneLine)
    .pipe(z.string().min(1, `${label} is required`).max(max, tooLong(label, max)))
    .meta({ minLength: 1, maxLength: max })
}

/** One line of text; null when it is empty or absent. */
export function optionalLine(label: string, max: number) {
  return textOf(label)
    .transform(toOneLine)
    .pipe(z.string().max(max, tooLong(label, max)))
    .nullish()
    .transform((text) => text || null)
    .meta({ maxLength: max })
}

/** The name of who checked something; null when it is empty or absent. A profession in it is refused. */
export function checkerName(label: string, max: number) {
  return optionalLine(label, max).superRefine((name, context) => {
    const profession = name && findProfession(name)
    if (profession) context.addIssue({ code: 'custom', message: sayProfession(label, profession) })
  })
}

/** Text that may have several lines; null when it is empty or absent. */
export function optionalProse(label: string, max: number) {
  return textOf(label)
    .transform((text) => cleanWhole(toLf(text)).trim())
    .pipe(z.string().max(max, tooLong(label, max)))
    .nullish()
    .transform((text) => text || null)
    .meta({ maxLength: max })
}

/** HTML that must be there, one block a line; it is sanitised where it is stored. */
export function requiredHtml(label: string, max: number) {
  return z
    .string({ error: ({ input }) => `${label} ${input === undefined ? 'is required' : 'must be text'}` })
    .refine(canBeStored, cannotBeStored(label))
    .transform((text) => withoutStackedMarks(toLf(text)).normalize('NFC').trim())
    .pipe(z.string().min(1, `${label} is required`).max(max, tooLong(label, max)))
    .meta({ minLength: 1, maxLength: max, description: 'HTML, one block a line. It is sanitised.' })
}

/** The same where nothing needs to be; null when it is empty or absent. */
export function optionalHtml(label: string, max: number) {
  return textOf(label)
    .transform((text) => withoutStackedMarks(toLf(text)).normalize('NFC').trim())
    .pipe(z.string().max(max, tooLong(label, max)))
    .nullish()
    .transform((text) => text || null)
    .meta({ maxLength: max, description: 'HTML, one block a line. It is sanitised.' })
}

type Range = { min: number; max: number; unit?: string; whole?: boolean }

/** A number from `min` to `max`, also written as text; null when it is empty or absent. */
export function optionalNumber(label: string, { min, max, unit, whole = false }: Range) {
  const units = unit ? ` ${unit}` : ''
  const range = `${label} must be from ${formatNumber(min)} to ${formatNumber(max)}${units}`
  return z
    .union([z.number(), z.string()], `${label} must be a number`)
    .nullish()
    .transform((value, context) => {
      const number = typeof value === 'string' ? readTyped(value) : (value ?? null)
      if (number === null) return null
      const message = problemOf(number)
      if (message === undefined) return number
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
    .meta({ minimum: min, maximum: max, ...(unit && { description: `In ${unit}.` }) })

  /** A time may be typed as people say it: "1 h 30". */
  function readTyped(text: string): number | null {
    const number = readNumber(text)
    return Number.isNaN(number) && unit === 'minutes' ? (toMinutes(text) ?? number) : number
  }

  function problemOf(number: number): string | undefined {
    if (Number.isNaN(number)) return `${label} must be a number`
    if (!(number >= min && number <= max) || Object.is(number, -0)) return range
    if (whole && !Number.isInteger(number))
      return `${label} must be a whole number${unit ? ` of ${unit}` : ''}`
    return undefined
  }
}

/** A web address or a path on this site; null when it is empty or absent. */
export function optionalAddress(label: string) {
  return textOf(label)
    .transform((text, context) => (text.trim() === '' ? null : toAddress(label, text, context)))
    .nullish()
    .transform((address) => address ?? null)
    .meta({ maxLength: MAX_ADDRESS, description: ADDRESS })
}

/** A web address or a path on this site, that must be there. */
export function requiredAddress(label: string) {
  return z
    .string(`${label} is required`)
    .trim()
    .min(1, { error: `${label} is required`, abort: true })
    .transform((text, context) => toAddress(label, text, context))
    .meta({ maxLength: MAX_ADDRESS, description: ADDRESS })
}

/** The last part of an address. Null when it is left empty: then it is made from the name. */
export function optionalSlug(label: string) {
  return optionalLine(label, MAX_SLUG)
    .transform((text, context) => {
      if (text === null) return null
      const slug = slugify(text)
      if (slug !== '') return slug
      context.addIssue({ code: 'custom', message: `${label} needs at least one letter or digit` })
      return z.NEVER
    })
    .meta({
      maxLength: MAX_SLUG,
      description: 'The last part of the address. Made from the name when it is left out.',
    })
}

/** A code of ISO 4217; ours without one. */
export function currencyCode(label: string) {
  return optionalLine(label, 20)
    .transform((code) => code?.toUpperCase() ?? DEFAULT_CURRENCY)
    .pipe(z.string().regex(/^[A-Z]{3}$/, `${label} must be a code of three letters, such as USD`))
}

/** A moment that names its zone, as ISO 8601 in UTC; null when it is empty or absent. */
export function optionalMoment(label: string) {
  const [first, last] = MOMENT_YEARS
  const message = `${label} must be a date and time from ${first} to ${last}, such as 2025-03-01T08:00:00Z`
  return z
    .union([z.iso.datetime({ offset: true, error: message }), z.literal('')], message)
    .nullish()
    .transform((text, context) => {
      if (!text) return null
      const date = new Date(text)
      const year = date.getUTCFullYear()
      if (year >= first && year <= last) return date.toISOString()
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
}

/** A day, as `2025-03-01`; null when it is empty or absent. */
export function optionalDay(label: string) {
  const message = `${label} must be a day, such as 2025-03-01`
  return z
    .union([z.iso.date(message), z.literal('')], message)
    .nullish()
    .transform((text) => text || null)
}

/** One of `items`. */
export const requiredChoice = <const Item extends string>(label: string, items: readonly Item[]) =>
  z.enum(items, `${label} must be ${items.join(' or ')}`)

/** One of `items`; null when nothing was chosen. */
export function optionalChoice<const Item extends string>(label: string, items: readonly Item[]) {
  return z
    .union([z.enum(items), z.literal('')], `${label} must be one of ${items.join(', ')}`)
    .nullish()
    .transform((item) => item || null)
}

/** Lines of text; empty ones are left out. */
export function lineList(label: string, { most, max }: { most: number; max: number }) {
  return z
    .array(optionalLine(label, max), `${label} must be a list`)
    .nullish()
    .transform((lines) => (lines ?? []).flatMap((line) => line ?? []))
    .pipe(z.array(z.string()).max(most, `${label} may have at most ${most} entries`))
}

/** A text without what a database cannot hold. */
const textOf = (label: string) => z.string(`${label} must be text`).refine(canBeStored, cannotBeStored(label))

// Postgres stores no NUL, and half a surrogate pair becomes another sign on its way into either database.
const canBeStored = (text: string) => !text.includes('\0') && text.isWellFormed()
const cannotBeStored = (label: string) => `${label} holds a character that cannot be stored`
const tooLong = (label: string, max: number) => `${label} may have at most ${formatNumber(max)} characters`

const toLf = (text: string) => text.replace(/\r\n?/g, '\n')
const toOneLine = (text: string) => cleanWhole(text).replace(/\s+/g, ' ').trim()

/** The number that a text is, with a point or a comma; null for an empty text, NaN for any other. */
const readNumber = (text: string): number | null => (text.trim() === '' ? null : parseTyped(text))

function toAddress(label: string, text: string, context: z.RefinementCtx): string {
  const typed = text.trim()
  const address = typed.length <= MAX_ADDRESS ? toWebAddress(typed) : undefined
  if (address !== undefined) return address
  context.addIssue({ code: 'custom', message: sayWrongAddress(label, typed) })
  return z.NEVER
}

/** An address that begins well is not asked to. */
function sayWrongAddress(label: string, typed: string): string {
  if (typed.length > MAX_ADDRESS) return tooLong(label, MAX_ADDRESS)
  if (/^https?:\/\/\S+\s/i.test(typed)) return `${label} must be a web address without spaces`
  return `${label} must be a web address that begins with https:// or http://`
}
