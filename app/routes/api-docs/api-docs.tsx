import { href } from 'react-router'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { ListHead } from '#app/ui/list-head.tsx'
import { pageMeta } from '#app/ui/page-meta.ts'
import { toReference, type Reference } from '#server/api/reference.ts'
import { apiDocumentContext, databaseContext, siteContext } from '#server/context.ts'
import { sayFacts } from '../say-facts.ts'
import { toGraph } from '../site-json-ld.ts'
import { Call } from './call.tsx'
import { loadPageShare } from '../share-pictures/share.ts'
import { CodeBlock } from './code-block.tsx'
import { FieldList } from './field-list.tsx'
import { Fold } from './fold.tsx'
import type { Route } from './+types/api-docs'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  return {
    ...toReference(await context.get(apiDocumentContext)()),
    share: await loadPageShare(context.get(databaseContext), 'api', site),
    facts: sayFacts(context, toGraph(site, { path: href('/api/docs'), name: 'JSON API' })),
  }
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

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  const { lead, paragraphs, groups, kinds, facts } = loaderData
  return (
    <div className="page pb-(--space-section)">
      <Crumbs trail={[]} here="JSON API" />
      <ListHead title="JSON API" lead={lead} />
      <div className="grid gap-x-(--column-gap) gap-y-10 border-t border-line pt-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Contents groups={groups} />
        <div className="min-w-0">
          <Introduction paragraphs={paragraphs} />
          {groups.map(({ name, calls }) => (
            <section key={name} aria-label={name}>
              <h2 className="pt-6 pb-5 text-section">{name}</h2>
              {calls.map((call) => (
                <Call key={call.id} call={call} />
              ))}
            </section>
          ))}
          <Kinds kinds={kinds} />
        </div>
      </div>
      <JsonLd facts={facts} />
    </div>
  )
}

function Contents({ groups }: Pick<Reference, 'groups'>) {
  return (
    <nav aria-label="Calls" className="text-ui">
      {groups.map(({ name, calls }) => (
        <div key={name} className="pb-4">
          <p className="font-semibold">{name}</p>
          <ul>
            {calls.map(({ id, summary }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center leading-tight no-underline hover:underline lg:min-h-8"
                >
                  {summary}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function Introduction({ paragraphs }: Pick<Reference, 'paragraphs'>) {
  return (
    <div className="grid max-w-prose gap-4 pb-8">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        Programs can read all of this as an{' '}
        <a href="/api/openapi.json" className="inline-flex min-h-11 items-center">
          OpenAPI document
        </a>
        .
      </p>
    </div>
  )
}

/** What the calls answer with: each once, with its fields and an example. */
function Kinds({ kinds }: Pick<Reference, 'kinds'>) {
  return (
    <section aria-labelledby="kinds">
      <h2 id="kinds" className="pt-6 pb-5 text-section">
        Objects in the answers
      </h2>
      {kinds.map(({ name, fields, example }) => (
        <div key={name} className="border-t border-line">
          <Fold title={<h3 className="text-[1.1875rem]">{name}</h3>}>
            <FieldList fields={fields} />
            <CodeBlock label="For example">{example}</CodeBlock>
          </Fold>
        </div>
      ))}
    </section>
  )
}
