import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url'
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import { use } from 'react'
import { data, isRouteErrorResponse, Links, Meta, Outlet, Scripts, useRouteLoaderData } from 'react-router'
import { readNotice } from '#domain/notice.ts'
import { siteContext } from '#server/context.ts'
import { noticeSaidHeaders } from '#server/notice.ts'
import { NonceContext } from './ui/nonce.ts'
import { Notices } from './ui/notices.tsx'
import { PageFrame } from './ui/page-frame.tsx'
import { AccessDenied } from './ui/access-denied.tsx'
import { BrokenPage, NotFoundPage } from './ui/lost-pages.tsx'
import { ThemeScript } from './ui/theme.tsx'
import type { Route } from './+types/root'
import './styles.css'

export const links: Route.LinksFunction = () => [
  ...[newsreader, sourceSans].map((href) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export function loader({ request, context }: Route.LoaderArgs) {
  const { siteName, siteUrl } = context.get(siteContext)
  const notice = readNotice(request.headers.get('cookie') ?? '')
  return data({ siteName, siteUrl: siteUrl.origin, notice }, { headers: notice && noticeSaidHeaders() })
}

/** The site's name does not change while a page is open. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = use(NonceContext)
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {/* Style sheets need no nonce: browsers would hide it, and React would miss it. */}
        <Links nonce="" />
        <ThemeScript nonce={nonce} />
      </head>
      <body>
        {children}
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Outlet />
      <Notices first={loaderData.notice} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // Absent when it was the root itself that could not load.
  const site = useRouteLoaderData<typeof loader>('root')
  const { title, Page } = (isRouteErrorResponse(error) && FAILURES[error.status]) || BROKEN
  return (
    <PageFrame siteName={site?.siteName ?? 'Gentle Plate'}>
      <title>{title}</title>
      <Page />
    </PageFrame>
  )
}

const FAILURES: Record<number, { title: string; Page: React.ComponentType }> = {
  403: { title: 'Access Denied', Page: AccessDenied },
  404: { title: 'Oops! Page not found', Page: NotFoundPage },
}
const BROKEN = { title: 'Something went wrong', Page: BrokenPage }
