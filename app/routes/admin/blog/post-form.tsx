import { useRef } from 'react'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { useFirstError } from '#app/ui/form/form-errors.ts'
import { useTypedEarly } from '#app/ui/form/use-typed-early.ts'
import { useUnsaved } from '#app/ui/form/use-unsaved.ts'
import { type PostValues, readPostValues } from '#domain/post/form.ts'
import type { WarningsByField } from '#domain/fields/field-warnings.ts'
import { tableOf } from '../table-address.ts'
import { PreviewButton } from '../preview-button.tsx'
import { isScheduled } from '#domain/publishing/publish-date.ts'
import { PostInputs } from './post-inputs.tsx'
import { PostPreview } from './post-preview.tsx'

/** The id of the form, for controls that stand outside it. */
export const POST_FORM = 'post'

/** spec.md section 5. `values` fill the fields once; `current` is what stands in them now. */
export function PostForm({
  id,
  draft,
  values,
  current,
  based_on,
  warnings,
  savers,
  now,
  refused,
  onChange,
}: {
  id?: string
  /** Where what is written is kept, and under which name. */
  draft: { key: string; session: string }
  values: PostValues
  current: PostValues
  based_on: string
  warnings?: WarningsByField
  /** Who can save the post, where its reader cannot. */
  savers?: readonly string[]
  now: string
  refused?: { title?: string; errors: Record<string, string>; problem?: string }
  onChange: (values: PostValues) => void
}) {
  const form = useRef<HTMLFormElement>(null)
  const [query] = useSearchParams()
  const navigation = useNavigation()
  const isSaving = navigation.formMethod === 'POST'
  useUnsaved(draft.session !== '' && !isSaving)
  const readTyped = () =>
    form.current && onChange(readPostValues(new FormData(form.current), values.published_at))
  useTypedEarly(form, readTyped)
  const errors = refused?.errors ?? {}
  useFirstError(form, refused)
  return (
    <div className="grid gap-8">
      <Form
        ref={form}
        id={POST_FORM}
        method="post"
        // The server says what is wrong, in the words of the site and beside the fields.
        noValidate
        onInput={readTyped}
      >
        <input type="hidden" name="based_on" value={based_on} />
        <input type="hidden" name="draft_key" value={draft.key} />
        <input type="hidden" name="session" value={draft.session} />
        {refused?.problem && (
          // With scripts, a notice says so.
          <p role="alert" className="mb-4 hidden font-semibold text-danger noscript:block">
            {refused.title}: {refused.problem}
          </p>
        )}
        <fieldset disabled={savers !== undefined} className="contents">
          <PostInputs {...{ values, current, now, errors, warnings }}>
            {!savers && (
              <div className="flex flex-wrap gap-3">
                <Button type="submit" disabled={isSaving}>
                  {isScheduled(current, now) ? 'Schedule' : id === undefined ? 'Create Post' : 'Update Post'}
                </Button>
                <PreviewButton />
                <ButtonLink look="quiet" to={tableOf('blog', query)}>
                  Cancel
                </ButtonLink>
              </div>
            )}
          </PostInputs>
        </fieldset>
      </Form>
      <PostPreview values={current} />
    </div>
  )
}
