import { data } from 'react-router'
import { EQUIPMENT_FIELDS } from '#domain/equipment/fields.ts'
import {
  describeEquipment,
  type EquipmentValues,
  readEquipmentValues,
  toEquipmentInput,
  toEquipmentValues,
} from '#domain/equipment/form.ts'
import { withPriceDay } from '#domain/equipment/price-day.ts'
import { EquipmentSchema } from '#domain/equipment/schema.ts'
import type { FieldClaim } from '#domain/health-claims/claims-of-fields.ts'
import { checkClaims, withWarnings } from '#server/forms/check-claims.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { mayWrite } from '#server/data/changes/change.ts'
import { createEquipment, updateEquipment } from '#server/data/equipment/write.ts'
import { findStoredEquipment } from '#server/data/equipment/row.ts'
import { undeleteThingAs } from '#server/data/things/change-one.ts'
import { EQUIPMENT } from '#server/data/things/equipment-thing.ts'
import { readSiteDay } from '#server/data/settings/site-day.ts'
import { parseForm } from '#server/forms/form-errors.ts'
import { redirectWith } from '#server/forms/notice.ts'
import { invalid } from '#server/forms/responses.ts'
import type { MadeLink } from '../../preview/made-link.ts'
import { isPreview, toPreview } from '../../preview/preview-address.ts'
import { deletedElsewhere } from '../record-gone.ts'
import { differencesOf } from '../differences.ts'
import { goesLive } from '../goes-live.ts'
import { type Saving } from '../table-address.ts'
import type { Route } from './+types/edit'

type Context = Route.ActionArgs['context']

const SLUG_TAKEN = { slug: 'Another piece has this address.' }
const ONLY_ADMINISTRATORS = 'Only an administrator can save what is public or scheduled.'

/** Stores a new piece of equipment from its form. */
export async function createFromForm(context: Context, { author, table }: Saving, form: FormData) {
  const values = readEquipmentValues(form)
  const checked = checkEquipment(values)
  if (!checked.ok) return invalid(values, checked.errors)
  if (isPreview(form)) return toPreview('equipment')
  const { fields, ...publication } = checked.piece
  if (!mayWrite(author, publication.status)) return refuse(values)
  const { now } = context.get(siteContext)
  const db = context.get(databaseContext)
  const piece = { ...withPriceDay(fields, undefined, await readSiteDay(db, now)), ...publication }
  const created = await createEquipment(db, [piece], now)
  const live = goesLive(form, publication, context.get(siteContext))
  return created.ok ? saved(fields.name, live, checked.claims, table) : invalid(values, SLUG_TAKEN)
}

/**
 * Changes a piece from its form, unless somebody else has since it was opened: then both are shown. With `bring_back`,
 * what was deleted meanwhile is there again first.
 */
export async function updateFromForm(context: Context, id: string, saving: Saving, form: FormData) {
  const { author, table } = saving
  const { now } = context.get(siteContext)
  const db = context.get(databaseContext)
  const stored = await findStoredEquipment(db, id)
  const values = readEquipmentValues(form, stored?.published_at)
  const checked = checkEquipment(values)
  if (!checked.ok) return invalid(values, checked.errors)
  if (isPreview(form)) return toPreview('equipment', id)
  if (!mayWrite(author, checked.piece.status)) return refuse(values)
  const bringsBack = form.has('bring_back')
  const based_on = bringsBack ? undefined : String(form.get('overwrite') ?? form.get('based_on') ?? '')
  const change = { ...checked.piece, ...author, based_on }
  const changed = bringsBack
    ? await undeleteThingAs(db, EQUIPMENT, id, change, now)
    : await updateEquipment(db, id, change, now)
  const live = goesLive(form, checked.piece, context.get(siteContext))
  if (changed.ok) return saved(checked.piece.fields.name, live, checked.claims, table)
  if (changed.reason === 'not-allowed') return refuse(values)
  if (changed.reason === 'slug-taken') return invalid(values, SLUG_TAKEN)
  if (changed.reason === 'missing' && bringsBack) return createFromForm(context, saving, form)
  if (changed.reason === 'missing') return deletedElsewhere('Equipment', { values })
  const { current } = changed
  const theirs = describeEquipment(toEquipmentValues(current))
  const conflict = {
    updated_at: current.updated_at,
    differences: differencesOf(describeEquipment(values), theirs),
  }
  return data({ values, errors: {}, conflict }, { status: 409 })
}

/** The form of a piece as it was typed, with what became of a link to it. */
export const withLink = (form: FormData, made: MadeLink) =>
  data({ values: readEquipmentValues(form), errors: made.errors, made }, { status: made.address ? 200 : 422 })

/** The form comes back as it was typed: an administrator has to save it. */
const refuse = (values: EquipmentValues) =>
  data({ values, errors: { status: ONLY_ADMINISTRATORS } }, { status: 403 })

/** What the form of a piece says, or what is wrong with it. */
export function checkEquipment(values: EquipmentValues) {
  const parsed = parseForm(EquipmentSchema, toEquipmentInput(values))
  if (!parsed.ok) return parsed
  const checked = checkClaims(EQUIPMENT_FIELDS, parsed.fields.fields)
  return checked.ok ? { ...checked, piece: parsed.fields } : checked
}

function saved(name: string, live: string | undefined, claims: FieldClaim[], table: string) {
  const text = [`"${name}" has been saved.`, live].filter(Boolean).join(' ')
  const notice = { kind: 'success', title: 'Equipment saved', text } as const
  return redirectWith(table, withWarnings(notice, claims))
}
