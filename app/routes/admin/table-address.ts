import type { Author } from '#server/data/changes/change.ts'

/** The tables of the admin area, by the paths that show each; the first is the one that a form leads to by itself. */
const TABLES = {
  recipes: ['/admin/recipes', '/admin/recipes/add', '/admin/recipes/list'],
  equipment: ['/admin/equipment', '/admin/equipment/list'],
  blog: ['/admin/blog', '/admin/blog/list', '/admin/blog/scheduled'],
} as const

/** Who saves a form, and the table that it leads back to. */
export type Saving = { author: Author; table: string }

const MAX_QUERY = 2_000
const QUERY = /^[\w=&%+.*~-]*$/

/** The address of a form that leads back to a table as it is now: searched, sorted and on its page. */
export function withTable(to: string, table: string): string {
  const isFirst = Object.values(TABLES).some(([first]) => first === table)
  return isFirst ? to : `${to}?table=${encodeURIComponent(table)}`
}

/**
 * The table that a form leads back to. `query` is that of the form; whatever is no address of this table counts as not
 * said.
 */
export function tableOf(kind: keyof typeof TABLES, query: URLSearchParams): string {
  const [sent = '', search = '', ...rest] = (query.get('table') ?? '').split('?')
  const path = TABLES[kind].find((path) => path === sent)
  if (path === undefined || rest.length > 0 || search.length > MAX_QUERY || !QUERY.test(search))
    return TABLES[kind][0]
  return search ? `${path}?${search}` : path
}
