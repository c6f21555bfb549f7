import { useSyncExternalStore } from 'react'
import type { KeptSpell } from '#domain/gut/profile/phases.ts'
import { readText } from './browser-storage.ts'
import { keepText, watchText } from './reader/kept-text.ts'

// Part of every first visit, so it only knows whether a spell is kept.

/**
 * The name under which this browser keeps the spell of soft food that its reader chose. It stands in no address, cookie or request.
 * `ThemeScript` writes it on the page before the first paint.
 */
export const PHASE_KEY = 'phase'

/** What a browser does not keep lasts until its page is closed. */
let unkept: KeptSpell | null = null

/** The spell that is kept, as text (domain/gut/profile/phases.ts); null is everyday. */
export const keptPhase = (): string | null => unkept ?? readText('localStorage', PHASE_KEY)

/** The same, and what a server draws is everyday. */
export const useKeptPhase = (): string | null => useSyncExternalStore(watchPhase, keptPhase, never)

/** Keeps a spell, or everyday. This browser keeps the choice, and sends it to nobody. */
export function keepPhase(spell: KeptSpell | null): void {
  unkept = spell
  if (keepText(PHASE_KEY, spell)) unkept = null
  applyPhase()
}

/** Writes on the page what this browser has kept, for styles. */
export function applyPhase(): void {
  const kept = keptPhase()
  if (kept) document.documentElement.dataset.spell = kept
  else delete document.documentElement.dataset.spell
}

const never = () => null
const watchPhase = watchText(PHASE_KEY)
