import type { ColumnType, Generated } from 'kysely'
import type { PreviewKind } from '#domain/publishing/preview.ts'
import type { EquipmentTables } from './equipment.ts'
import type { ImportTables } from './imports.ts'
import type { JobTables } from './jobs.ts'
import type { FoodTables } from './foods.ts'
import type { GuideTables } from './guide.ts'
import type { LinkTables } from './links.ts'
import type { MediaTables } from './media.ts'
import type { PeopleTables } from './people.ts'
import type { PostTables } from './posts.ts'
import type { RecipeTables } from './recipes.ts'
import type { RedirectTables } from './redirects.ts'
import type { SampleTables } from './samples.ts'
import type { SettingsTables } from './settings.ts'

/**
 * Row types, column for column: the tables that the folders share, and those of each folder. Both engines store the same
 * plain values: ids and instants as text (ISO 8601, UTC), flags as 0 or 1, lists as JSON text. Names are those of
 * spec.md section 3.
 */
export interface Schema
  extends
    RecipeTables,
    EquipmentTables,
    PostTables,
    MediaTables,
    PeopleTables,
    ImportTables,
    JobTables,
    LinkTables,
    FoodTables,
    GuideTables,
    RedirectTables,
    SampleTables,
    SettingsTables {
  /** Why the last backup was not made; no row when it was. */
  backup_problems: { id: number; problem: string; since: string }

  /** What was in the second place of backups when the site last looked; no row before that. */
  second_place: {
    id: number
    looked_at: string
    backups: number
    newest_at: string | null
    missing: number
    unreadable: number
  }

  /** Who restores a backup, and how long saves wait for it at most. */
  restoring: { id: number; owner: string; until: string }

  content_version: { id: 1; version: number }

  /** How often content has changed, for open screens and for the samples, and the lock of changes. Postgres answers text. */
  counters: { name: 'live' | 'stored' | 'order'; value: ColumnType<number | string, number, number> }

  /** Addresses that were once a recipe's or a post's, so that old links redirect. */
  old_slugs: { kind: 'recipe' | 'equipment' | 'post'; slug: string; target_id: string }

  /** What a thing was before a change: JSON text whose shape belongs to the kind. */
  versions: {
    id: string
    kind: 'recipe' | 'equipment' | 'post' | 'settings' | 'guide'
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

  /** What search looks through of equipment and posts, drafts too, folded by FOLD_RULES: the name, and the name with the rest. */
  search_texts: {
    number: Generated<number | string>
    kind: 'post' | 'equipment'
    target_id: string
    search_name: string
    search_text: string
    fold_rules: number
  }

  /**
   * Links to things that need not be public, by the SHA-256 of their tokens. A link shows its snapshot, JSON text whose shape
   * belongs to the kind, or what is saved.
   */
  preview_links: {
    id: string
    token_hash: string
    kind: PreviewKind
    target_id: string
    note: string | null
    snapshot: string | null
    /** Null for those that were made before this was stored. */
    made_by: string | null
    created_at: string
    expires_at: string
  }

  /** Keys that this site made for itself, base64url. */
  secrets: { name: string; value: string; created_at: string }
}
