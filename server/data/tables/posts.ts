import type { POST_FIELDS } from '#domain/post/fields.ts'
import type { Status } from '#domain/publishing/status.ts'
import type { ColumnsOf } from '../columns/field-columns.ts'

/** Each table, column for column. */
export interface PostTables {
  blog_posts: ColumnsOf<typeof POST_FIELDS> & {
    id: string
    slug: string
    status: Status
    created_at: string
    updated_at: string
    author_id: string | null
    /** The addresses of the recipes that its text shows as cards, a JSON list of at most six. */
    shows: string
  }
}
