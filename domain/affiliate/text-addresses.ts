import { splitAtAddresses } from 'recipe-basics/text/split-at-addresses'
import type { FindAffiliateAddress } from './affiliate-address.ts'

/** Addresses as they are written in plain texts, each with the address that its link leads to. */
export type TextLinks = Record<string, string>

/** The affiliate addresses in plain texts. Others stay words. */
export function findTextLinks(texts: readonly (string | null)[], find: FindAffiliateAddress): TextLinks {
  const links: TextLinks = {}
  for (const text of texts)
    for (const [place, part] of splitAtAddresses(text ?? '').entries()) {
      const address = place % 2 === 1 ? find(part) : undefined
      if (address !== undefined) links[part] = address
    }
  return links
}
