import type { ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import type { ReferenceCall } from '#server/api/reference.ts'
import { CodeBlock } from './code-block.tsx'
import { FieldList } from './field-list.tsx'
import { Fold } from './fold.tsx'

const TONES = { GET: 'sage', POST: 'dusk', PUT: 'butter', DELETE: 'danger' } as const

/** One call: what it does, what it takes, what it answers, and how to try it. */
export function Call({ call }: { call: ReferenceCall }) {
  const { id, method, path, summary, description, needsRole, parameters, body, answers, curl } = call
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-5 border-t border-line pt-7 pb-10">
      <div className="grid gap-2">
        <h3 id={id} tabIndex={-1} className="text-[1.375rem]">
          {summary}
        </h3>
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Badge tone={toneOf(method)}>{method}</Badge>
          <code className="font-mono text-ui wrap-anywhere">{path}</code>
          {needsRole && <span className="text-caption text-ink-soft">administrators and editors</span>}
        </p>
        {description && <p className="max-w-prose">{description}</p>}
      </div>
      {parameters.length > 0 && (
        <Part title="Parameters">
          <FieldList fields={parameters} />
        </Part>
      )}
      <Part title="Answers">
        <Answers answers={answers.filter(({ isRefusal }) => !isRefusal)} />
      </Part>
      <div className="grid">
        {body.length > 0 && (
          <Fold title={`Fields of the body (${body.length})`}>
            <FieldList fields={body} />
          </Fold>
        )}
        <Refusals answers={answers.filter(({ isRefusal }) => isRefusal)} />
      </div>
      <CodeBlock label="Example call">{curl}</CodeBlock>
    </section>
  )
}

function Refusals({ answers }: Pick<ReferenceCall, 'answers'>) {
  if (answers.length === 0) return null
  return (
    <Fold title={`Refusals (${answers.map(({ status }) => status).join(', ')})`}>
      <Answers answers={answers} />
    </Fold>
  )
}

function Answers({ answers }: Pick<ReferenceCall, 'answers'>) {
  return (
    <dl className="divide-y divide-line border-y border-line text-ui">
      {answers.map(({ status, description, kind }) => (
        <div key={status} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 py-2">
          <dt className="font-semibold [font-variant-numeric:tabular-nums]">{status}</dt>
          <dd className="wrap-anywhere">
            {description} {kind && <span className="text-ink-soft">{kind}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-2">
      <h4 className="font-sans text-ui font-semibold tracking-normal">{title}</h4>
      {children}
    </div>
  )
}

const toneOf = (method: string) => Object.entries(TONES).find(([name]) => name === method)?.[1] ?? 'unknown'
