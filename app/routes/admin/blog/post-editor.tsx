import { useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { draftKey } from '#app/ui/form/drafts.ts'
import { UnsavedOffer } from '#app/ui/form/unsaved-offer.tsx'
import { useDrafts } from '#app/ui/form/use-drafts.ts'
import { EMPTY_POST, fromDraft, type PostValues, toPostValues } from '#domain/post/form.ts'
import type { WarningsByField } from '#domain/fields/field-warnings.ts'
import type { PostFields } from '#domain/post/post.ts'
import { NotHere } from '../not-here.tsx'
import { OnlyReadable } from '../only-readable.tsx'
import { Conflict } from './conflict.tsx'
import { PostForm } from './post-form.tsx'

type Post = { id: string; slug: string; updated_at: string; fields: PostFields }

/** The initial values of the form. A new `opening` fills it again. */
type Start = { opening: number; values: PostValues; based_on: string; isOutdated: boolean }

/**
 * The form of a post with what belongs around it: drafts that were not saved, and changes that somebody else has saved
 * since it was opened. What comes from the server later never replaces what is being written.
 */
export function PostEditor({
  id,
  person,
  post,
  warnings,
  savers,
  now,
  refused,
}: {
  id?: string
  /** Who writes. */
  person: string
  post?: Post
  /** What the stored post promises, by field. */
  warnings?: WarningsByField
  /** Who can save the post, where its reader cannot. */
  savers?: readonly string[]
  now: string
  refused?: {
    title?: string
    values: PostValues
    errors: Record<string, string>
    problem?: string
    theirs?: Post
  }
}) {
  const [start, setStart] = useState<Start>(() => ({
    opening: 0,
    values: refused?.values ?? (post ? toPostValues(post) : EMPTY_POST),
    based_on: post?.updated_at ?? '',
    isOutdated: refused?.theirs !== undefined,
  }))
  const [current, setCurrent] = useState(start.values)
  const key = draftKey(person, 'post', id)
  const { session, others, saveDraft, resume } = useDrafts(key)
  const drafts = others.filter(
    ({ fields }) => JSON.stringify(fromDraft(fields)) !== JSON.stringify(start.values),
  )
  const theirs = refused?.theirs ?? post
  const isOutdated = start.isOutdated || (theirs !== undefined && theirs.updated_at !== start.based_on)

  if (id !== undefined && !post && start.based_on === '') return <NotHere />
  function begin(values: PostValues, based_on: string, session = '') {
    setStart({ opening: start.opening + 1, values, based_on, isOutdated: false })
    setCurrent(values)
    resume(session)
  }
  function change(values: PostValues) {
    setCurrent(values)
    saveDraft({ based_on: start.based_on, fields: Object.entries(values) })
  }
  return (
    <section aria-labelledby="post-form">
      <h2 id="post-form" className="sr-only">
        {id === undefined ? 'New post' : 'Edit post'}
      </h2>
      {id !== undefined && savers && <OnlyReadable kind="post" id={id} savers={savers} />}
      {id !== undefined && !post && <Deleted id={id} />}
      <UnsavedOffer
        draftKey={key}
        drafts={drafts}
        nameField="title"
        onRestore={({ session, based_on, fields }) => begin(fromDraft(fields), based_on, session)}
      />
      {isOutdated && theirs && (
        <Conflict
          mine={current}
          theirs={toPostValues(theirs)}
          saved_at={theirs.updated_at}
          wasRefused={refused?.theirs !== undefined}
          onMine={() => setStart({ ...start, based_on: theirs.updated_at, isOutdated: false })}
          onTheirs={() => begin(toPostValues(theirs), theirs.updated_at)}
        />
      )}
      <PostForm
        key={start.opening}
        id={id}
        draft={{ key, session }}
        values={start.values}
        current={current}
        based_on={start.based_on}
        warnings={warnings}
        savers={savers}
        now={now}
        refused={refused}
        onChange={change}
      />
    </section>
  )
}

function Deleted({ id }: { id: string }) {
  const { Form } = useFetcher()
  return (
    <div role="alert" className="mt-4 rounded-control border-l-4 border-danger bg-danger-tint px-4 py-3">
      <p>
        <strong>This post was deleted elsewhere.</strong> What you wrote is still here.
      </p>
      <Form method="post" action={`/admin/blog/${id}/undelete`} className="mt-2">
        <Button type="submit" look="outline">
          Bring the post back
        </Button>
      </Form>
    </div>
  )
}
