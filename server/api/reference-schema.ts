import { z } from 'zod'

// As much of an OpenAPI document as the page about it shows.

const Schema = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  description: z.string().optional(),
  default: z.unknown().optional(),
  example: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
  required: z.array(z.string()).optional(),
  get items() {
    return Schema.optional()
  },
  get anyOf() {
    return z.array(Schema).optional()
  },
  get properties() {
    return z.record(z.string(), Schema).optional()
  },
})
export type Schema = z.infer<typeof Schema>

const Content = z.record(z.string(), z.object({ schema: Schema, example: z.unknown().optional() }))

const Parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query']),
  description: z.string(),
  required: z.boolean().optional(),
  schema: Schema,
  example: z.unknown().optional(),
})
export type Parameter = z.infer<typeof Parameter>

const Call = z.object({
  operationId: z.string(),
  tags: z.tuple([z.string()]),
  summary: z.string(),
  description: z.string().optional(),
  security: z.array(z.unknown()).optional(),
  parameters: z.array(Parameter).optional(),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: Content.optional() })),
})
export type Call = z.infer<typeof Call>

/** The document itself. */
export const ReferenceDocument = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  servers: z.tuple([z.object({ url: z.string() })]),
  paths: z.record(z.string(), z.record(z.string(), Call)),
  components: z.object({ schemas: z.record(z.string(), Schema) }),
})
