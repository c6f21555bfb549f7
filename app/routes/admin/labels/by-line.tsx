import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../ui/icon/icon.tsx'

/** Who says something about a label. */
export const ByLine = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <p className="flex items-start gap-1.5 text-caption leading-[1.45] text-ink-soft wrap-anywhere">
    <Icon name={icon} className="mt-px" />
    <span>{children}</span>
  </p>
)
