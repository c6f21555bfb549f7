import { sql } from 'kysely'
import { type Database, engineOf } from './database.ts'
import * as content from './migrations/0001-content.ts'
import * as recipeSearch from './migrations/0002-recipe-search.ts'
import * as sessions from './migrations/0003-sessions.ts'
import * as signIn from './migrations/0004-sign-in.ts'
import * as versions from './migrations/0005-versions.ts'
import * as media from './migrations/0006-media.ts'
import * as imports from './migrations/0007-imports.ts'
import * as passkeyCounter from './migrations/0008-passkey-counter.ts'
import * as importReader from './migrations/0009-import-reader.ts'
import * as newestFirst from './migrations/0010-newest-first.ts'
import * as labelDecisions from './migrations/0011-label-decisions.ts'
import * as counters from './migrations/0012-counters.ts'
import * as importAttempts from './migrations/0013-import-attempts.ts'
import * as cuisine from './migrations/0014-cuisine.ts'
import * as settings from './migrations/0015-settings.ts'
import * as people from './migrations/0016-people.ts'
import * as samples from './migrations/0017-samples.ts'
import * as priceDay from './migrations/0018-price-day.ts'
import * as publishDates from './migrations/0019-publish-dates.ts'
import * as logoIcons from './migrations/0020-logo-icons.ts'
import * as previewLinks from './migrations/0021-preview-links.ts'
import * as equipmentUsed from './migrations/0022-equipment-used.ts'
import * as previewLinkMakers from './migrations/0023-preview-link-makers.ts'
import * as versionsByMoment from './migrations/0024-versions-by-moment.ts'
import * as equipmentSlugs from './migrations/0025-equipment-slugs.ts'
import * as sharePictures from './migrations/0026-share-pictures.ts'
import * as linkedPictures from './migrations/0027-linked-pictures.ts'
import * as redirects from './migrations/0028-redirects.ts'
import * as searchFurther from './migrations/0029-search-further.ts'
import * as redirectImports from './migrations/0030-redirect-imports.ts'
import * as shopLinks from './migrations/0031-shop-links.ts'
import * as recipeLists from './migrations/0032-recipe-lists.ts'
import * as foodCorrections from './migrations/0033-food-corrections.ts'
import * as computedNutrition from './migrations/0034-computed-nutrition.ts'
import * as dishes from './migrations/0035-dishes.ts'
import * as sampleEquipment from './migrations/0037-sample-equipment.ts'
import * as drawnAs from './migrations/0038-drawn-as.ts'
import * as trash from './migrations/0039-trash.ts'
import * as backups from './migrations/0040-backups.ts'
import * as gut from './migrations/0042-gut.ts'
import * as guidePages from './migrations/0044-guide-pages.ts'
import * as lowEnergy from './migrations/0046-low-energy.ts'
import * as restoring from './migrations/0047-restoring.ts'
import * as softerVersions from './migrations/0048-softer-versions.ts'
import * as checkedRecipes from './migrations/0049-checked-recipes.ts'
import * as rereading from './migrations/0051-rereading.ts'
import * as importUndo from './migrations/0052-import-undo.ts'
import * as freeFrom from './migrations/0053-free-from.ts'
import { withStartLock } from './start-lock.ts'

type Migration = { up(db: Database, engine: 'sqlite' | 'postgres'): Promise<void> }

const migrations: Record<string, Migration> = {
  '0001-content': content,
  '0002-recipe-search': recipeSearch,
  '0003-sessions': sessions,
  '0004-sign-in': signIn,
  '0005-versions': versions,
  '0006-media': media,
  '0007-imports': imports,
  '0008-passkey-counter': passkeyCounter,
  '0009-import-reader': importReader,
  '0010-newest-first': newestFirst,
  '0011-label-decisions': labelDecisions,
  '0012-counters': counters,
  '0013-import-attempts': importAttempts,
  '0014-cuisine': cuisine,
  '0015-settings': settings,
  '0016-people': people,
  '0017-samples': samples,
  '0018-price-day': priceDay,
  '0019-publish-dates': publishDates,
  '0020-logo-icons': logoIcons,
  '0021-preview-links': previewLinks,
  '0022-equipment-used': equipmentUsed,
  '0023-preview-link-makers': previewLinkMakers,
  '0024-versions-by-moment': versionsByMoment,
  '0025-equipment-slugs': equipmentSlugs,
  '0026-share-pictures': sharePictures,
  '0027-linked-pictures': linkedPictures,
  '0028-redirects': redirects,
  '0029-search-further': searchFurther,
  '0030-redirect-imports': redirectImports,
  '0031-shop-links': shopLinks,
  '0032-recipe-lists': recipeLists,
  '0033-food-corrections': foodCorrections,
  '0034-computed-nutrition': computedNutrition,
  '0035-dishes': dishes,
  '0037-sample-equipment': sampleEquipment,
  '0038-drawn-as': drawnAs,
  '0039-trash': trash,
  '0040-backups': backups,
  '0042-gut': gut,
  '0044-guide-pages': guidePages,
  '0046-low-energy': lowEnergy,
  '0047-restoring': restoring,
  '0048-softer-versions': softerVersions,
  '0049-checked-recipes': checkedRecipes,
  '0051-rereading': rereading,
  '0052-import-undo': importUndo,
  '0053-free-from': freeFrom,
}

/** The names of all migrations, in their order. */
export const MIGRATIONS: readonly string[] = Object.keys(migrations)

/** Whether a database that holds something has not had all migrations. */
export async function needsMigration(db: Database): Promise<boolean> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'migrations')) return false
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  return rows.length > 0 && MIGRATIONS.some((name) => !rows.some((row) => row.name === name))
}

/**
 * Brings the database to the newest schema, or no further than to the migrations `only`. Each migration is all or nothing, and of processes that start at once one
 * applies it. Throws the first failure; safe to run at every start.
 */
export async function migrate(
  db: Database,
  { only = MIGRATIONS }: { only?: readonly string[] } = {},
): Promise<void> {
  const engine = engineOf(db)
  // Under the lock, too: in Postgres, two that make one table at once collide in spite of `if not exists`.
  await withStartLock(db, async (db) =>
    sql`create table if not exists migrations (name text primary key, applied_at text not null)`.execute(db),
  )
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  const applied = new Set(rows.map((row) => row.name))
  for (const [name, migration] of Object.entries(migrations)) {
    if (applied.has(name) || !only.includes(name)) continue
    await withStartLock(db, async (db) => {
      // Another process may have been faster since we looked.
      const claimed =
        await sql`insert into migrations (name, applied_at) values (${name}, ${new Date().toISOString()})
        on conflict do nothing returning name`.execute(db)
      if (claimed.rows.length > 0) await migration.up(db, engine)
    })
  }
}
