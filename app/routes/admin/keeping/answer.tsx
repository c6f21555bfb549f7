import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../ui/icon/icon.tsx'

/**
 * The head of a tab: what it has to say, in a sentence. `tab` names it to those who cannot see where they are; `needsYou`
 * where something is to be done.
 */
export function Answer({
  icon,
  needsYou,
  isProved = true,
  tab,
  title,
  children,
}: {
  icon: IconName
  needsYou?: boolean
  /** Green is only for what was proved. */
  isProved?: boolean
  tab: string
  title: string
  children: ReactNode
}) {
  return (
    <div className="mb-7 grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3.5">
      <Icon
        name={icon}
        className={`mt-1.5 size-7 ${needsYou ? 'text-butter-ink' : isProved ? 'text-sage' : 'text-dusk'}`}
      />
      <h1 className="max-w-176 text-[1.875rem] leading-[1.2] wrap-anywhere">
        <span className="sr-only">{tab}. </span>
        {title}
      </h1>
      <div className="col-start-2 mt-1.5 max-w-152 text-ink-soft">{children}</div>
    </div>
  )
}
