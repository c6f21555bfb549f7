import { type RouterContextProvider } from 'react-router'
import { databaseContext, siteContext } from '#server/context.ts'
import { restoreThing } from '#server/data/things/change-one.ts'
import type { Row, Thing } from '#server/data/things/thing.ts'
import { redirectDocumentWith } from '#server/forms/notice.ts'
import { forbidden, notFound } from '#server/forms/responses.ts'
import { formPath } from './form-path.ts'
import { type Saving, withTable } from './table-address.ts'

type Context = Readonly<RouterContextProvider>

/** Gives a thing one of its versions back, and opens its form anew. */
export async function answerRestore(
  context: Context,
  thing: Thing<Row, object>,
  names: { id: string; version: string },
  { author, table }: Saving,
) {
  const { now } = context.get(siteContext)
  const restored = await restoreThing(context.get(databaseContext), thing, names, author, now)
  if (!restored.ok) throw restored.reason === 'not-allowed' ? forbidden() : notFound()
  const form = withTable(formPath(thing.kind, names.id), table)
  return redirectDocumentWith(form, { kind: 'success', title: 'Version restored' })
}
