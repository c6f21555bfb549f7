import type { StoredSpell } from 'food-verdicts/gut/profile/spells'
import { readText } from './browser-storage.ts'
import { shownFromFirstUse } from './first-use.ts'
import { storeWatchedText, watchText } from './stored-text.ts'

/**
 * The name under which this browser stores the spell of soft food that its reader chose. It stands in no address, cookie or request.
 * `ThemeScript` writes it on the page before the first paint.
 */
export const SPELL_KEY = 'spell'

/** What a browser does not store lasts until its page is closed. */
let unstored: StoredSpell | null = null

/** The spell that is stored, as text (food-verdicts/gut/profile/spells); null is everyday. */
export const storedSpell = (): string | null => unstored ?? readText('localStorage', SPELL_KEY)

const watchSpell = (onChange: () => void) =>
  watchText(SPELL_KEY)(() => {
    // Another tab may have chosen it.
    applySpell()
    onChange()
  })

/** The spell that a page shows. */
export const useStoredSpell = shownFromFirstUse(watchSpell, storedSpell, null)

/** Stores a spell, or everyday. This browser stores the choice, and sends it to nobody. */
export function storeSpell(spell: StoredSpell | null): void {
  unstored = spell
  if (storeWatchedText(SPELL_KEY, spell)) unstored = null
  applySpell()
}

/** Writes on the page what this browser has stored, for styles. */
export function applySpell(): void {
  const stored = storedSpell()
  if (stored) document.documentElement.dataset.spell = stored
  else delete document.documentElement.dataset.spell
}
