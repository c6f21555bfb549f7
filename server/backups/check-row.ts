import { toOldPath } from '#domain/addresses/redirect.ts'
import { isWebAddress } from 'recipe-basics/text/web-address'
import type { Column } from '../data/backups/columns.ts'
import { toEmailAddress } from '#domain/people/email-address.ts'
import { toTarget } from '../redirects/redirect-target.ts'

/** A path is that of any site. */
const ANY_SITE = new URL('https://site.invalid')
/** As those that software makes, with room for a number behind. */
const SLUG = /^[\p{L}\p{M}\p{N}-]{1,120}$/u
const HASH = /^[0-9a-f]{64}$/
/** Columns that hold JSON: of any kind, as one thing, or as a list, where what reads them relies on that. */
const JSON_COLUMNS: Record<string, { any?: string[]; things?: string[]; lists?: string[] }> = {
  settings: { things: ['fields'], lists: ['samples'] },
  recipes: { things: ['softer', 'languages'], lists: ['keywords', 'equipment', 'foods'] },
  recipe_nutrition: { any: ['given'] },
  recipe_instructions: { lists: ['undone_links'] },
  recipe_label_decisions: { lists: ['lines'] },
  recipe_sources: { any: ['source'], lists: ['report'] },
  food_corrections: { lists: ['labels'] },
  food_correction_recipes: { lists: ['may_give', 'took'] },
  blog_posts: { lists: ['shows'] },
  guide_pages: { things: ['words'] },
  kitchen_equipment: { lists: ['features', 'pros', 'cons', 'affiliate_links'] },
  versions: { things: ['snapshot'] },
  preview_links: { things: ['snapshot'] },
  passkeys: { lists: ['transports'] },
  redirect_imports: { lists: ['changes'] },
  imports: { any: ['saving'], lists: ['file_names', 'problems', 'refused'] },
  import_contents: { any: ['typed', 'origin', 'decisions'], things: ['fields'] },
}
/** Columns that are addresses on pages. */
const ADDRESSES = new Set(['image_url', 'step_url', 'featured_image_url'])
const FLAGS = new Set([
  'is_admin',
  'is_editor',
  'deleted',
  'needs_look',
  'is_hidden',
  'waiting',
  'foods_complete',
  'is_off',
])

/**
 * Why a value cannot stand in a column: the rest of a sentence; undefined when it can. What strangers wrote is held against
 * the rules of forms, too; what this site wrote comes back as it was.
 */
export function findBadValue(
  table: string,
  column: Column,
  value: unknown,
  { isOwn }: { isOwn: boolean },
): string | undefined {
  const { name, kind, isNullable } = column
  if (value === null) return isNullable ? undefined : 'is missing'
  if (kind === 'text') {
    if (typeof value !== 'string') return 'is no text'
    return findBadText(value) ?? (isOwn ? undefined : findStrangeText(table, name, value))
  }
  if (kind === 'bytes') return typeof value === 'string' && HASH.test(value) ? undefined : 'names no file'
  if (typeof value !== 'number') return 'is no number'
  if (kind === 'whole' && !Number.isSafeInteger(value)) return 'is no whole number'
  return FLAGS.has(name) && value !== 0 && value !== 1 ? 'is neither yes nor no' : undefined
}

/** Postgres stores no NUL, and neither engine half of a surrogate pair. */
const findBadText = (text: string) =>
  text.includes('\0') || !text.isWellFormed() ? 'holds a character that no text has' : undefined

function findStrangeText(table: string, name: string, text: string): string | undefined {
  if (name === 'slug' && table !== 'old_slugs' && !SLUG.test(text)) return 'is no address'
  if (name.endsWith('_at') && !isMoment(text)) return 'is no moment'
  if (table === 'users' && name === 'email' && toEmailAddress(text) !== text)
    return 'is no address of an account'
  if (ADDRESSES.has(name) && text !== '' && !isWebAddress(text)) return 'is an address that no form takes'
  if (table === 'redirects' && findStrangeRedirect(name, text)) return 'is an address that no form takes'
  return findStrangeJson(table, name, text)
}

function findStrangeJson(table: string, name: string, text: string): string | undefined {
  const { any = [], things = [], lists = [] } = JSON_COLUMNS[table] ?? {}
  if (![...any, ...things, ...lists].includes(name)) return undefined
  // All texts of the recipe are English.
  if (name === 'languages' && text === '') return undefined
  const read = readJson(text)
  if (read === undefined) return 'is not JSON'
  if (things.includes(name) && !isThing(read)) return 'is no object'
  return lists.includes(name) && !isList(read) ? 'is no list' : undefined
}

const isThing = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: unknown) => Array.isArray(value) && !value.includes(null)

/** Written as this site writes them, so that they compare as texts. A screen could not show another. */
const isMoment = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && !Number.isNaN(Date.parse(text))

/** Whether a redirect leads from or to where nobody could have typed it: see server/redirects/redirect-target.ts. */
function findStrangeRedirect(name: string, text: string): boolean {
  if (name === 'path') return toOldPath(text) !== text
  return name === 'leads_to' && toTarget(text, ANY_SITE) !== text
}

/** What a text of JSON says; undefined for another. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
