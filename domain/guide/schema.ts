import { z } from 'zod'
import { inputSchemas } from '../fields/field-schema.ts'
import { GUIDE_FIELDS } from './fields.ts'
import { findWrongLines } from './wrong-lines.ts'
import { namesOf } from 'recipe-basics/fields/field'

/** A page of the guide as its form sends it: each claim names its source, and each source its year. */
export const GuideSchema = z.object(inputSchemas(GUIDE_FIELDS)).superRefine((words, context) => {
  const errors = findWrongLines(words)
  for (const name of namesOf(errors)) {
    const message = errors[name]
    if (message) context.addIssue({ code: 'custom', path: [name], message })
  }
})
