import { pick } from 'recipe-basics/fields/field'
import { shownEmail } from '#domain/settings/frame-words.ts'
import { dayIn } from '#domain/publishing/time-zone.ts'
import type { SiteContext } from '#server/context.ts'
import type { PrivacyPageData } from './privacy-page.tsx'

/** What the privacy page says of this site. spec.md section 2: the last-updated date equals today. */
export function loadPrivacyPage({ now, words }: Pick<SiteContext, 'now' | 'words'>): PrivacyPageData {
  return {
    today: dayIn(words.time_zone, now.toISOString()),
    email: shownEmail(words),
    words: pick(['controller_name', 'controller_address', 'privacy_additions', 'link_check'], words),
  }
}
