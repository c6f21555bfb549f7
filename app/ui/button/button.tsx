import { Icon } from '../icon/icon.tsx'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'

type Look = 'filled' | 'outline' | 'quiet' | 'danger'
type Size = 'normal' | 'large'

const LOOKS: Record<Look, string> = {
  filled: 'border-transparent bg-accent text-accent-ink hover:bg-accent-deep hover:text-accent-ink',
  outline: 'border-control text-ink hover:border-ink hover:bg-surface hover:text-ink',
  quiet: 'border-transparent text-ink hover:bg-linen hover:text-ink',
  danger: 'border-transparent bg-danger text-danger-ink hover:[filter:brightness(92%)]',
}
const SIZES: Record<Size, string> = {
  normal: 'min-h-11.5 px-5 text-ui',
  large: 'min-h-13 px-6.5 text-[1.0625rem]',
}

/** Classes of a button, for links that look like one. One filled button a view is enough. */
export function buttonClass(look: Look = 'filled', size: Size = 'normal'): string {
  return `inline-flex items-center justify-center gap-2 rounded-control border py-2 leading-tight font-semibold no-underline transition-colors duration-140 disabled:cursor-not-allowed disabled:border-transparent disabled:bg-unknown-tint disabled:text-unknown ${LOOKS[look]} ${SIZES[size]}`
}

type ButtonProps = ComponentProps<'button'> & { look?: Look; size?: Size }

export function Button({ look, size, className = '', ...button }: ButtonProps) {
  return <button type="button" className={`${buttonClass(look, size)} ${className}`} {...button} />
}

type ButtonLinkProps = ComponentProps<typeof Link> & { look?: Look; size?: Size }

export function ButtonLink({ look, size, className = '', ...link }: ButtonLinkProps) {
  return <Link className={`${buttonClass(look, size)} ${className}`} {...link} />
}

const ICON_BUTTON =
  'inline-grid size-11 place-items-center rounded-control hover:bg-linen hover:text-accent [&>svg]:size-5.5 [&>svg]:stroke-[1.6]'

/** A link that shows an icon alone; `label` is its name. */
export function IconLink({ label, ...link }: ComponentProps<typeof Link> & { label: string }) {
  return <Link aria-label={label} className={ICON_BUTTON} {...link} />
}

/** A button that shows an icon alone; `label` is its name. */
export function IconButton({
  label,
  className = '',
  children,
  ...button
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button type="button" aria-label={label} className={`${ICON_BUTTON} ${className}`} {...button}>
      {children}
    </button>
  )
}

/** A link in words with an arrow that leads on. */
export function MoreLink({ className = '', children, ...link }: ComponentProps<typeof Link>) {
  return (
    <Link
      className={`group inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-[.35em] ${className}`}
      {...link}
    >
      {children}
      <Icon
        name="arrow-right"
        className="size-[1.1em] transition-transform duration-420 ease-settle group-hover:translate-x-1"
      />
    </Link>
  )
}
