import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from 'react-router'
import type { Route } from './+types/root'


export function Layout({ children }: { children: React.ReactNode }) {
  const scripts = useMatches().every(
    ({ handle }) => (handle as { scripts?: boolean } | undefined)?.scripts !== false,
  )
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {scripts && <ScrollRestoration />}
        {scripts && <Scripts />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  return <h1>{status === 404 ? 'Not found' : 'Something went wrong'}</h1>
}
