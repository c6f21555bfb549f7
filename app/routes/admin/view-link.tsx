import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from 'react-router'

/** Opens the public page of a thing beside the admin area. */
export function ViewLink({ to, name }: { to: string; name: string }) {
  return (
    <Link
      to={to}
      target="_blank"
      aria-label={`View ${name} in a new tab`}
      className="inline-grid size-11 place-items-center rounded-control hover:bg-linen hover:text-accent"
    >
      <Icon name="external-link" className="size-5.5" />
    </Link>
  )
}
