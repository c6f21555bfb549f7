import { use } from 'react'
import { FactsContext } from './facts.ts'
import { NonceContext } from './nonce.ts'
import { toScriptJson } from './script-json.ts'

/**
 * Facts for search engines, in the words of schema.org. A page that came whole has them in its HTML already and nowhere
 * else: there, nothing is handed over and nothing is changed.
 */
export function JsonLd({ facts }: { facts?: object }) {
  const nonce = use(NonceContext)
  const shown = use(FactsContext) ?? facts
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: shown ? toScriptJson(shown) : '' }}
    />
  )
}
