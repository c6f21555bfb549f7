import { useSyncExternalStore } from 'react'
import { SPELL_KEY, storedSpell } from './stored-spell.ts'
import { PROFILE_KEY, storedProfile } from './stored-profile.ts'
import { watchText } from './stored-text.ts'

/** Whether this browser keeps a spell or a profile, by which lists are sorted. A server draws pages of readers without. */
export const useStoredChoices = (): boolean => useSyncExternalStore(watchChoices, hasChoices, () => false)

const hasChoices = () => storedSpell() !== null || storedProfile() !== null

function watchChoices(onChange: () => void) {
  const ends = [SPELL_KEY, PROFILE_KEY].map((key) => watchText(key)(onChange))
  return () => {
    for (const end of ends) end()
  }
}
