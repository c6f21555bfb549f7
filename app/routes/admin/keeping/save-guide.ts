import { data, href } from 'react-router'
import { GUIDE_FIELDS } from '#domain/guide/fields.ts'
import { describeGuide, readGuideValues, toGuideValues } from '#domain/guide/form.ts'
import { withStandard } from '#domain/guide/guide-page.ts'
import { GuideSchema } from '#domain/guide/schema.ts'
import { checkClaims, withWarnings } from '#server/forms/check-claims.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { restoreGuidePage, updateGuidePage } from '#server/data/guide/write.ts'
import { parseForm } from '#server/forms/form-errors.ts'
import { STANDARD_PAGES } from '#server/data/guide/standard-pages.ts'
import { redirectDocumentWith } from '#server/forms/notice.ts'
import { invalid, notFound } from '#server/forms/responses.ts'
import { differencesOf } from '../differences.ts'
import type { Route } from './+types/guide-word'

type Context = Route.ActionArgs['context']

/** Changes a page of the guide from its form, unless somebody else has since it was opened: then both are shown. */
export async function saveGuide(context: Context, slug: string, author_id: string, form: FormData) {
  const values = readGuideValues(form)
  const standard = STANDARD_PAGES.find((page) => page.slug === slug)
  if (!standard) throw notFound()
  // What is saved is checked as readers will see it: an empty part goes back to the standard.
  const parsed = parseForm(GuideSchema, withStandard(values.words, standard.words))
  if (!parsed.ok) return invalid(values, parsed.errors)
  const checked = checkClaims(GUIDE_FIELDS, parsed.fields)
  if (!checked.ok) return invalid(values, checked.errors)
  const based_on = String(form.get('overwrite') ?? form.get('based_on') ?? '')
  const change = { words: parsed.fields, isOff: values.isOff, author_id, based_on }
  const saved = await updateGuidePage(
    context.get(databaseContext),
    slug,
    change,
    context.get(siteContext).now,
  )
  if (!saved.ok && saved.reason === 'missing') throw notFound()
  if (!saved.ok) {
    const { words, isOff, updated_at } = saved.current
    const theirs = describeGuide(toGuideValues(words, isOff))
    const conflict = { updated_at, differences: differencesOf(describeGuide(values), theirs) }
    return data({ values, errors: {}, conflict }, { status: 409 })
  }
  const text = values.isOff ? 'Readers do not see the page any more.' : 'Readers see it now.'
  const notice = { kind: 'success', title: 'Page saved.', text } as const
  return redirectDocumentWith(
    href('/admin/keeping/guide/:slug', { slug }),
    withWarnings(notice, checked.claims),
  )
}

/** Makes a page what it was in one of its versions. */
export async function restoreGuide(context: Context, slug: string, author_id: string, version: string) {
  const { now } = context.get(siteContext)
  const done = await restoreGuidePage(context.get(databaseContext), slug, version, { author_id }, now)
  if (!done) throw notFound()
  const page = href('/admin/keeping/guide/:slug', { slug })
  return redirectDocumentWith(page, { kind: 'success', title: 'Version restored' })
}
