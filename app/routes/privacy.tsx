import { href } from 'react-router'
import { PageHead } from '#app/ui/page-head.tsx'
import { pageMeta } from '#app/ui/page-meta.ts'
import { formatDate } from '#domain/dates.ts'
import { siteContext } from '#server/context.ts'
import type { Route } from './+types/privacy'

/** spec.md section 2: the last-updated date equals today. */
export function loader({ context }: Route.LoaderArgs) {
  const { now } = context.get(siteContext)
  return { today: now.toISOString().slice(0, 'yyyy-mm-dd'.length) }
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return pageMeta({
    site: root.loaderData,
    path: href('/privacy'),
    title: 'Privacy Policy',
    description: `What ${root.loaderData.siteName} stores, and what it does not.`,
  })
}

export default function Privacy({ loaderData: { today }, matches: [root] }: Route.ComponentProps) {
  const { siteName } = root.loaderData
  return (
    <article className="pb-[calc(2*var(--space-section))]">
      <PageHead
        kicker={
          <>
            Last updated: <time dateTime={today}>{formatDate(today)}</time>
          </>
        }
        title="Privacy Policy"
        lead="Short, because we keep almost nothing."
      />
      <div className="page page-prose">
        <div className="prose">
          <p>
            You can read every recipe, review and post on {siteName} without an account. We do not ask about
            your health, and there is no place on this site to tell us.
          </p>
          <h2>What this site stores</h2>
          <p>
            Your choice of light or dark theme stays in your own browser; clear its data for this site and the
            choice is gone. The ingredients that you tick stay there too, until you close the tab. Readers get
            no cookies.
          </p>
          <p>
            Who signs in to work on this site gets cookies, which lead to nothing but this site: two keep them
            signed in, for 30 days at most; one tells for a year that this device has signed in before; others
            hold for minutes a message or a step of signing in, and for a week whether the sidebar is folded.
            With the session we keep what kind of browser and device it is, and when it was last used. Where a
            sign-in fails, the network it came from is counted for a day, in a form that cannot be read back.
          </p>
          <p>
            The server writes a line for each request, so that faults can be found: when it came, which page
            it asked for, how it was answered and how long that took. The line holds neither your network
            address, nor what you searched for, nor anything about your device. It is kept for as long as
            whoever hosts the site keeps such lines.
          </p>
          <h2>What it does not</h2>
          <p>
            No trackers, no advertising, no fonts or scripts from other companies. Where the chef has linked
            to a photograph on another site, your browser fetches it there, and that site sees what any site
            sees when a picture is fetched. Nothing you tick in an ingredient list leaves your device.
          </p>
          <h2>Affiliate links</h2>
          <p>
            When you follow a link to a shop, that shop’s own policy applies. It can see that you came from{' '}
            {siteName}; it learns nothing else from us.
          </p>
        </div>
      </div>
    </article>
  )
}
