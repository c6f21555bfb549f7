import { z } from 'zod'
import { EquipmentBody, EquipmentListBody } from './equipment-body.ts'
import { PostBody } from './post-body.ts'
import { RecipeBody } from './recipe-body.ts'

/** What the document says of the bodies that are sent: for a new thing, and for a change, which may leave fields out. */
export const listBodySchemas = () => ({
  RecipeInput: toJsonSchema(RecipeBody),
  RecipeChange: toChange(RecipeBody),
  EquipmentInsert: toJsonSchema(z.union([EquipmentListBody, EquipmentBody])),
  EquipmentChange: toChange(EquipmentBody),
  PostInput: toJsonSchema(PostBody),
  PostChange: toChange(PostBody),
})

/** What is left out of a change stays as it is: nothing is required, and nothing has a default. */
function toChange(schema: z.ZodType) {
  const { required: _, ...described } = toJsonSchema(schema, { defaults: false })
  return described
}

function toJsonSchema(schema: z.ZodType, { defaults = true } = {}) {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ jsonSchema }) {
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
      if (!defaults) delete jsonSchema.default
    },
  })
  return described
}
