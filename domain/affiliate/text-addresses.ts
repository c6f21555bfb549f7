import type { FindAffiliateAddress } from './affiliate-address.ts'

/** Punctuation that ends a sentence or a bracket rather than an address. */
const ENDINGS = new Set('.,;:!?)]}\'"’”»*_'.split(''))

/** Addresses as they are written in plain texts, each with the address that its link leads to. */
export type TextLinks = Record<string, string>

/** A plain text in parts: every second one is a web address that stands in it. */
export function splitAtAddresses(text: string): string[] {
  const parts = text.split(/(https?:\/\/[^\s<>"“”]+)/i)
  for (let place = 1; place < parts.length; place += 2) {
    const address = parts[place] ?? ''
    const end = endOf(address)
    parts[place] = address.slice(0, end)
    parts[place + 1] = address.slice(end) + (parts[place + 1] ?? '')
  }
  return parts
}

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

function endOf(address: string): number {
  let end = address.length
  while (ENDINGS.has(address[end - 1] ?? '')) end--
  return end
}
