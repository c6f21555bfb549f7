import { type Judge, judgeWith } from 'food-verdicts/diet/judge-recipe'
import {
  type Corrections,
  type FoodCorrection,
  indexCorrections,
  type SwapRule,
} from 'recipe-reading/food/corrections'
import { DIETARY_RESTRICTIONS } from 'recipe-basics/recipe/recipe'
import type { Database } from '../database/database.ts'
import { toTexts } from '../columns/json-text.ts'
import { prepareQuery } from '../database/prepared-query.ts'

/** A correction as the chef sees it in the list. */
export type StoredCorrection = FoodCorrection & { id: string; created_at: string }
/** The same of what she said of swaps. */
export type StoredSwapRule = SwapRule & { id: string }

const selectWords = prepareQuery({}, (db) =>
  db
    .selectFrom('food_corrections')
    .select(['kind', 'words', 'means', 'labels'])
    .where('removed_at', 'is', null)
    .orderBy('words')
    .orderBy('kind')
    .orderBy('means'),
)

let last: { key: string; corrections: Corrections } | undefined

/** All that the chef said of words and of swaps. The answer is the same object as long as she says nothing new. */
export async function readCorrections(db: Database): Promise<Corrections> {
  const rows = await selectWords(db, {})
  const key = JSON.stringify(rows)
  if (last?.key !== key) {
    const words = rows.filter(({ kind }) => kind === 'means').map(toCorrection)
    last = { key, corrections: indexCorrections(words, rows.flatMap(toSwapRule)) }
  }
  return last.corrections
}

/** The judge that was made ahead, or another where the chef has said something since. Call it within the transaction. */
export async function currentJudge(db: Database, ahead?: Judge): Promise<Judge> {
  const corrections = await readCorrections(db)
  return ahead && ahead.corrections === corrections ? ahead : judgeWith(corrections)
}

/** The corrections by their words. */
export async function listCorrections(db: Database): Promise<StoredCorrection[]> {
  const rows = await db
    .selectFrom('food_corrections')
    .select(['id', 'words', 'means', 'labels', 'created_at'])
    .where('kind', '=', 'means')
    .where('removed_at', 'is', null)
    .orderBy('words')
    .execute()
  return rows.map(({ id, created_at, ...row }) => ({ id, created_at, ...toCorrection(row) }))
}

/** What she said of swaps, by the food. */
export async function listSwapRules(db: Database): Promise<StoredSwapRule[]> {
  const rows = await db
    .selectFrom('food_corrections')
    .select(['id', 'kind', 'words', 'means'])
    .where('removed_at', 'is', null)
    .orderBy('words')
    .orderBy('means')
    .execute()
  return rows.flatMap((row) => toSwapRule(row).map((rule) => ({ ...rule, id: row.id })))
}

const toSwapRule = ({ kind, words, means }: { kind: string; words: string; means: string }): SwapRule[] =>
  kind === 'offer' || kind === 'never' ? [{ is: kind, food: words, use: means }] : []

function toCorrection({ words, means, labels }: { words: string; means: string; labels: string }) {
  const given = toTexts(labels)
  return { words, means, labels: DIETARY_RESTRICTIONS.filter((diet) => given.includes(diet)) }
}
