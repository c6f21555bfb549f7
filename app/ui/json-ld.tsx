import { use } from 'react'
import { NonceContext } from './nonce.ts'
import { toScriptJson } from './script-json.ts'

/** Facts for search engines, in the words of schema.org. */
export function JsonLd({ facts }: { facts: object }) {
  const nonce = use(NonceContext)
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: toScriptJson(facts) }}
    />
  )
}
