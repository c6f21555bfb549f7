import { SunMoon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from './button.tsx'

const STORAGE_KEY = 'theme'

// Runs before the first paint, so that a page never flashes in the other theme.
const APPLY_CHOICE = `try{const t=localStorage.getItem('${STORAGE_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

/** Applies the reader's choice of theme; without one, the page follows the system. */
export function ThemeScript({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: APPLY_CHOICE }} />
}

/** The switch between daylight and lamplight. The choice stays in this browser. */
export function ThemeSwitch() {
  const [dark, setDark] = useState(false)
  useEffect(() => setDark(isDark()), [])
  const change = () => {
    const theme = isDark() ? 'light' : 'dark'
    document.documentElement.dataset.theme = theme
    localStorage.setItem(STORAGE_KEY, theme)
    setDark(theme === 'dark')
  }
  return (
    <IconButton label="Dark theme" aria-pressed={dark} onClick={change} className="scripted">
      <SunMoon />
    </IconButton>
  )
}

function isDark() {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
