import { createContext, Fragment, use } from 'react'
import { type TextLinks } from '#domain/affiliate/text-addresses.ts'
import { splitAtAddresses } from 'recipe-basics/text/split-at-addresses'

/** The addresses in the texts of a page that are links. */
export const TextLinksContext = createContext<TextLinks>({})

/** A plain text of the chef's, in which her affiliate addresses are links. `format` makes what is shown of the words. */
export function LinkedText({ text, format = String }: { text: string; format?: (words: string) => string }) {
  const links = use(TextLinksContext)
  const parts = Object.keys(links).length > 0 ? splitAtAddresses(text) : [text]
  return parts.map((part, place) => {
    const address = place % 2 === 1 ? links[part] : undefined
    if (address === undefined) return <Fragment key={place}>{format(part)}</Fragment>
    return (
      <a key={place} href={address} target="_blank" rel="sponsored nofollow noopener">
        {part}
        <span className="sr-only">, opens in a new tab</span>
      </a>
    )
  })
}

/** Whether a text has such a link. */
export const hasLink = (text: string | null, links: TextLinks): boolean =>
  text !== null && Object.keys(links).some((address) => text.includes(address))
