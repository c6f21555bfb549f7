import { z } from 'zod'
import { findWrongAddressRule, findWrongShopTag } from '../affiliate/rules.ts'
import { findTimeZone } from '../time-zone.ts'
import { inputSchemas } from '../field-schema.ts'
import { SETTINGS } from './fields.ts'
import { findWrongLink, MOST_SITE_LINKS } from './links.ts'

const schemas = inputSchemas(SETTINGS)
const isMailAddress = (text: string | null) => text === null || z.email().safeParse(text).success

/** A text of lines. The first that `findWrong` finds is quoted, with what a line should be. */
const linesOf = (
  name: 'shop_tags' | 'affiliate_addresses' | 'elsewhere_links' | 'menu_links' | 'footer_links',
  findWrong: (text: string) => string | undefined,
  wanted: string,
) =>
  schemas[name].superRefine((text, context) => {
    const wrong = findWrong(text ?? '')
    if (wrong) context.addIssue(`${SETTINGS[name].label}: “${wrong.slice(0, 100)}” is not ${wanted}`)
  })

const A_LINK = `one of at most ${MOST_SITE_LINKS} lines, each with a name and an address, such as Blog /blog`
const A_PLACE = `one of at most ${MOST_SITE_LINKS} lines, each with an address, such as https://photos.example/mara`

/** The settings as their form sends them. */
export const SettingsSchema = z.object({
  ...schemas,
  contact_email: schemas.contact_email.refine(
    isMailAddress,
    `${SETTINGS.contact_email.label} must look like name@example.org`,
  ),
  time_zone: schemas.time_zone.transform((text, context) => {
    const zone = text === null ? null : findTimeZone(text)
    if (zone !== undefined) return zone
    context.addIssue(`${SETTINGS.time_zone.label} must be a city or a zone, such as London or Europe/London`)
    return z.NEVER
  }),
  shop_tags: linesOf('shop_tags', findWrongShopTag, 'a shop and its tag, such as amazon.de plate-21'),
  // A list that was not changed grows with the next release.
  affiliate_addresses: linesOf(
    'affiliate_addresses',
    findWrongAddressRule,
    'an address, such as awin1.com or amazon.de tag',
  ).transform((text) => (text === SETTINGS.affiliate_addresses.standard ? null : text)),
  elsewhere_links: linesOf('elsewhere_links', findWrongLink, A_PLACE),
  menu_links: linesOf('menu_links', findWrongLink, A_LINK),
  footer_links: linesOf('footer_links', findWrongLink, A_LINK),
})
