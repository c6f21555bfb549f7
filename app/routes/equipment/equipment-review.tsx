import type { ReactNode } from 'react'
import { LinkedText } from '../../ui/text/linked-text.tsx'
import { TickList } from '../../ui/text/tick-list.tsx'
import type { Equipment } from '#domain/equipment/equipment.ts'

/** What the chef wrote about a piece of equipment. */
export type ReviewedPiece = Pick<Equipment, 'review_summary' | 'features' | 'pros' | 'cons'>

/** What the chef found out about a piece of equipment, as far as it was written down. */
export function EquipmentReview({
  piece: { review_summary, features, pros, cons },
}: {
  piece: ReviewedPiece
}) {
  return (
    <>
      {review_summary && (
        <Part title="Our Review">
          <blockquote className="border-l-3 border-butter py-0.5 pl-5">
            <p dir="auto" className="font-serif text-lead leading-[1.45] italic">
              “<LinkedText text={review_summary} />”
            </p>
          </blockquote>
        </Part>
      )}
      {features.length > 0 && (
        <Part title="Key Features">
          <TickList items={features} icon="check" />
        </Part>
      )}
      {pros.length + cons.length > 0 && (
        <div className="grid gap-x-(--column-gap) gap-y-9 md:grid-cols-2">
          {pros.length > 0 && (
            <Part title="Pros">
              <TickList items={pros} icon="plus" />
            </Part>
          )}
          {cons.length > 0 && (
            <Part title="Cons">
              <TickList items={cons} icon="minus" tone="text-accent" />
            </Part>
          )}
        </div>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-4 text-[1.75rem]">{title}</h2>
      {children}
    </section>
  )
}
