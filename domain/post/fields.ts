import { type Fields, namesOf } from 'recipe-basics/fields/field'
import { PUBLISH_DATE } from '../publishing/status.ts'
import { POST_DRAWINGS } from './post-drawing.ts'

/** Characters of content that a post may have. */
export const MAX_CONTENT = 500_000

/**
 * The fields of a blog post that are one column each, beside its status. A new field is its line here, a migration, and its
 * place in the form, on the page and in the preview of the form.
 */
export const POST_FIELDS = {
  title: { kind: 'line', label: 'Title', most: 200, required: true },
  content: {
    kind: 'html',
    label: 'Content',
    most: MAX_CONTENT,
    required: true,
    about: 'HTML, one block a line.',
  },
  excerpt: { kind: 'prose', label: 'Excerpt', most: 2_000 },
  featured_image_url: { kind: 'address', label: 'Featured Image' },
  drawn_as: { kind: 'choice', label: 'Drawing', choices: POST_DRAWINGS, own: true },
  published_at: PUBLISH_DATE,
} as const satisfies Fields

export type PostField = keyof typeof POST_FIELDS

/** Their names, in the order of the table. */
export const POST_FIELD_NAMES = namesOf(POST_FIELDS)
