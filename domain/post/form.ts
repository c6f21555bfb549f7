import { fromNames, type SentForm, sentText, toText } from 'recipe-basics/fields/field'
import { readPublication } from '../publishing/publish-date.ts'
import { POST_FIELD_NAMES } from './fields.ts'
import type { PostFields } from './post.ts'

/** A post as its form begins: texts, and the moment of its publication as an instant or nothing. */
export type PostValues = Record<keyof PostFields | 'slug', string>

/** A new post. */
export const EMPTY_POST: PostValues = {
  ...fromNames(POST_FIELD_NAMES, () => ''),
  slug: '',
  status: 'draft',
}

/** A post as its browser kept it, field by field. */
export function fromDraft(fields: [name: string, value: string][]): PostValues {
  const values = { ...EMPTY_POST }
  for (const [name, value] of fields) if (isField(name)) values[name] = value
  return values
}

const isField = (name: string): name is keyof PostValues => Object.hasOwn(EMPTY_POST, name)

/** A stored post as its form begins. */
export function toPostValues({ slug, fields }: { slug: string; fields: PostFields }): PostValues {
  return { ...fromNames(POST_FIELD_NAMES, (name) => toText(fields[name])), slug, status: fields.status }
}

/**
 * What a form holds that was sent, or is being filled in. The date, a local time in the field `time_zone`, becomes the
 * moment it means; `stored` is what it was, to the second, and stays so while the field shows the same minute.
 */
export function readPostValues(form: SentForm, stored?: string | null): PostValues {
  const text = (name: string) => sentText(form.get(name))
  return {
    ...fromNames(POST_FIELD_NAMES, text),
    slug: text('slug'),
    content: text('content').replace(/\r\n?/g, '\n'),
    ...readPublication(form, stored),
  }
}
