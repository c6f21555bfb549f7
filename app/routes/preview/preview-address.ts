import { href, redirect } from 'react-router'
import type { PreviewKind } from '#domain/publishing/preview.ts'

/** The names of the buttons that ask a form for a preview, and for a link to one. */
export const PREVIEW = 'preview'
export const MAKE_LINK = 'make_link'

/** The name of the buttons that choose a page of the site as its settings would make it. */
export const SITE_PAGE = 'site_page'

/** Where people with a role see a thing as visitors would: as it is saved, or, of a form that is sent there, as it is typed. */
export const previewAddress = (kind: PreviewKind, id?: string) =>
  href('/admin/preview/:kind', { kind }) + (id === undefined ? '' : `?id=${encodeURIComponent(id)}`)

/** Whether a form was sent to be looked at, and not to be saved. */
export const isPreview = (form: FormData) => form.has(PREVIEW)

/** Sends a form that may be saved on to its preview, whole: browsers send it again on a 307. */
export const toPreview = (kind: PreviewKind, id?: string) => redirect(previewAddress(kind, id), 307)

/** Sends settings that may be saved on to their preview, in the same way. */
export const toSettingsPreview = () => redirect(href('/admin/preview/settings'), 307)
