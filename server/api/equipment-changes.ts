import { createRoute, z } from '@hono/zod-openapi'
import { EQUIPMENT_FIELDS } from '#domain/equipment/fields.ts'
import { withPriceDay } from '#domain/equipment/price-day.ts'
import { readTableQuery } from '#domain/search/table-query.ts'
import { EQUIPMENT_COLUMNS, listEquipmentPage } from '../data/equipment/admin.ts'
import { authorOf, mayWrite } from '../data/changes/change.ts'
import type { Database } from '../data/database/database.ts'
import { createEquipment, updateEquipment } from '../data/equipment/write.ts'
import { findStoredEquipment } from '../data/equipment/row.ts'
import { readSiteDay } from '../data/settings/site-day.ts'
import { CONFLICT, refuseChange, slugTaken } from './conflict.ts'
import { type Api, DELETED, inPath, jsonAnswer, PLACE, tableParameters } from './describe.ts'
import { EquipmentBody, EquipmentListBody, toEquipmentBody } from './equipment-body.ts'
import { AdminEquipmentSchema, SavedEquipmentSchema, toAdminEquipmentJson } from './equipment-json.ts'
import { EXAMPLE_ADMIN_EQUIPMENT, EXAMPLE_EQUIPMENT_INPUT, EXAMPLE_SAVED_EQUIPMENT } from './examples.ts'
import { BODY_REFUSALS, invalid, parseContent, withBody } from './json-body.ts'
import { notFound, problemAnswer } from './problem.ts'
import { ADMIN_REFUSALS, notAllowed, withRight } from './require-right.ts'
import { removeThing } from '../data/things/change-one.ts'
import { EQUIPMENT } from '../data/things/equipment-thing.ts'

const tags = ['Equipment']
const MISSING = { 404: problemAnswer('not_found: no piece of equipment has this id.') }

const LIST = createRoute({
  operationId: 'listAllEquipment',
  method: 'get',
  path: '/api/admin/equipment',
  tags,
  summary: 'List all equipment, drafts too',
  parameters: tableParameters('name, brand and category', EQUIPMENT_COLUMNS),
  ...withRight('see-drafts'),
  responses: {
    200: jsonAnswer(
      z.object({ equipment: z.array(AdminEquipmentSchema), ...PLACE }).openapi('AdminEquipmentList', {
        example: {
          equipment: [EXAMPLE_ADMIN_EQUIPMENT],
          count: 1,
          page: 1,
          pages: 1,
        },
      }),
      'One page of equipment, 50 a page.',
    ),
    ...ADMIN_REFUSALS,
  },
})

const CREATE = createRoute({
  operationId: 'createEquipment',
  method: 'post',
  path: '/api/equipment',
  tags,
  summary: 'Store one piece of equipment, or a list of them',
  description:
    'Published unless its status is draft. A list is stored whole or not at all. The answer has the same form as the body.',
  ...withBody('write-drafts', 'EquipmentInsert', [EXAMPLE_EQUIPMENT_INPUT]),
  responses: {
    201: jsonAnswer(
      z
        .union([SavedEquipmentSchema, z.array(SavedEquipmentSchema)])
        .openapi({ example: [EXAMPLE_SAVED_EQUIPMENT] }),
      'Stored, in the same order.',
    ),
    ...ADMIN_REFUSALS,
    ...BODY_REFUSALS,
    ...CONFLICT,
  },
})

const UPDATE = createRoute({
  operationId: 'updateEquipment',
  method: 'put',
  path: '/api/equipment/{id}',
  tags,
  summary: 'Change a piece of equipment',
  description: 'Fields that are left out stay as they are; a list that is sent replaces the whole list.',
  parameters: [inPath('id', 'Its id.')],
  ...withBody('write-drafts', 'EquipmentChange', { price: 119, updated_at: '2026-03-04T05:06:07.000Z' }),
  responses: {
    200: jsonAnswer(SavedEquipmentSchema, 'Changed. The state before is kept as a version.'),
    ...ADMIN_REFUSALS,
    ...BODY_REFUSALS,
    ...MISSING,
    ...CONFLICT,
  },
})

const DELETE = createRoute({
  operationId: 'deleteEquipment',
  method: 'delete',
  path: '/api/equipment/{id}',
  tags,
  summary: 'Delete a piece of equipment',
  parameters: [inPath('id', 'Its id.')],
  ...withRight('write-drafts'),
  responses: { 204: DELETED, ...ADMIN_REFUSALS, ...MISSING },
})

/** What people with a role may ask and change about equipment. */
export function answerEquipmentChanges(api: Api, db: Database) {
  api.openapi(LIST, async (c) => {
    const query = readTableQuery(new URL(c.req.url).searchParams, EQUIPMENT_COLUMNS, 'created_at')
    const { pieces, ...place } = await listEquipmentPage(db, query)
    return c.json({ equipment: pieces.map(toAdminEquipmentJson), ...place }, 200)
  })

  api.openapi(CREATE, async (c) => {
    const { body, now } = c.var
    const isList = Array.isArray(body)
    const parsed = isList
      ? parseContent(EquipmentListBody, EQUIPMENT_FIELDS, body)
      : parseContent(EquipmentBody, EQUIPMENT_FIELDS, body)
    if (!parsed.ok) return invalid(c, parsed.errors)
    const today = await readSiteDay(db, now)
    const pieces = [parsed.value].flat().map(({ fields, slug, status, published_at }) => ({
      ...withPriceDay({ ...fields, drawn_as: null }, undefined, today),
      slug,
      status,
      published_at,
    }))
    const author = authorOf(c.var.user)
    if (!mayWrite(author, ...pieces.map(({ status }) => status))) return notAllowed(c)
    const created = await createEquipment(db, pieces, now)
    if (!created.ok) return slugTaken(c)
    const [first, ...others] = created.pieces.map((names) => ({ ...names, updated_at: now.toISOString() }))
    if (!first) throw new RangeError('Nothing was stored.')
    return c.json(isList ? [first, ...others] : first, 201)
  })

  api.openapi(UPDATE, async (c) => {
    const current = await findStoredEquipment(db, c.req.param('id'))
    if (!current) return notFound(c)
    const parsed = parseContent(EquipmentBody, EQUIPMENT_FIELDS, c.var.body, toEquipmentBody(current))
    if (!parsed.ok) return invalid(c, parsed.errors)
    const { drawn_as } = current.fields
    const fields = { ...parsed.value.fields, drawn_as }
    const change = { ...parsed.value, fields, ...authorOf(c.var.user) }
    const changed = await updateEquipment(db, current.id, change, c.var.now)
    if (!changed.ok) return refuseChange(c, changed.reason)
    return c.json({ id: changed.id, slug: changed.slug, updated_at: changed.updated_at }, 200)
  })

  api.openapi(DELETE, async (c) => {
    const author = authorOf(c.var.user)
    const piece = await findStoredEquipment(db, c.req.param('id'))
    if (piece && !mayWrite(author, piece.status)) return notAllowed(c)
    const deleted = await removeThing(db, EQUIPMENT, c.req.param('id'), author, c.var.now)
    return deleted ? c.body(null, 204) : notFound(c)
  })
}
