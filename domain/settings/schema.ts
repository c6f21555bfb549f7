import { z } from 'zod'
import { findWrongAddressRule, findWrongShopTag } from '../affiliate/rules.ts'
import { findTimeZone } from '../publishing/time-zone.ts'
import { inputSchemas } from '../fields/field-schema.ts'
import { SETTINGS } from './fields.ts'
import { findWrongLink, MAX_LINK_NAME, MOST_SITE_LINKS } from './links.ts'

const schemas = inputSchemas(SETTINGS)
const isMailAddress = (text: string | null) =>
  text === null || z.email().safeParse(withAsciiHost(text)).success

/** `chef@küche.example` as mail servers write it: zod knows ASCII alone. */
function withAsciiHost(address: string): string {
  const [name, host = '', ...others] = address.split('@')
  const isName = others.length === 0 && /^[\p{L}\p{M}\p{N}.-]+$/u.test(host)
  return isName && URL.canParse(`http://${host}`) ? `${name}@${new URL(`http://${host}`).hostname}` : address
}

/** A text of lines. The first that `findWrong` finds is quoted, with what a line should be. */
const linesOf = (
  name: 'shop_tags' | 'affiliate_addresses',
  findWrong: (text: string) => string | undefined,
  wanted: string,
) =>
  schemas[name].superRefine((text, context) => {
    const wrong = findWrong(text ?? '')
    if (wrong) context.addIssue(`${SETTINGS[name].label}: “${wrong.slice(0, 100)}” is not ${wanted}`)
  })

/** Lines of links. The first that is none is quoted, with what it lacks. */
const linksOf = (name: 'elsewhere_links' | 'menu_links' | 'footer_links', such: string) =>
  schemas[name].superRefine((text, context) => {
    const wrong = findWrongLink(text ?? '')
    if (wrong === undefined) return
    const { label } = SETTINGS[name]
    if (wrong === 'too many') return context.addIssue(`${label} may have at most ${MOST_SITE_LINKS} lines`)
    const line = `${label}: “${wrong.line.trim().slice(0, 100)}”`
    if (wrong.lacks === 'address')
      return context.addIssue(`${line} must end with an address, such as ${such}`)
    context.addIssue(`${line} needs a name of at most ${MAX_LINK_NAME} characters before its address`)
  })

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
    context.addIssue(
      `${SETTINGS.time_zone.label}: “${text}” is not in the list of zones. Write the capital or the largest city of your region, such as Berlin or New York, or a zone such as Europe/Berlin`,
    )
    return z.NEVER
  }),
  shop_tags: linesOf('shop_tags', findWrongShopTag, 'a shop and its tag, such as amazon.de plate-21'),
  // A list that was not changed grows with the next release.
  affiliate_addresses: linesOf(
    'affiliate_addresses',
    findWrongAddressRule,
    'an address, such as awin1.com or amazon.de tag',
  ).transform((text) => (text === SETTINGS.affiliate_addresses.standard ? null : text)),
  elsewhere_links: linksOf('elsewhere_links', 'https://photos.example/mara'),
  menu_links: linksOf('menu_links', '/blog or https://shop.example'),
  footer_links: linksOf('footer_links', '/blog or https://shop.example'),
})
