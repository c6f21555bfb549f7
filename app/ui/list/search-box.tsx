import { Icon } from '../icon/icon.tsx'
import type { ComponentProps } from 'react'

/** The large search box above a list. `label` is its name, for those who cannot see the lens. */
export function SearchBox({ label, className = '', ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={`relative block ${className}`}>
      <span className="sr-only">{label}</span>
      <Icon name="search" className="pointer-events-none absolute top-1/2 left-0 size-6 -translate-y-1/2" />
      <input
        type="search"
        placeholder={label}
        className="min-h-14 w-full appearance-none rounded-none border-b border-ink bg-transparent py-2 pl-9 font-serif text-[1.375rem] leading-[1.3] placeholder:text-ink-soft placeholder:opacity-100 focus-visible:rounded-control focus-visible:outline-offset-0"
        {...input}
      />
    </label>
  )
}
