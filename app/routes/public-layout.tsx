import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'
import { PageFrame } from '#app/ui/page-frame.tsx'
import { PrefetchPages } from './prefetch-pages.tsx'
import { PendingPage } from './pending-page.tsx'
import { StayWhileOffline } from './stay-while-offline.tsx'
import { useFrameWords } from './use-frame-words.ts'
import { useStartAtTop } from './use-start-at-top.ts'

/** Every public page stands in this frame, or in its place what is said while the next one is on its way. */
export default function PublicLayout() {
  const site = useRouteLoaderData<typeof loader>('root')
  const words = useFrameWords()
  const { key } = useLocation()
  useStartAtTop()
  return (
    <PageFrame siteName={site?.siteName ?? ''} words={words}>
      <PendingPage>
        <Outlet />
      </PendingPage>
      <PrefetchPages key={key} />
      <StayWhileOffline />
    </PageFrame>
  )
}
