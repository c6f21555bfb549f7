import { useSyncExternalStore } from 'react'
import type { StoredSpell } from '#domain/gut/profile/phases.ts'
import { readText } from './browser-storage.ts'
import { storeWatchedText, watchText } from './reader/stored-text.ts'

// Part of every first visit, so it only knows whether a spell is stored.

/**
 * The name under which this browser stores the spell of soft food that its reader chose. It stands in no address, cookie or request.
 * `ThemeScript` writes it on the page before the first paint.
 */
export const PHASE_KEY = 'phase'

/** What a browser does not store lasts until its page is closed. */
let unstored: StoredSpell | null = null

/** The spell that is stored, as text (domain/gut/profile/phases.ts); null is everyday. */
export const storedPhase = (): string | null => unstored ?? readText('localStorage', PHASE_KEY)

/** The same, and what a server draws is everyday. */
export const useStoredPhase = (): string | null => useSyncExternalStore(watchPhase, storedPhase, never)

/** Stores a spell, or everyday. This browser stores the choice, and sends it to nobody. */
export function storePhase(spell: StoredSpell | null): void {
  unstored = spell
  if (storeWatchedText(PHASE_KEY, spell)) unstored = null
  applyPhase()
}

/** Writes on the page what this browser has stored, for styles. */
export function applyPhase(): void {
  const stored = storedPhase()
  if (stored) document.documentElement.dataset.spell = stored
  else delete document.documentElement.dataset.spell
}

const never = () => null
const watchPhase = watchText(PHASE_KEY)
