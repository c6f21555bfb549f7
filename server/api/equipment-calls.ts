import { createRoute, z } from '@hono/zod-openapi'
import { filterEquipment, readEquipmentFilter, withKnownCategory } from '#domain/equipment/filter.ts'
import type { Database } from '../data/database/database.ts'
import { findEquipment, listEquipment } from '../data/equipment/read.ts'
import { type Api, inPath, jsonAnswer, PLACE, SEARCH } from './describe.ts'
import { EquipmentSchema, toEquipmentJson } from './equipment-json.ts'
import { EXAMPLE_EQUIPMENT } from './examples.ts'
import { notFound, problemAnswer } from './problem.ts'

const tags = ['Equipment']

const LIST = createRoute({
  operationId: 'listEquipment',
  method: 'get',
  path: '/api/equipment',
  tags,
  summary: 'List published equipment',
  description: 'Sorted by name, all on one page. A scheduled piece appears at its publish date.',
  parameters: [
    SEARCH('name, brand and description'),
    {
      name: 'category',
      in: 'query',
      description: 'Only equipment of this category.',
      schema: { type: 'string' },
    },
  ],
  responses: {
    200: jsonAnswer(
      z.object({ equipment: z.array(EquipmentSchema), ...PLACE }).openapi('EquipmentList', {
        example: { equipment: [EXAMPLE_EQUIPMENT], count: 1, page: 1, pages: 1 },
      }),
      'All equipment that matches.',
    ),
  },
})

const FIND = createRoute({
  operationId: 'findEquipment',
  method: 'get',
  path: '/api/equipment/{id}',
  tags,
  summary: 'Read one published piece of equipment',
  parameters: [inPath('id', 'Its id.')],
  responses: {
    200: jsonAnswer(EquipmentSchema, 'The piece of equipment.'),
    404: problemAnswer('No published piece of equipment has this id.'),
  },
})

/** What anybody may ask about equipment. */
export function answerEquipment(api: Api, db: Database) {
  api.openapi(LIST, async (c) => {
    const all = await listEquipment(db, c.var.now)
    const filter = withKnownCategory(readEquipmentFilter(new URL(c.req.url).searchParams), all)
    const equipment = filterEquipment(all, filter).map(toEquipmentJson)
    return c.json({ equipment, count: equipment.length, page: 1, pages: 1 }, 200)
  })

  api.openapi(FIND, async (c) => {
    const piece = await findEquipment(db, c.req.param('id'), c.var.now)
    return piece ? c.json(toEquipmentJson(piece), 200) : notFound(c)
  })
}
