import { type InputEvent, type ReactNode, useState } from 'react'
import { FormSelect } from '../../ui/field/choice-field.tsx'
import { Panel } from '../../ui/frame/panel.tsx'
import { StateBadge } from '../../ui/badge/state-badge.tsx'
import { readPublication, type TypedPublication, typedState } from '#domain/publishing/publish-date.ts'
import { PublishDate } from './publish-date.tsx'
import { useMay } from './use-may.ts'

/** Whether visitors see something, and from when on. `kind` says in a word what it is. */
export function PublishingPanel({
  kind,
  values,
  now,
  errors,
  children,
}: {
  kind: string
  values: TypedPublication
  now: string
  errors: Record<string, string>
  children?: ReactNode
}) {
  const [current, setCurrent] = useState(values)
  function follow({ currentTarget }: InputEvent<HTMLDivElement>) {
    const form = currentTarget.closest('form')
    if (form) setCurrent(readPublication(new FormData(form)))
  }
  return (
    <Panel id="publishing" title="Publishing" actions={<StateBadge state={typedState(current, now)} />}>
      <div onInput={follow} className="grid items-start gap-x-5 gap-y-4.5 md:grid-cols-2">
        <StatusField
          value={values.status}
          error={errors.status}
          hint="Only administrators and editors see a draft."
        />
        <PublishDate kind={kind} values={values} current={current} now={now} error={errors.published_at} />
        {children}
      </div>
    </Panel>
  )
}

/** Whether something is a draft. Who writes drafts only is offered nothing else. */
export function StatusField({ value, error, hint }: { value: string; error?: string; hint?: string }) {
  const mayPublish = useMay()('publish')
  return (
    <FormSelect
      label="Status"
      hint={mayPublish ? hint : 'You write drafts. An administrator publishes them.'}
      name="status"
      defaultValue={value}
      error={error}
    >
      <option value="draft">Draft</option>
      {(mayPublish || value === 'published') && <option value="published">Published</option>}
    </FormSelect>
  )
}
