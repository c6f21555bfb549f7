import type { PostFields } from '#domain/post.ts'
import { isTimeZone, toInstant, toLocalTime } from '#domain/time-zone.ts'

/** A post as its form begins: texts, and the moment of its publication as an instant or nothing. */
export type PostValues = Record<keyof PostFields | 'slug', string>

export const NO_POST: PostValues = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  featured_image_url: '',
  status: 'draft',
  published_at: '',
}

/** A post as it was kept, field by field. */
export function fromFields(fields: [name: string, value: string][]): PostValues {
  const values = { ...NO_POST }
  for (const [name, value] of fields) if (isField(name)) values[name] = value
  return values
}

const isField = (name: string): name is keyof PostValues => Object.hasOwn(NO_POST, name)

/** A stored post as its form begins. */
export function toPostValues({ slug, fields }: { slug: string; fields: PostFields }): PostValues {
  return {
    title: fields.title,
    slug,
    excerpt: fields.excerpt ?? '',
    content: fields.content,
    featured_image_url: fields.featured_image_url ?? '',
    status: fields.status,
    published_at: fields.published_at ?? '',
  }
}

/**
 * What a form holds that was sent, or is being filled in. The date, a local time in the field `time_zone`, becomes the
 * moment it means; `stored` is what it was, to the second, and stays so while the field shows the same minute.
 */
export function readPostValues(form: FormData, stored = ''): PostValues {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    title: text('title'),
    slug: text('slug'),
    excerpt: text('excerpt'),
    content: text('content').replace(/\r\n?/g, '\n'),
    featured_image_url: text('featured_image_url'),
    status: text('status'),
    published_at: toMoment(text('published_at'), text('time_zone') || 'UTC', stored),
  }
}

/** The moment that a local time means. What is no time, or of no known zone, is kept as it is, to be refused in words. */
function toMoment(local: string, zone: string, stored: string): string {
  if (!local || !isTimeZone(zone)) return local
  return stored && toLocalTime(stored, zone) === local ? stored : (toInstant(local, zone) ?? local)
}
