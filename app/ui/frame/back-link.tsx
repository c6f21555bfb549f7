import { Icon } from '../icon/icon.tsx'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A link in words with an arrow that leads back to a list. */
export function BackLink({ children, ...link }: Pick<ComponentProps<typeof Link>, 'to' | 'children'>) {
  return (
    <Link
      className="group inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-[.35em]"
      {...link}
    >
      <Icon
        name="arrow-left"
        className="size-[1.1em] transition-transform duration-420 ease-settle group-hover:-translate-x-1"
      />
      {children}
    </Link>
  )
}
