import { Icon, type IconName } from '../icon/icon.tsx'
import type { ReactNode } from 'react'

type Tone = keyof typeof TONES

const TONES = {
  easy: 'bg-easy-tint px-2 font-semibold text-easy',
  medium: 'bg-medium-tint px-2 font-semibold text-medium',
  hard: 'bg-hard-tint px-2 font-semibold text-hard',
  unknown: 'bg-unknown-tint px-2 font-semibold text-unknown',
  sage: 'bg-sage-tint px-2 font-semibold text-sage',
  butter: 'bg-butter-tint px-2 font-semibold text-butter-ink',
  dusk: 'bg-dusk-tint px-2 font-semibold text-dusk',
  danger: 'bg-danger-tint px-2 font-semibold text-danger',
  outline: 'px-2 font-medium text-ink [box-shadow:inset_0_0_0_1px_var(--color-control)]',
  plain: 'text-ink-soft',
}

/** One word about a thing. `plain` has no ground of its own and usually an icon. */
export function Badge({
  tone = 'unknown',
  icon,
  children,
}: {
  tone?: Tone
  icon?: IconName
  children: ReactNode
}) {
  return (
    <span className={`badge ${TONES[tone]}`}>
      {icon && <Icon name={icon} className="size-[1em] stroke-2" />}
      {children}
    </span>
  )
}
