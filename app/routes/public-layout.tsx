import { href, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'
import { OwnProfile } from '#app/ui/reader/own-parts.tsx'
import { PageFrame } from '#app/ui/page-frame.tsx'
import { PrefetchPages } from './prefetch-pages.tsx'
import { PendingPage } from './pending-page.tsx'
import { StayWhileOffline } from './stay-while-offline.tsx'
import { useFrameWords } from './use-frame-words.ts'
import { useStartAtTop } from './use-start-at-top.ts'
import type { Route } from './+types/public-layout'

/** Feed readers find the feeds in the head of any page. */
export const links: Route.LinksFunction = () =>
  [
    { title: 'Recipes', href: href('/recipes/feed.xml'), type: 'application/rss+xml' },
    { title: 'Recipes', href: href('/recipes/feed.json'), type: 'application/feed+json' },
    { title: 'Blog', href: href('/blog/feed.xml'), type: 'application/rss+xml' },
    { title: 'Blog', href: href('/blog/feed.json'), type: 'application/feed+json' },
  ].map((feed) => ({ rel: 'alternate', ...feed }))

/** Every public page stands in this frame, or in its place what is said while the next one is on its way. */
export default function PublicLayout() {
  const site = useRouteLoaderData<typeof loader>('root')
  const words = useFrameWords()
  const { key } = useLocation()
  useStartAtTop()
  return (
    <PageFrame siteName={site?.siteName ?? ''} words={words} posts={site?.posts ?? []}>
      <OwnProfile>
        <PendingPage>
          <Outlet />
        </PendingPage>
      </OwnProfile>
      <PrefetchPages key={key} />
      <StayWhileOffline />
    </PageFrame>
  )
}
