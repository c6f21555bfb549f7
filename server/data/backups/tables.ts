import type { Schema } from '../tables/schema.ts'

/**
 * How a backup holds a table: the columns that name a row, which its rows are sorted by; columns that are left out; and the
 * column of bytes, which lie beside the rows in an entry of their own.
 */
type Kept = { key: readonly string[]; without?: readonly string[]; bytes?: 'content' }

/** What no backup holds, and why. */
type LeftOut = string

const ONLY_HERE = 'signs people in, or counts wrong guesses, at this site alone'
const MADE_ANEW = 'made anew from other rows'
const COUNTS = 'counts changes of this database'

/**
 * Every table, parents before their children. A new one says here whether backups hold it; the compiler asks for it. What
 * is added to a kept table is held without a word.
 */
const TABLES: Record<keyof Schema, Kept | LeftOut> = {
  users: { key: ['id'] },
  totp_secrets: { key: ['user_id'] },
  recovery_codes: { key: ['user_id', 'code_hash'] },
  passkeys: { key: ['id'] },
  account_events: { key: ['id'] },
  sign_in_refusals: { key: ['day'] },
  settings: { key: ['id'] },
  media: { key: ['hash'] },
  media_variants: { key: ['hash', 'format', 'width'], bytes: 'content' },
  logo_icons: { key: ['hash', 'size'], bytes: 'content' },
  linked_pictures: { key: ['key'] },
  food_corrections: { key: ['id'] },
  recipes: { key: ['id'] },
  recipe_ingredients: { key: ['recipe_id', 'order_index'] },
  recipe_instructions: { key: ['recipe_id', 'step_number'] },
  recipe_nutrition: { key: ['recipe_id'] },
  recipe_dietary_restrictions: { key: ['recipe_id', 'dietary_restriction'] },
  recipe_label_decisions: { key: ['recipe_id', 'dietary_restriction'] },
  recipe_sources: { key: ['recipe_id'] },
  lost_labels: { key: ['recipe_id', 'dietary_restriction'] },
  food_correction_recipes: { key: ['correction_id', 'recipe_id'] },
  spellings: { key: ['spelling', 'word'] },
  kitchen_equipment: { key: ['id'] },
  blog_posts: { key: ['id'] },
  guide_pages: { key: ['slug'] },
  old_slugs: { key: ['kind', 'slug'] },
  search_texts: { key: ['kind', 'target_id'], without: ['number'] },
  versions: { key: ['id'] },
  preview_links: { key: ['id'] },
  redirects: { key: ['path'] },
  redirect_imports: { key: ['id'] },
  missing_paths: { key: ['path'] },
  shop_links: { key: ['key'] },
  samples: { key: ['target_id'] },
  imports: { key: ['id'], without: ['reader', 'attempts', 'reading'] },
  import_files: { key: ['import_id', 'position'], bytes: 'content' },
  import_items: { key: ['import_id', 'position'] },
  import_contents: { key: ['import_id', 'position'] },
  secrets: 'keys of this site, which sign its backups among other things',
  session_families: ONLY_HERE,
  session_tokens: ONLY_HERE,
  sign_in_limits: ONLY_HERE,
  one_time_tokens: ONLY_HERE,
  account_links: ONLY_HERE,
  share_pictures: MADE_ANEW,
  recipe_changes: MADE_ANEW,
  recipe_readings: MADE_ANEW,
  backup_problems: 'says how this site does',
  second_place: 'says how this site does',
  restoring: 'work of the processes of this site',
  jobs: 'work of the processes of this site',
  counters: COUNTS,
  content_version: COUNTS,
}

export type KeptTable = Kept & { name: keyof Schema }

const isTable = (name: string): name is keyof Schema => name in TABLES

/** The tables that a backup holds, parents before their children. */
export const KEPT_TABLES: readonly KeptTable[] = Object.entries(TABLES).flatMap(([name, kept]) =>
  typeof kept === 'string' || !isTable(name) ? [] : [{ ...kept, name }],
)

/** A row as it stands in a backup: plain values by column, and of bytes their SHA-256. */
export type BackupRow = Record<string, string | number | null>

/** A row as a database answers it: bytes as they are, and large whole numbers perhaps as text. */
export type ReadRow = Record<string, string | number | bigint | Uint8Array | null>
