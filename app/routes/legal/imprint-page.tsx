import { PageHead } from '../../ui/frame/page-head.tsx'
import { Paragraphs } from '../../ui/text/paragraphs.tsx'

/** Who publishes the site, in the chef's own words. */
export function ImprintPage({ imprint }: { imprint: string }) {
  return (
    <article className="pb-[calc(2*var(--space-section))]">
      <PageHead kicker="Legal" title="Imprint" />
      <div className="page page-prose prose">
        <Paragraphs text={imprint} />
      </div>
    </article>
  )
}
