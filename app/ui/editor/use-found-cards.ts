import { useEffect, useState } from 'react'
import { describeFailure } from '../notice/failure.ts'
import { findCards, type FoundCard } from './find-cards.ts'

const PAUSE_MS = 200

type Found = { cards: FoundCard[]; search?: string; failure?: string }

/**
 * What a search box finds while it is typed into. The last answer stays until the next one comes; `isCurrent` says whether
 * it is that to `search`.
 */
export function useFoundCards(search: string) {
  const [found, setFound] = useState<Found>({ cards: [] })
  useEffect(() => {
    const asking = new AbortController()
    const { signal } = asking
    async function ask() {
      const answer = await findCards(search, signal).then(
        (cards): Found => ({ search, cards }),
        (error: unknown): Found => ({ search, cards: [], failure: describeFailure(error) }),
      )
      if (!signal.aborted) setFound(answer)
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [search])
  return { cards: found.cards, failure: found.failure, isCurrent: found.search === search }
}
