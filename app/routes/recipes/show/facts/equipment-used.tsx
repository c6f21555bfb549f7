import { href, Link } from 'react-router'
import type { PieceCard } from '#domain/equipment/equipment.ts'
import { EquipmentPicture } from '../../../equipment/equipment-picture.tsx'

/** The tools of a recipe, each of which leads to its own page. */
export function EquipmentUsed({ pieces }: { pieces: PieceCard[] }) {
  if (pieces.length === 0) return null
  return (
    <section aria-labelledby="equipment-used" className="min-w-0 print:hidden">
      <h2 id="equipment-used" className="text-[1.75rem]">
        Equipment used here
      </h2>
      <ul className="mt-4 border-t border-line">
        {pieces.map((piece) => (
          <li key={piece.slug} className="border-b border-line">
            <Link
              to={href('/equipment/:slug', { slug: piece.slug })}
              className="grid min-h-11 grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-3 py-2.5 no-underline hover:underline"
            >
              <span aria-hidden="true">
                <EquipmentPicture piece={piece} sizes="3.5rem" />
              </span>
              <span className="min-w-0 leading-[1.35] wrap-anywhere">
                <bdi className="block font-semibold">{piece.name}</bdi>
                {piece.brand && <bdi className="block text-caption text-ink-soft">{piece.brand}</bdi>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
