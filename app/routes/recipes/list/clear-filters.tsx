import { href, Link } from 'react-router'
import { buttonClass } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'

type Props = { results: string; look?: 'quiet' | 'outline'; className?: string }

/** Shows the whole list and moves the focus to its count, because the link itself disappears. */
export function ClearFilters({ results, look = 'quiet', className = '' }: Props) {
  return (
    <Link
      to={href('/recipes')}
      className={`${buttonClass(look)} ${look === 'quiet' ? '-mx-3 px-3!' : ''} ${className}`}
      onClick={() => document.getElementById(results)?.focus({ preventScroll: true })}
    >
      <Icon name="x" />
      Clear Filters
    </Link>
  )
}
