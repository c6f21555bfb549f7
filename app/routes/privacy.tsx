import { href } from 'react-router'
import { pageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/privacy'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return pageMeta({
    site: root.loaderData,
    path: href('/privacy'),
    title: 'Privacy Policy',
    description: `What ${root.loaderData.siteName} stores, and what it does not.`,
  })
}

export default function Page() {
  return <h1>privacy</h1>
}
