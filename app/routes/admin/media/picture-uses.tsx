import { href, Link } from 'react-router'
import type { PictureUse } from '#server/data/media/uses.ts'

const EDIT: Record<PictureUse['kind'], (id: string) => string> = {
  recipe: (id) => href('/admin/recipes/:id/edit', { id }),
  equipment: (id) => href('/admin/equipment/:id/edit', { id }),
  post: (id) => href('/admin/blog/:id', { id }),
  settings: () => href('/admin/settings'),
}

/** Where a picture is shown, with the way to each form. */
export function PictureUses({ uses }: { uses: PictureUse[] }) {
  if (uses.length === 0) return <p className="mt-1 text-caption leading-normal">Not in use</p>
  return (
    <p className="mt-1 text-caption leading-normal">
      Shown in{' '}
      {uses.map(({ kind, id, name }, place) => (
        <span key={kind + id}>
          {place > 0 && ', '}
          <Link to={EDIT[kind](id)}>{name}</Link>
        </span>
      ))}
    </p>
  )
}
