import { href, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'
import { PageFrame } from '../ui/frame/page-frame.tsx'
import { PrefetchPages } from './prefetch-pages.tsx'
import { PendingPage } from './pending-page.tsx'
import { StayWhileOffline } from './stay-while-offline.tsx'
import { TimersElsewhere } from './timers-elsewhere.tsx'
import { useFrameWords } from './use-frame-words.ts'
import { useStartAtTop } from './use-start-at-top.ts'
import type { Route } from './+types/public-layout'

/** Feed readers find the feeds in the head of any page. */
export const links: Route.LinksFunction = () =>
  [
    { title: 'Recipes', href: href('/recipes/feed.xml') },
    { title: 'Blog', href: href('/blog/feed.xml') },
  ].map((feed) => ({ rel: 'alternate', type: 'application/rss+xml', ...feed }))

/** Every public page stands in this frame, or in its place what is said while the next one is on its way. */
export default function PublicLayout() {
  const site = useRouteLoaderData<typeof loader>('root')
  const words = useFrameWords()
  const { key } = useLocation()
  useStartAtTop()
  return (
    <PageFrame siteName={site?.siteName ?? ''} words={words} posts={site?.posts ?? []}>
      <PendingPage>
        <Outlet />
      </PendingPage>
      <PrefetchPages key={key} />
      <StayWhileOffline />
      <TimersElsewhere />
    </PageFrame>
  )
}
