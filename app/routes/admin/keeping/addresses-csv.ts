import { requireRight } from '#server/pages/guard.ts'
import { databaseContext } from '#server/context.ts'
import { loadRedirects } from '#server/data/redirects/read.ts'
import { writeCsv } from '#server/redirects/csv.ts'
import type { Route } from './+types/addresses-csv'

/** All redirects as a file to keep, or to change in a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs) {
  requireRight(request, context, 'change-settings')
  const redirects = await loadRedirects(context.get(databaseContext))
  return new Response(writeCsv(redirects), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': 'attachment; filename="addresses.csv"',
    },
  })
}
