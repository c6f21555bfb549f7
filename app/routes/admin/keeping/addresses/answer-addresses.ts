import { data, href, type RouterContextProvider } from 'react-router'
import type { Notice } from '#domain/notice.ts'
import { toOldPath, toTypedOldPath, withoutQuery } from '#domain/addresses/redirect.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { findRedirect } from '#server/data/redirects/read.ts'
import { deleteRedirect, hideMissing, saveRedirect } from '#server/data/redirects/write.ts'
import { findLivingPath } from '#server/redirects/living-page.ts'
import { findPageNamed } from '#server/redirects/named-pages.ts'
import { redirectWith } from '#server/forms/notice.ts'
import { toTarget } from '#server/redirects/redirect-target.ts'
import { invalid } from '#server/forms/responses.ts'

type Context = Readonly<RouterContextProvider>

const NO_PATH = 'Please enter the path of an old page, such as /2019/03/carrot-soup.'
const LIVES =
  'The old address is a page of the site. Take the page down first, then its address can be sent on.'
const NO_TARGET =
  'Please enter the name or the path of a page of this site, or an address that begins with https.'
const NO_PAGE = 'There is no such page on this site.'

/** Which form it is stands in its field `form`. */
export async function answerAddresses(form: FormData, context: Context) {
  const text = (name: string) => String(form.get(name) ?? '')
  const path = toOldPath(text('from'))
  const db = context.get(databaseContext)
  const { now } = context.get(siteContext)
  switch (text('form')) {
    case 'save':
      return save(
        { from: text('from'), to: text('to'), isGone: text('kind') === 'gone' },
        toOldPath(text('was')),
        context,
      )
    case 'delete': {
      const isDone = path !== undefined && (await deleteRedirect(db, path, now))
      return isDone ? back(removed(path)) : back(NOTHING)
    }
    case 'hide':
      if (path !== undefined) await hideMissing(db, path)
      return back({ kind: 'success', title: 'Address hidden', text: 'It is no longer listed as not found.' })
    default:
      throw data(null, { status: 400 })
  }
}

type Typed = { from: string; to: string; isGone: boolean }

/** Stores an address. `was` is the old address in whose place it comes. */
async function save(typed: Typed, was: string | undefined, context: Context) {
  const db = context.get(databaseContext)
  const { now, siteUrl } = context.get(siteContext)
  const refuse = (errors: Record<string, string>) => invalid(typed, errors)
  const path = toTypedOldPath(typed.from)
  if (path === undefined) return refuse({ from: NO_PATH })
  if (await findLivingPath(db, withoutQuery(path), now)) return refuse({ from: LIVES })
  const target = typed.isGone
    ? null
    : (toTarget(typed.to, siteUrl) ?? (await findPageNamed(db, typed.to, now)))
  if (target === undefined) return refuse({ to: NO_TARGET })
  const isOurs = target?.startsWith('/') ?? false
  const living = isOurs && target !== null ? await findLivingPath(db, target, now) : undefined
  const isThere = !isOurs || living || target === path || (target && (await findRedirect(db, target)))
  if (!isThere) return refuse({ to: NO_PAGE })
  const leads_to = living ?? target
  const saved = await saveRedirect(db, { path, leads_to }, now, was)
  if (!saved.ok)
    return refuse({
      to: `This would go in a circle: ${leads_to} already leads to the address on the left. Nothing was saved.`,
    })
  const text =
    saved.leads_to === null ? `${path} says that the page is gone.` : `${path} leads to ${saved.leads_to}.`
  return back({ kind: 'success', title: 'Address saved', text })
}

const removed = (path: string): Notice => ({
  kind: 'success',
  title: 'Address removed.',
  text: `${path} answers “not found” again.`,
  undo: {
    action: `${href('/admin/keeping/addresses/undo')}?path=${encodeURIComponent(path)}`,
    label: 'Undo',
  },
})

const NOTHING: Notice = {
  kind: 'destructive',
  title: 'Nothing was changed',
  text: 'This address is no longer there.',
}

const back = (notice: Notice) => redirectWith(href('/admin/keeping/addresses'), notice)
