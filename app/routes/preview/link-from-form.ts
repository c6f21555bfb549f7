import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { namesOf } from 'recipe-basics/fields/field'
import { LINK_DAYS, LINK_STATES, MAX_LINK_NOTE, type PreviewKind } from '#domain/publishing/preview.ts'
import { rightToWrite } from '#domain/people/rights.ts'
import { optionalLine, requiredChoice } from '#domain/fields/schema-fields.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { parseForm } from '#server/forms/form-errors.ts'
import { type Author, authorOf } from '#server/data/changes/change.ts'
import { createPreviewLink } from '#server/pages/preview-links.ts'
import type { MadeLink } from './made-link.ts'
import type { PreviewsOfKind } from './previewed.ts'

type Sent = { request: Request; context: Readonly<RouterContextProvider> }
/** A thing, and the previews of its kind. */
type Target = { kind: PreviewKind; id: string; previews: PreviewsOfKind }

/** What somebody chooses who makes a preview link. */
const PreviewLinkSchema = z.object({
  link_note: optionalLine('For whom', MAX_LINK_NOTE),
  link_state: requiredChoice('What it shows', namesOf(LINK_STATES)),
  link_days: requiredChoice('Works for', LINK_DAYS).transform(Number),
})

/** Makes a preview link for the thing whose form was sent. What is typed is kept with the link, and nowhere else. */
export async function linkFromForm(
  sent: Sent,
  { kind, id, previews }: Target,
  form: FormData,
): Promise<MadeLink> {
  const db = sent.context.get(databaseContext)
  const { now, siteUrl } = sent.context.get(siteContext)
  const author = await requireRightToLink(sent, { id, previews })
  if (!author)
    return { errors: { link_state: 'This was deleted meanwhile. Bring it back before you make a link.' } }
  const parsed = parseForm(PreviewLinkSchema, Object.fromEntries(form))
  if (!parsed.ok) return parsed
  const { link_note: note, link_state, link_days: days } = parsed.fields
  const kept =
    link_state === 'newest'
      ? { ok: true as const, snapshot: null }
      : await previews.writeTyped(db, { form, id, author }, now)
  if (!kept.ok) return kept
  const { snapshot } = kept
  const link = { kind, target_id: id, snapshot, note, made_by: author.author_id, days }
  const path = await createPreviewLink(db, link, now)
  return { address: new URL(path, siteUrl).href, errors: {} }
}

/** Who may write the thing, public as it is; others are refused. Undefined when there is none. */
export async function requireRightToLink(
  { request, context }: Sent,
  { id, previews }: Omit<Target, 'kind'>,
): Promise<Author | undefined> {
  const status = await previews.findStatus(context.get(databaseContext), id)
  const author = authorOf(requireRight(request, context, rightToWrite(status ?? 'draft')))
  return status && author
}
