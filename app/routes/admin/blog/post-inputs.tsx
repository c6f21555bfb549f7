import { Fragment, type ReactNode } from 'react'
import { NameLine } from '../name-line.tsx'
import { namesOf } from 'recipe-basics/fields/field'
import { ContentField } from '#app/ui/editor/content-field.tsx'
import { FormSelect } from '../../../ui/field/choice-field.tsx'
import { FieldControl, type FieldLook } from '#app/ui/form/field-control.tsx'
import { FieldWarnings } from '../../../ui/field/field-warnings.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import type { WarningsByField } from '#domain/fields/field-warnings.ts'
import { POST_FIELDS } from '#domain/post/fields.ts'
import type { PostValues } from '#domain/post/form.ts'
import { slugify } from '#domain/addresses/slug.ts'
import { nameTool, TOOL_KINDS } from 'food-drawings/tool/kinds'
import { PublishDate, StatusField } from './publish-fields.tsx'

/**
 * The fields of a post: title and text as they will stand, the rest in a panel at their side, in which `children` follow the date.
 * `values` fill them once; `current` is what stands in them now.
 */
export function PostInputs({
  values,
  current,
  now,
  errors,
  warnings = {},
  children,
}: {
  values: PostValues
  current: PostValues
  now: string
  errors: Record<string, string>
  warnings?: WarningsByField
  children: ReactNode
}) {
  const control = (name: 'excerpt' | 'featured_image_url', look?: FieldLook) => (
    <FieldControl
      name={name}
      field={POST_FIELDS[name]}
      look={look}
      value={values[name]}
      error={errors[name]}
      note={warnings[name] && <FieldWarnings texts={warnings[name]} />}
    />
  )
  // The compiler refuses a form that leaves a field out.
  const inputs: Record<keyof PostValues, ReactNode> = {
    title: (
      <NameLine
        label={POST_FIELDS.title.label}
        name="title"
        placeholder="Title of the post"
        value={values.title}
        error={errors.title}
        note={warnings.title && <FieldWarnings texts={warnings.title} />}
      />
    ),
    status: <StatusField value={values.status} error={errors.status} />,
    published_at: <PublishDate {...{ values, current, now }} error={errors.published_at} />,
    slug: (
      <TextField
        label="Slug"
        name="slug"
        defaultValue={values.slug}
        error={errors.slug}
        hint={`The last part of the post’s address: /blog/${slugify(current.slug || current.title) || '…'}. Leave it empty to make it from the title.`}
      />
    ),
    excerpt: control('excerpt', { rows: 2 }),
    content: (
      <ContentField
        label={POST_FIELDS.content.label}
        name="content"
        rows={15}
        value={values.content}
        error={errors.content}
        hint={
          <>
            In HTML, put each paragraph, heading, list or picture on a line of its own.
            <FieldWarnings texts={warnings.content} />
          </>
        }
      />
    ),
    featured_image_url: control('featured_image_url', {
      hint: 'Upload a picture, or enter the address of one. Without a picture, the post shows a drawing.',
    }),
    drawn_as: (
      <FormSelect
        label={POST_FIELDS.drawn_as.label}
        name="drawn_as"
        defaultValue={values.drawn_as}
        error={errors.drawn_as}
        hint="Readers see it where there is no picture. The recipes are those that the text links."
      >
        <option value="">The recipes in the text; without any, the title</option>
        <option value="plate">A plate: the first recipe</option>
        <option value="table">A table with the recipes</option>
        <optgroup label="A tool">
          {TOOL_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {nameTool(kind)}
            </option>
          ))}
        </optgroup>
      </FormSelect>
    ),
  }
  const side = namesOf(inputs).filter((name) => !PLACED.has(name))
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,41rem)_minmax(15rem,20rem)]">
      <div className="grid min-w-0 gap-6">
        {inputs.title}
        {inputs.content}
      </div>
      <div className="grid min-w-0 gap-5 rounded-panel border border-line bg-surface p-5">
        {inputs.status}
        {inputs.published_at}
        {children}
        {side.map((name) => (
          <Fragment key={name}>{inputs[name]}</Fragment>
        ))}
      </div>
    </div>
  )
}

const PLACED: ReadonlySet<keyof PostValues> = new Set(['title', 'content', 'status', 'published_at'])
