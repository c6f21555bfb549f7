import { use, useEffect } from 'react'
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import { readNotice } from '#domain/notice.ts'
import { toFrameWords } from '#domain/settings/frame-words.ts'
import type { Logo } from '#domain/settings/logo.ts'
import { toBrowserSession } from '#server/auth/browser-session.ts'
import { databaseContext, siteContext, viewerContext } from '#server/context.ts'
import { loadFrameLinks } from '#server/pages/frame-links.ts'
import { noticeSaidHeaders } from '#server/forms/notice.ts'
import { areaMiddleware } from './routes/client-middleware.ts'
import { AuthProvider, isAskingWho } from './ui/frame/auth-context.tsx'
import { NonceContext } from './ui/head/nonce.ts'
import { Notices } from './ui/notice/notices.tsx'
import { NO_WORDS } from './ui/frame/frame-words.ts'
import { PageFrame } from './ui/frame/page-frame.tsx'
import { AccessDenied } from './ui/notice/access-denied.tsx'
import { statedReason } from './ui/notice/stated-reason.ts'
import {
  BrokenPage,
  GonePage,
  LOST_TITLES,
  LostPage,
  NotFoundPage,
  UnreachedPage,
} from './ui/notice/lost-pages.tsx'
import { ThemeScript } from './ui/frame/theme.tsx'
import newsreader from './fonts/newsreader-400-normal.woff2?url'
import sourceSans from './fonts/source-sans-3-wght-normal.woff2?url'
import type { Route } from './+types/root'
import palettes from './palettes.css?url'
import styles from './styles.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  ...[newsreader, sourceSans].map((href) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { siteName, words, siteUrl, now, isWholePage } = context.get(siteContext)
  // An open page reads its notices itself.
  const site = { https: siteUrl.protocol === 'https:' }
  const notice = isWholePage ? readNotice(request.headers.get('cookie') ?? '', site) : undefined
  const { posts, hasGuide } = await loadFrameLinks(context.get(databaseContext), now)
  const session = toBrowserSession(context.get(viewerContext), now)
  return data(
    {
      siteName,
      words: toFrameWords(words, { hasGuide }),
      posts,
      siteUrl: siteUrl.origin,
      session,
      notice,
    },
    { headers: notice && noticeSaidHeaders() },
  )
}

/** The site's name does not change while a page is open, but who is signed in does: by a form, or in another tab. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) => {
  const { formMethod, currentUrl, nextUrl, defaultShouldRevalidate } = change
  const isSending = formMethod !== undefined && formMethod !== 'GET'
  return defaultShouldRevalidate && (isSending || isAskingWho() || currentUrl.href === nextUrl.href)
}

export const clientMiddleware = [areaMiddleware]

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = use(NonceContext)
  // Absent when the root itself could not load.
  const site = useRouteLoaderData<typeof loader>('root')
  const palette = site?.words.palette
  return (
    <html lang="en" data-palette={palette ?? undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {/* Style sheets need no nonce: browsers would hide it, and React would miss it. */}
        <Links nonce="" />
        {palette && <link rel="stylesheet" href={palettes} nonce="" />}
        <SiteIcons logo={site?.words.logo} />
        <ThemeScript nonce={nonce} />
      </head>
      <body>
        <AuthProvider known={site?.session ?? null}>{children}</AuthProvider>
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

/** The files of a site without a logo, which stand in public/. */
const DRAWN = { tabIcon: undefined, searchIcon: '/icon-192.png', touchIcon: '/icon-180.png' }

/** Search engines and phones read no SVG; browsers like it best. */
function SiteIcons({ logo }: { logo?: Logo | null }) {
  const { tabIcon, searchIcon, touchIcon } = logo ?? DRAWN
  return (
    <>
      {tabIcon && <link rel="icon" href={tabIcon} type="image/png" sizes="32x32" nonce="" />}
      <link rel="icon" href={searchIcon} type="image/png" sizes="192x192" nonce="" />
      {!logo && <link rel="icon" href="/favicon.svg" type="image/svg+xml" nonce="" />}
      <link rel="apple-touch-icon" href={touchIcon} nonce="" />
      <link rel="manifest" href="/manifest.webmanifest" nonce="" />
    </>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Notices first={loaderData.notice} />
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useRouteLoaderData<typeof loader>('root')
  const { title, Page } = toFailure(error)
  useEffect(() => {
    // In the place of a page that was read to its end. Newer browsers answer a promise, which is nothing to clean up.
    scrollTo(0, 0)
  }, [])
  return (
    <PageFrame
      siteName={site?.siteName ?? 'Gentle Plate'}
      words={site?.words ?? NO_WORDS}
      posts={site?.posts ?? []}
    >
      <title>{site ? `${title} · ${site.siteName}` : title}</title>
      <Page />
    </PageFrame>
  )
}

function toFailure(error: unknown) {
  const reason = statedReason(error)
  if (reason) return { title: NOT_NOW, Page: () => <LostPage title={NOT_NOW} text={reason} role="alert" /> }
  // A proxy says so with its own page.
  if (isRouteErrorResponse(error)) return FAILURES[error.status] ?? (error.status > 500 ? UNREACHED : BROKEN)
  return isUnanswered(error) ? UNREACHED : BROKEN
}

/**
 * Whether nobody answered, or not to the end, or a network that wants somebody to sign in. Browsers and the router say so in their own
 * words alone: by its kind, it could be a fault of ours.
 */
const isUnanswered = (error: unknown) =>
  error instanceof Error &&
  /failed to fetch|load failed|network ?error|connection was lost|input stream|decode turbo/i.test(
    error.message,
  )

const FAILURES: Record<number, { title: string; Page: React.ComponentType }> = {
  403: { title: 'Access Denied', Page: AccessDenied },
  404: { title: LOST_TITLES.notFound, Page: NotFoundPage },
  410: { title: LOST_TITLES.gone, Page: GonePage },
}
const NOT_NOW = 'The site cannot do that now'
const UNREACHED = { title: LOST_TITLES.unreached, Page: UnreachedPage }
const BROKEN = { title: LOST_TITLES.broken, Page: BrokenPage }
