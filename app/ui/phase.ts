import { useSyncExternalStore } from 'react'
import { oneOf } from '#domain/one-of.ts'
import { type Phase, PHASES } from '#domain/gut/phases.ts'
import { readText, storeText } from './browser-storage.ts'

/** The name under which this browser keeps the phase. It stands in no address, cookie or request. */
const KEY = 'phase'

const listeners = new Set<() => void>()

/** For whom dishes are cooked on this site, and how to choose: this browser keeps the choice, and sends it to nobody. */
export function usePhase(): [phase: Phase, choose: (phase: Phase) => void] {
  return [useSyncExternalStore(watchPhase, readPhase, () => 'everyday'), choosePhase]
}

/** What this browser has kept. */
export const readPhase = (): Phase => oneOf(PHASES, readText('localStorage', KEY)) ?? 'everyday'

function choosePhase(phase: Phase) {
  storeText('localStorage', KEY, phase === 'everyday' ? null : phase)
  for (const hear of listeners) hear()
}

function watchPhase(onChange: () => void) {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) onChange()
  }
  listeners.add(onChange)
  addEventListener('storage', hear)
  return () => {
    listeners.delete(onChange)
    removeEventListener('storage', hear)
  }
}
