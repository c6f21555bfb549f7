import type { ColumnType, Generated, RawBuilder } from 'kysely'
import type { EQUIPMENT_FIELDS } from '#domain/equipment/fields.ts'
import type { PictureFormat } from '#domain/picture.ts'
import type { POST_FIELDS } from '#domain/post/fields.ts'
import type { RECIPE_FIELDS } from '#domain/recipe/fields.ts'
import type { NUTRITION_FACTS } from '#domain/recipe/nutrition-facts.ts'
import type { ColumnsOf } from './field-columns.ts'

/**
 * Row types, column for column. Both engines store the same plain values: ids and instants as text
 * (ISO 8601, UTC), flags as 0 or 1, lists as JSON text. Names are those of spec.md section 3.
 */
export interface Schema {
  content_version: { id: 1; version: number }
  /** How often content has changed, for open screens and for the samples, and the lock of changes. Postgres answers text. */
  counters: { name: 'live' | 'stored' | 'order'; value: ColumnType<number | string, number, number> }

  recipes: ColumnsOf<typeof RECIPE_FIELDS> & {
    id: string
    /** Grows with `created_at`: newest first is greatest first. Made by recipe-numbers.ts; Postgres answers it as text. */
    number: ColumnType<number | string, number | RawBuilder<number>, never>
    slug: string
    status: 'draft' | 'published'
    created_at: string
    updated_at: string
    /** `fold(name)`, and the same followed by the folded description: what search looks through. */
    search_name: string
    search_text: string
    /** `fold(author_name)`, empty without one. */
    search_author: string
    /** The dietary restrictions once more, as the bits of diet-set.ts. */
    diets: number
    /** The DIET_RULES that its labels were judged by. */
    diet_rules: number
  }
  /** The words of public recipes, each under the spellings of domain/spelling.ts. Some may have left the content. */
  spellings: { spelling: string; word: string }
  /** The labels that readers see, and who gave them. */
  recipe_dietary_restrictions: {
    recipe_id: string
    dietary_restriction: string
    given_by: ColumnType<'software' | 'chef', 'software' | 'chef', never>
  }
  /** What the chef decided about labels. `lines` is a JSON list of texts. */
  recipe_label_decisions: {
    recipe_id: string
    dietary_restriction: string
    answer: 'yes' | 'off'
    reason: string | null
    decided_at: string
    lines: string
  }
  /** Labels that new rules removed, the verdict, and the deciding line: for the chef to read once. */
  lost_labels: {
    recipe_id: string
    dietary_restriction: string
    state: string
    line: string | null
    term: string | null
    lost_at: string
  }
  recipe_wellness_categories: { recipe_id: string; wellness_category: string }
  recipe_nutrition: ColumnsOf<typeof NUTRITION_FACTS> & { recipe_id: string }
  recipe_ingredients: {
    id: string
    recipe_id: string
    ingredient_text: string
    section: string | null
    order_index: number
  }
  recipe_instructions: {
    id: string
    recipe_id: string
    step_text: string
    step_url: string | null
    section: string | null
    step_number: number
  }
  /** The file a recipe came from, untouched, and what the importer said about it. Both are JSON text. */
  recipe_sources: { recipe_id: string; source_url: string | null; source: string; report: string }

  kitchen_equipment: ColumnsOf<typeof EQUIPMENT_FIELDS> & {
    id: string
    /** JSON list of { url, program, label? }. */
    affiliate_links: string
    created_at: string
    updated_at: string
  }

  blog_posts: ColumnsOf<typeof POST_FIELDS> & {
    id: string
    slug: string
    status: 'draft' | 'published'
    created_at: string
    updated_at: string
    author_id: string | null
  }

  /** Addresses that were once a recipe's or a post's, so that old links redirect. */
  old_slugs: { kind: 'recipe' | 'post'; slug: string; target_id: string }

  /** What a thing was before a change: JSON text whose shape belongs to the kind. */
  versions: {
    id: string
    kind: 'recipe' | 'equipment' | 'post'
    target_id: string
    /** Counts the changes of one thing, from 1. */
    number: number
    /** What the thing was called. */
    name: string
    snapshot: string
    /** When this state was saved, and when a change replaced it. */
    saved_at: string
    created_at: string
    /** Who replaced it. */
    author_id: string | null
    /** 1 when the change took the thing away. */
    deleted: 0 | 1
  }

  users: {
    id: string
    email: string
    password_hash: string
    is_admin: 0 | 1
    created_at: string
  }
  /** One signed-in device: the tokens that followed one another since its sign-in. It ends by being deleted. */
  session_families: {
    id: string
    user_id: string
    /** What its browser calls itself, in words. */
    device: string
    created_at: string
    last_used_at: string
    expires_at: string
  }
  /** SHA-256 of the opaque tokens of spec.md's Session; the tokens themselves are never stored. */
  session_tokens: {
    token_hash: string
    family_id: string
    kind: 'access' | 'refresh'
    created_at: string
    used_at: string | null
    expires_at: string
  }
  /** Keys that this site made for itself, base64url. */
  secrets: { name: string; value: string; created_at: string }
  /** Wrong guesses in a row, by account, device or network address. */
  sign_in_limits: { key: string; failures: number; blocked_until: string; updated_at: string }
  /** What may be used once: set-up links, half sign-ins, questions put to passkeys. `data` is JSON text. */
  one_time_tokens: {
    token_hash: string
    kind: 'set-up' | 'second-factor' | 'passkey-question'
    user_id: string | null
    data: string | null
    created_at: string
    expires_at: string
  }
  /** Not asked for until it is confirmed. A code counts once: `last_step` is the newest 30 seconds used. */
  totp_secrets: { user_id: string; secret: string; confirmed_at: string | null; last_step: number }
  recovery_codes: { user_id: string; code_hash: string; created_at: string }
  passkeys: {
    id: string
    user_id: string
    name: string
    /** COSE key, base64url. */
    public_key: string
    counter: number
    /** JSON list of texts. */
    transports: string
    created_at: string
    last_used_at: string | null
  }

  /** Uploaded files under review. JSON lists of texts, and of what was refused and why. */
  imports: {
    id: string
    user_id: string
    kind: 'recipes' | 'equipment'
    /** `parsing` and `saving` are work under way, which the next start continues if this one is cut short. */
    status: 'parsing' | 'ready' | 'saving'
    created_at: string
    file_names: string
    problems: string
    /** JSON: how the work under way is to save. */
    saving: string | null
    /** Who does the work under way. */
    reader: string | null
    /** How often the work was begun and ended without a word: with the process, say. */
    attempts: Generated<number>
    /** The file that is being read, by its place from 0 on; known from the second attempt on. */
    reading: Generated<number | null>
    /** JSON list of files that are left out, and why. */
    refused: Generated<string>
  }
  /** The files themselves, until they are read. */
  import_files: { import_id: string; position: number; name: string; content: Uint8Array }
  /** What was found in them, by its place from 1 on. */
  import_items: {
    import_id: string
    position: number
    file_name: string
    name: string
    search_name: string
    source_url: string | null
    needs_look: 0 | 1
    outcome: 'waiting' | 'saved' | 'discarded'
    saved_id: string | null
  }
  /** JSON: what would be stored, a form as typed where it cannot be stored, and where all of it comes from. */
  import_contents: {
    import_id: string
    position: number
    fields: string
    typed: string | null
    /** What the chef has decided about its labels. */
    decisions: string | null
    origin: string
  }

  /** Pictures that were uploaded. The hash is the SHA-256 of the file as it came, which itself is not kept. */
  media: {
    hash: string
    /** Of the largest variant. */
    width: number
    height: number
    alt_text: string
    /** What the file was called where it came from: shown to the chef, used for nothing. */
    file_name: string
    byte_size: number
    created_at: string
    uploaded_by: string | null
  }
  media_variants: { hash: string; format: PictureFormat; width: number; content: Uint8Array }
}
