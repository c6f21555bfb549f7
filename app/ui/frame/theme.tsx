import { Icon } from '../icon/icon.tsx'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { storeText, readText } from '../reader/browser-storage.ts'
import { IconButton } from '../button/button.tsx'
import { applySpell, SPELL_KEY } from '../reader/stored-spell.ts'
import { PROFILE_KEY } from '../reader/stored-profile.ts'
import { SWAPS_KEY } from '../reader/stored-swaps.ts'
import { applyRows, ROWS_KEY, SHORT_ROWS } from '../reader/short-rows.ts'

const STORAGE_KEY = 'theme'
const DARK_SYSTEM = '(prefers-color-scheme: dark)'

// Runs before the first paint, so that a page never flashes in the other theme, with rows of another height, or without a word of what the reader chose.
const APPLY_CHOICE = !import.meta.env.SSR
  ? ''
  : `try{const d=document.documentElement.dataset,t=localStorage.getItem('${STORAGE_KEY}');if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('${ROWS_KEY}')==='${SHORT_ROWS}')d.rows='${SHORT_ROWS}';const s=localStorage.getItem('${SPELL_KEY}');if(s)d.spell=s;if(s||localStorage.getItem('${PROFILE_KEY}')||sessionStorage.getItem('${SWAPS_KEY}'))d.choices=''}catch{}`

/** Applies the reader's choice of theme and of rows; without one of a theme, the page follows the system. */
export function ThemeScript({ nonce }: { nonce: string | undefined }) {
  // When an error takes the page's place, React draws <html> anew, and the script does not run again.
  useLayoutEffect(() => {
    applyChoice(readChoice())
    applyRows()
    applySpell()
  }, [])
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: APPLY_CHOICE }} />
}

/** The switch between daylight and lamplight. The choice stays in this browser, and holds in all its tabs. */
export function ThemeSwitch({ className = '' }: { className?: string }) {
  return (
    <IconButton label={NAME} {...useSwitch()} className={`scripted ${className}`}>
      <Icon name="sun-moon" />
    </IconButton>
  )
}

/** The same switch as a line of the menu. */
export function ThemeLine({ className }: { className: string }) {
  return (
    <button type="button" {...useSwitch()} className={`scripted ${className}`}>
      <Icon name="sun-moon" />
      {NAME}
    </button>
  )
}

const NAME = 'Dark theme'

const useSwitch = () => ({
  'aria-pressed': useSyncExternalStore(watchTheme, isDark, () => false),
  onClick: () => chooseTheme(isDark() ? 'light' : 'dark'),
})

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : matchMedia(DARK_SYSTEM).matches
}

function watchTheme(onChange: () => void) {
  const chosen = new MutationObserver(onChange)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const system = matchMedia(DARK_SYSTEM)
  system.addEventListener('change', onChange)
  addEventListener('storage', followOtherTab)
  return () => {
    chosen.disconnect()
    system.removeEventListener('change', onChange)
    removeEventListener('storage', followOtherTab)
  }
}

function chooseTheme(theme: 'light' | 'dark') {
  applyChoice(theme)
  storeText('localStorage', STORAGE_KEY, theme)
}

const readChoice = () => readText('localStorage', STORAGE_KEY)

function followOtherTab({ key, newValue }: StorageEvent) {
  if (key === STORAGE_KEY) applyChoice(newValue)
}

function applyChoice(theme: string | null) {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
}
