import { href, Link } from 'react-router'
import type { Logo } from '#domain/settings/logo.ts'

type WordmarkProps = {
  name: string
  /** Stands in the place of the plate. */
  logo?: Logo | null
  onClick?: () => void
  className?: string
  /** Classes of the name beside the plate. */
  nameClassName?: string
}

/** The chef’s logo, or a plate with a leaf, and the site's name beside it. Leads home. */
export function Wordmark({ name, logo, onClick, className = '', nameClassName }: WordmarkProps) {
  return (
    <Link
      to={href('/')}
      onClick={onClick}
      className={`inline-flex min-h-11 max-w-full min-w-0 items-center gap-2.5 py-1 font-serif text-[min(1.4375rem,7.2vw)] leading-none font-medium tracking-[-.02em] no-underline hover:text-ink md:text-[1.5625rem] ${className}`}
    >
      {logo ? <LogoPicture logo={logo} /> : <Plate />}
      <span className={`min-w-0 max-md:wrap-anywhere md:wrap-break-word ${nameClassName ?? ''}`}>{name}</span>
    </Link>
  )
}

function LogoPicture({ logo: { src, width, height } }: { logo: Logo }) {
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt=""
      className="h-8.5 w-auto max-w-[min(10rem,40%)] flex-none object-contain"
    />
  )
}

function Plate() {
  return (
    <svg viewBox="0 0 34 34" aria-hidden="true" className="w-[11vw] max-w-8.5 flex-none">
      <circle cx="17" cy="17" r="16" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="17" cy="17" r="10.5" fill="none" stroke="currentColor" strokeWidth="1.2" />
      <path d="M12.5 21.5Q11.5 13.5 22 11.8Q22.6 21.6 12.5 21.5Z" className="fill-accent" />
      <path d="M12 22.2L18.6 15.4" className="stroke-paper" strokeWidth="1.2" strokeLinecap="round" />
    </svg>
  )
}
