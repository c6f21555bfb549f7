import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

/** A choice of one from a list, with its name above it. */
export function SelectField({ label, children, ...select }: ComponentProps<'select'> & { label: string }) {
  return (
    <label className="grid min-w-0 content-start gap-1.5">
      <span className="text-ui leading-[1.4] font-semibold">{label}</span>
      <span className="relative">
        <select
          className="min-h-11.5 w-full appearance-none rounded-control border border-control bg-surface py-2 pr-10 pl-3 text-ui leading-[1.4] hover:border-ink-soft focus-visible:rounded-control focus-visible:border-focus focus-visible:outline-offset-0"
          {...select}
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden
          strokeWidth={1.8}
          className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2"
        />
      </span>
    </label>
  )
}
