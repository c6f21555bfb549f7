import type { Database } from '../database/database.ts'

/** Some 60 KB each. What is more is drawn anew when it is asked for. */
const MOST_KEPT = 5_000

/** The picture that stands for a page, as JPEG; undefined when none is kept, or one of another version. */
export async function findSharePicture(
  db: Database,
  page: string,
  version: string,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('share_pictures')
    .select('content')
    .where('page', '=', page)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.content
}

/** Keeps the picture in the place of an older one of the same page, and lets the oldest of all go when there are many. */
export async function keepSharePicture(
  db: Database,
  page: string,
  version: string,
  { content, now }: { content: Uint8Array; now: Date },
): Promise<void> {
  const picture = { version, content, drawn_at: now.toISOString() }
  await db
    .insertInto('share_pictures')
    .values({ page, ...picture })
    .onConflict((conflict) => conflict.column('page').doUpdateSet(picture))
    .execute()
  await db
    .deleteFrom('share_pictures')
    .where('page', 'in', (select) =>
      select
        .selectFrom('share_pictures')
        .select('page')
        .orderBy('drawn_at', 'desc')
        .orderBy('page', 'desc')
        .limit(100)
        .offset(MOST_KEPT),
    )
    .execute()
}
