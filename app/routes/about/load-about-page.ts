import { pick } from 'recipe-basics/fields/field'
import type { SiteContext } from '#server/context.ts'
import type { Database } from '#server/data/database/database.ts'
import { findShownPicture } from '#server/data/media/pictures.ts'
import { loadShownBlocks } from '#server/pages/post-cards.ts'
import type { AboutPageData } from './about-page.tsx'

/** What the About page shows: the chef, and her story with its cards. */
export async function loadAboutPage(
  db: Database,
  { now, words }: Pick<SiteContext, 'now' | 'words'>,
): Promise<AboutPageData> {
  return {
    words: pick(['chef_name', 'portrait_url', 'about_title', 'about_lead'], words),
    portraitAlt: (await findShownPicture(db, words.portrait_url)).alt,
    blocks: await loadShownBlocks(db, words.about_body ?? '', { now, words }),
  }
}
