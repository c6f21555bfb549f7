import type { RouterContextProvider } from 'react-router'
import type { PreviewKind } from '#domain/preview.ts'
import { PreviewLinkSchema } from '#domain/preview-link-schema.ts'
import { rightToWrite } from '#domain/rights.ts'
import { requireRight } from '#server/auth/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { parseForm } from '#server/form-errors.ts'
import { type Author, authorOf } from '#server/data/change.ts'
import { createPreviewLink } from '#server/preview-links.ts'
import type { MadeLink } from './made-link.ts'
import { PREVIEWS } from './previews.ts'

type Sent = { request: Request; context: Readonly<RouterContextProvider> }
type Target = { kind: PreviewKind; id: string }

/** Makes a preview link for the thing whose form was sent. What is typed is kept with the link, and nowhere else. */
export async function linkFromForm(sent: Sent, { kind, id }: Target, form: FormData): Promise<MadeLink> {
  const db = sent.context.get(databaseContext)
  const { now, siteUrl } = sent.context.get(siteContext)
  const author = await requireRightToLink(sent, { kind, id })
  if (!author)
    return { errors: { link_state: 'This was deleted meanwhile. Bring it back before you make a link.' } }
  const parsed = parseForm(PreviewLinkSchema, Object.fromEntries(form))
  if (!parsed.ok) return parsed
  const { link_note: note, link_state, link_days: days } = parsed.fields
  const kept =
    link_state === 'newest'
      ? { ok: true as const, snapshot: null }
      : await PREVIEWS[kind].writeTyped(db, { form, id, author }, now)
  if (!kept.ok) return kept
  const { snapshot } = kept
  const link = { kind, target_id: id, snapshot, note, made_by: author.author_id, days }
  const path = await createPreviewLink(db, link, now)
  return { address: new URL(path, siteUrl).href, errors: {} }
}

/** Who may write the thing, public as it is; others are refused. Undefined when there is none. */
export async function requireRightToLink(
  { request, context }: Sent,
  { kind, id }: Target,
): Promise<Author | undefined> {
  const status = await PREVIEWS[kind].findStatus(context.get(databaseContext), id)
  const author = authorOf(requireRight(request, context, rightToWrite(status ?? 'draft')))
  return status && author
}
