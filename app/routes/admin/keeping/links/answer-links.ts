import { data, href, type RouterContextProvider } from 'react-router'
import type { Notice } from '#domain/notice.ts'
import { databaseContext, resourcesContext, siteContext } from '#server/context.ts'
import { findShopLinks } from '#server/data/links/find-shop-links.ts'
import { askNow, replaceShopLinks } from '#server/data/links/shop-links.ts'
import { redirectWith } from '#server/forms/notice.ts'

const ALL = 'all'

/** Has a link asked now, by its key, or all that there are. */
export async function answerLinks(form: FormData, context: Readonly<RouterContextProvider>) {
  const which = form.get('check')
  if (typeof which !== 'string') throw data(null, { status: 400 })
  const jobs = context.get(resourcesContext).jobs
  const { now, words } = context.get(siteContext)
  if (!jobs || words.link_check === null) return back(OFF)
  const db = context.get(databaseContext)
  if (which === ALL) {
    const links = await findShopLinks(db)
    await db.transaction().execute(async (db) => replaceShopLinks(db, links.keys(), now))
  }
  if (!(await askNow(db, which === ALL ? undefined : which, now))) return back(NOTHING)
  jobs.wake('links')
  return back(ASKED)
}

const ASKED: Notice = {
  kind: 'success',
  title: 'The check begins',
  text: 'You can leave this page. Links to one shop are asked with a pause in between.',
}
const NOTHING: Notice = { kind: 'success', title: 'There is no such link to a shop any more' }
const OFF: Notice = {
  kind: 'destructive',
  title: 'Links to shops are not checked',
  text: 'Nothing was asked.',
}

const back = (notice: Notice) => redirectWith(href('/admin/keeping/links'), notice)
