import { useSyncExternalStore } from 'react'
import { readText, storeText } from './browser-storage.ts'

/** The name under which this browser keeps the choice, and its one value. `ThemeScript` applies it before the first paint. */
export const ROWS_KEY = 'rows'
export const SHORT_ROWS = 'short'

/** Whether lists on a phone show short rows, and what changes that: this browser keeps the choice. */
export function useShortRows(): [short: boolean, toggle: () => void] {
  return [useSyncExternalStore(watchRows, isShort, () => false), toggleRows]
}

/** Applies what this browser has kept. */
export function applyRows(): void {
  setRows(readText('localStorage', ROWS_KEY) === SHORT_ROWS)
}

function toggleRows() {
  const short = !isShort()
  setRows(short)
  storeText('localStorage', ROWS_KEY, short ? SHORT_ROWS : null)
}

function setRows(short: boolean) {
  if (short) document.documentElement.dataset.rows = SHORT_ROWS
  else delete document.documentElement.dataset.rows
}

const isShort = () => document.documentElement.dataset.rows === SHORT_ROWS

function watchRows(onChange: () => void) {
  const chosen = new MutationObserver(onChange)
  chosen.observe(document.documentElement, { attributeFilter: ['data-rows'] })
  return () => chosen.disconnect()
}
