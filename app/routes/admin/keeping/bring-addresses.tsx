import { Form, href } from 'react-router'
import { BackLink } from '../../../ui/frame/back-link.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { formatCount, formatNumber } from 'recipe-basics/text/format-number'
import { requireRight } from '#server/pages/guard.ts'
import { readForm } from '#server/forms/read-form.ts'
import type { Brought } from '#server/redirects/bring-lines.ts'
import { useLastAnswer } from '../use-last-answer.ts'
import { Answer } from './answer.tsx'
import { answerFile } from './addresses/answer-file.ts'
import { LeftOutList } from './addresses/left-out-list.tsx'
import { ManyAtOnce } from './addresses/many-at-once.tsx'
import type { Route } from './+types/bring-addresses'

export function loader({ request, context }: Route.LoaderArgs) {
  requireRight(request, context, 'change-settings')
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  requireRight(request, context, 'change-settings')
  return answerFile(await readForm(request), context)
}

export const meta: Route.MetaFunction = () => [{ title: 'Upload a CSV · Addresses · Admin Panel' }]

/** What a file of addresses would do, before anything is saved. */
export default function BringAddresses({ actionData }: Route.ComponentProps) {
  const read = useLastAnswer(actionData)
  return (
    <>
      <BackLink to={href('/admin/keeping/addresses')}>Addresses</BackLink>
      {read ? <WhatWasRead {...read} /> : <ManyAtOnce />}
    </>
  )
}

function WhatWasRead({ name, text, brought }: { name: string; text: string; brought: Brought }) {
  const { added, changed, same, leftOut } = brought
  const good = added + changed + same
  const count = added + changed
  return (
    <>
      <Answer
        icon="file-up"
        tab="Addresses"
        title={`${formatNumber(good)} of ${formatCount(good + leftOut.length, 'line')} can come in.`}
      >
        <p>
          <bdi>{name}</bdi>. Nothing is saved yet.
        </p>
      </Answer>
      <Tally brought={brought} />
      <LeftOutList leftOut={leftOut} />
      <Form method="post" className="mt-8 grid gap-6">
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="text" value={text} />
        {changed > 0 && <Changes brought={brought} />}
        <div className="flex flex-wrap gap-3">
          {count > 0 && <Button type="submit">Bring in {formatCount(count, 'address', 'addresses')}</Button>}
          <ButtonLink to={href('/admin/keeping/addresses')} look="outline">
            Leave everything as it is
          </ButtonLink>
        </div>
      </Form>
    </>
  )
}

function Tally({ brought: { added, changed, same, leftOut } }: { brought: Brought }) {
  return (
    <p className="flex flex-wrap gap-2">
      {added > 0 && (
        <Badge tone="sage" icon="plus">
          {formatNumber(added)} new
        </Badge>
      )}
      {changed > 0 && (
        <Badge tone="butter" icon="pencil-line">
          {formatNumber(changed)} {changed === 1 ? 'changes' : 'change'} one that is here
        </Badge>
      )}
      {same > 0 && (
        <Badge icon="check">
          {formatNumber(same)} {same === 1 ? 'is' : 'are'} here already
        </Badge>
      )}
      {leftOut.length > 0 && (
        <Badge tone="danger" icon="circle-minus">
          {formatNumber(leftOut.length)} left out
        </Badge>
      )}
    </p>
  )
}

function Changes({ brought: { changed, example } }: { brought: Brought }) {
  const place = (to: string | null) => to ?? 'no page'
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className="mb-1 text-[1.375rem]">
        Change one that is here
      </h2>
      <Checkbox
        name="changes"
        value="on"
        defaultChecked
        autoComplete="off"
        label={changed === 1 ? 'This one' : `All ${formatNumber(changed)}`}
        hint={
          example && (
            <span className="wrap-anywhere">
              {changed > 1 && 'For example '}
              <bdi>{example.path}</bdi>
              {changed > 1 && ', which'} leads to <bdi>{place(example.now)}</bdi> now and would lead to{' '}
              <bdi>{place(example.then)}</bdi>. Untick to keep yours.
            </span>
          )
        }
      />
    </section>
  )
}
