import { use } from 'react'
import { NonceContext } from './nonce.ts'

/** Facts for search engines, in the words of schema.org. The only place that writes JSON into a script element. */
export function JsonLd({ facts }: { facts: object }) {
  const nonce = use(NonceContext)
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // Without "<" no text of a recipe can end the element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replace(/</g, '\\u003c') }}
    />
  )
}
