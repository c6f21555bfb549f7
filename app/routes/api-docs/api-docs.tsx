import { href } from 'react-router'
import { Crumbs } from '../../ui/frame/crumbs.tsx'
import { Cell, DataTable, NameCell, Row } from '../../ui/list/data-table.tsx'
import { JsonLd } from '../../ui/head/json-ld.tsx'
import { ListHead } from '../../ui/frame/list-head.tsx'
import { pageMeta } from '../../ui/head/page-meta.ts'
import type { ApiDocument } from '#server/api/document.ts'
import { databaseContext, resourcesContext, siteContext } from '#server/context.ts'
import { sayFacts } from '../say-facts.ts'
import { loadPageShare } from '../share-pictures/share.ts'
import { toGraph } from '../site-json-ld.ts'
import type { Route } from './+types/api-docs'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { info, paths } = await context.get(resourcesContext).describeApi()
  const [lead = '', ...paragraphs] = (info.description ?? '').split('\n\n')
  return {
    lead,
    paragraphs,
    calls: listCalls(paths),
    share: await loadPageShare(context.get(databaseContext), 'api', site),
    facts: sayFacts(context, toGraph(site, { path: href('/api/docs'), name: 'JSON API' })),
  }
}

function listCalls(paths: ApiDocument['paths'] = {}) {
  return Object.entries(paths).flatMap(([path, { get, post, put, delete: remove }]) =>
    Object.entries({ GET: get, POST: post, PUT: put, DELETE: remove }).flatMap(([method, call]) =>
      call ? { method, path, summary: call.summary, who: whoMay(call) } : [],
    ),
  )
}

function whoMay({ security, tags }: { security?: object[]; tags?: string[] }): string {
  if (!security) return 'everybody'
  return tags?.includes('Accounts') ? 'people who are signed in' : 'administrators and editors'
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return pageMeta({
    site: root.loaderData,
    path: href('/api/docs'),
    title: 'JSON API',
    description: `The recipes, equipment and posts of ${root.loaderData.siteName} for scripts and apps.`,
    share: loaderData?.share,
  })
}

export default function ApiDocs({ loaderData: { lead, paragraphs, calls, facts } }: Route.ComponentProps) {
  return (
    <div className="page pb-(--space-section)">
      <Crumbs trail={[]} here="JSON API" />
      <ListHead title="JSON API" lead={lead} />
      <div className="grid max-w-prose gap-4 border-t border-line py-8">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          Every parameter, field and answer is in the{' '}
          <a href="/api/openapi.json" className="inline-flex min-h-11 items-center">
            OpenAPI document
          </a>
          .
        </p>
      </div>
      <DataTable caption="Calls" columns={['What it does', 'Method', 'Path', 'Who may']}>
        {calls.map(({ method, path, summary, who }) => (
          <Row key={`${method} ${path}`}>
            <NameCell>{summary}</NameCell>
            <Cell label="Method">{method}</Cell>
            <Cell label="Path" className="wrap-anywhere max-lg:col-span-full">
              <code className="font-mono text-caption">{path}</code>
            </Cell>
            <Cell label="Who may" className="max-lg:col-span-full">
              {who}
            </Cell>
          </Row>
        ))}
      </DataTable>
      <JsonLd facts={facts} />
    </div>
  )
}
