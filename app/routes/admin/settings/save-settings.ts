import { data, href } from 'react-router'
import { readPictureAddress, TAB_ICON } from '#domain/files/picture.ts'
import { SETTINGS } from '#domain/settings/fields.ts'
import {
  describeSettings,
  readSettingValues,
  type SettingValues,
  toSettingValues,
} from '#domain/settings/form.ts'
import { SettingsSchema } from '#domain/settings/schema.ts'
import { checkClaims, withWarnings } from '#server/forms/check-claims.ts'
import { databaseContext, resourcesContext, siteContext } from '#server/context.ts'
import type { Database } from '#server/data/database/database.ts'
import { findIcon } from '#server/data/media/icons.ts'
import { restoreSettings, updateSettings } from '#server/data/settings/write.ts'
import { type FormErrors, parseForm } from '#server/forms/form-errors.ts'
import { redirectDocumentWith } from '#server/forms/notice.ts'
import { invalid, notFound } from '#server/forms/responses.ts'
import { isPreview, toSettingsPreview } from '../../preview/preview-address.ts'
import { differencesOf } from '../differences.ts'
import type { Route } from './+types/settings'

type Context = Route.ActionArgs['context']

/** Changes the settings from their form, unless somebody else has since it was opened: then both are shown. */
export async function saveFromForm(context: Context, author_id: string, form: FormData) {
  const values = readSettingValues(form)
  const db = context.get(databaseContext)
  const checked = await checkSettings(db, values)
  if (!checked.ok) return invalid(values, checked.errors)
  if (isPreview(form)) return toSettingsPreview()
  const { fields, claims } = checked
  const based_on = String(form.get('overwrite') ?? form.get('based_on') ?? '')
  const { now } = context.get(siteContext)
  const saved = await updateSettings(db, { fields, author_id, based_on }, now)
  if (!saved.ok) {
    const theirs = describeSettings(toSettingValues(saved.current.fields))
    const differences = differencesOf(describeSettings(values), theirs)
    const conflict = { updated_at: saved.current.updated_at, differences }
    return data({ values, errors: {}, conflict }, { status: 409 })
  }
  context.get(resourcesContext).jobs?.wake('links')
  const undo = {
    action: `${href('/admin/settings/undo')}?saved=${encodeURIComponent(saved.updated_at)}`,
    label: 'Undo',
  }
  const notice = { kind: 'success', title: 'Settings saved.', text: 'Readers see them now.', undo } as const
  // The form keeps what it began with, so the page is loaded anew.
  return redirectDocumentWith(href('/admin/settings'), withWarnings(notice, claims))
}

const NO_LOGO = 'Upload the logo here: its icons are drawn of the file itself.'

/** Whether icons were drawn of the picture at an address. Nothing is a logo, too. */
async function isLogo(db: Database, address: string | null): Promise<boolean> {
  if (address === null) return true
  const picture = readPictureAddress(address)
  return picture !== undefined && (await findIcon(db, picture.hash, TAB_ICON)) !== undefined
}

/** Settings that may be saved, with the promises in them, or what is wrong with them. */
export async function checkSettings(db: Database, values: SettingValues) {
  const parsed = parseForm(SettingsSchema, values)
  const logo = parsed.ok ? parsed.fields.logo_url : values.logo_url.trim() || null
  const noLogo: FormErrors = (await isLogo(db, logo)) ? {} : { logo_url: NO_LOGO }
  if (!parsed.ok) return { ok: false as const, errors: { ...noLogo, ...parsed.errors } }
  const checked = checkClaims(SETTINGS, parsed.fields)
  const errors = { ...(checked.ok ? {} : checked.errors), ...noLogo }
  if (!checked.ok || Object.keys(errors).length > 0) return { ok: false as const, errors }
  return { ...checked, fields: parsed.fields }
}

/** Makes the settings what they were in one of their versions. */
export async function restoreFromForm(context: Context, author_id: string, version: string) {
  const { now } = context.get(siteContext)
  if (!(await restoreSettings(context.get(databaseContext), version, { author_id }, now))) throw notFound()
  return redirectDocumentWith(href('/admin/settings'), { kind: 'success', title: 'Version restored' })
}
