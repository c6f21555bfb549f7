import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'

/** Says above a page that it is a preview. */
export function PreviewBar({ children }: { children: ReactNode }) {
  return (
    <p
      role="note"
      className="flex items-start justify-center gap-2.5 bg-dusk-tint px-5 py-3 text-ui leading-normal text-dusk"
    >
      <Icon name="eye" className="mt-1 stroke-[1.8]" />
      <span>{children}</span>
    </p>
  )
}
