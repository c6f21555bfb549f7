import { href, Link } from 'react-router'
import type { PictureUse } from '#server/data/media/uses.ts'
import { formPath } from '../form-path.ts'

/** Where a picture is shown, with the way to each form. */
export function PictureUses({ uses }: { uses: PictureUse[] }) {
  if (uses.length === 0) return <p className="mt-1 text-caption leading-normal">Not in use</p>
  return (
    <p className="mt-1 text-caption leading-normal">
      Shown in{' '}
      {uses.map(({ kind, id, name }, place) => (
        <span key={kind + id}>
          {place > 0 && ', '}
          <Link to={kind === 'settings' ? href('/admin/settings') : formPath(kind, id)}>{name}</Link>
        </span>
      ))}
    </p>
  )
}
