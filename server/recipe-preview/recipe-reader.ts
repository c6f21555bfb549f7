import { type Judge, judgeWith } from 'food-verdicts/diet/judge-recipe'
import type { LabelDecision } from 'food-verdicts/diet/label-decisions'
import type { Corrections } from 'recipe-reading/food/corrections'
import { countCharacters } from 'recipe-basics/recipe/recipe-length'
import type { WrittenRecipe } from 'recipe-basics/recipe/recipe'
import { JudgedSchema } from '#domain/recipe/schema.ts'
import {
  findReading,
  judgeToStore,
  readForStore,
  type StoreReading,
  rememberReading,
} from '../data/recipes/labels/read-for-store.ts'
import { type LabelPreview, type PreviewedFields, previewLabels } from './label-preview.ts'

/** What a thread reads of one recipe. */
export type ReadingTask =
  | { reads: 'recipe'; fields: WrittenRecipe; corrections: Corrections }
  | {
      reads: 'preview'
      fields: PreviewedFields
      decisions: readonly LabelDecision[]
      corrections: Corrections
    }

export type ReadByTask = { recipe?: StoreReading; preview?: LabelPreview }

/** Where recipes are read that would stop the loop; undefined where it cannot, and they are read in place. */
export type ReadElsewhere = (task: ReadingTask) => Promise<ReadByTask | undefined>

/** Characters of a recipe that is read in place: on a slow machine its slowest reading takes less than 50 ms. */
export const MOST_IN_PLACE = 6_000

const isLong = (fields: object) => countCharacters(fields) > MOST_IN_PLACE

/** Reads one recipe, on whichever thread. */
export function readByTask(task: ReadingTask): ReadByTask {
  const { corrections } = task
  switch (task.reads) {
    case 'recipe':
      return { recipe: readForStore(task.fields, corrections) }
    case 'preview':
      return { preview: previewLabels(task.fields, task.decisions, judgeWith(corrections)) }
  }
}

/** Reads a recipe that is about to be stored. The judge knows its verdicts, and the store finds the rest. */
export async function readToStore(
  elsewhere: ReadElsewhere,
  fields: WrittenRecipe,
  corrections: Corrections,
): Promise<Judge> {
  const isElsewhere = isLong(fields) && !findReading(fields, corrections)
  const read = isElsewhere ? await elsewhere({ reads: 'recipe', fields, corrections }) : undefined
  if (read?.recipe) rememberReading(fields, read.recipe, corrections)
  return judgeToStore(fields, corrections)
}

/** What a recipe says as it is typed or stored, for its form. */
export async function readPreview(
  elsewhere: ReadElsewhere,
  fields: PreviewedFields,
  decisions: readonly LabelDecision[],
  corrections: Corrections,
): Promise<LabelPreview> {
  const task = { reads: 'preview', fields, decisions, corrections } as const
  const read = isLong(fields) ? await elsewhere(task) : undefined
  return read?.preview ?? previewLabels(fields, decisions, judgeWith(corrections))
}

/** The same of a recipe that is still being typed: what cannot be stored yet counts as not there. */
export const readTypedPreview = async (
  elsewhere: ReadElsewhere,
  input: unknown,
  decisions: readonly LabelDecision[],
  corrections: Corrections,
) => readPreview(elsewhere, JudgedSchema.parse(input), decisions, corrections)
