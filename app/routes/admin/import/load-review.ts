import { listLeftOut } from 'recipe-import/left-out'
import { recipeWarnings } from '#domain/recipe/recipe-warnings.ts'
import { toRecipeValues } from '#domain/recipe/form.ts'
import type { SignedInUser } from '#domain/people/session.ts'
import { type Author, authorOf } from '#server/data/changes/change.ts'
import type { Database } from '#server/data/database/database.ts'
import { readCorrections } from '#server/data/foods/read.ts'
import { findWaitingRecipe, type WaitingRecipe } from '#server/data/imports/contents.ts'
import {
  countItems,
  findNeighbours,
  type ItemFilter,
  type RecipeOrigin,
  listSaved,
  listWaiting,
} from '#server/data/imports/items.ts'
import { type Import, listImports } from '#server/data/imports/files.ts'
import { countUndoable } from '#server/data/imports/undo.ts'
import { findSameRecipe } from '#server/data/recipes/write/write.ts'
import { type ReadElsewhere, readPreview } from '#server/recipe-preview/recipe-reader.ts'
import { previewReviewLabels, type Reading, reviewErrors } from '#server/import/review.ts'
import { findRecipe } from '#server/data/recipes/row/row.ts'
import { findTrashedRecipe, loadTrashedRecipes } from '#server/data/trash/recipes.ts'
import type { Claim } from '../labels/label-row.tsx'
import type { ReviewAddress } from './address.ts'

const NAMES_A_PAGE = 20
const SAVED_SHOWN = 10

/** All that the screen shows of somebody's imports. */
export async function loadReview(
  db: Database,
  user: SignedInUser,
  address: ReviewAddress,
  now: Date,
  elsewhere: ReadElsewhere,
) {
  const imports = await listImports(db, user.id, 'recipes')
  const shown = imports.find(({ id }) => id === address.import_id) ?? imports[0]
  const others = imports.filter((other) => other !== shown).map(({ id, file_names }) => ({ id, file_names }))
  if (!shown) return { shown: undefined, others }
  return {
    shown: {
      ...shownPart(shown),
      ...(await loadImport(db, shown.id, address, { author: authorOf(user), now, elsewhere })),
    },
    others,
  }
}

const shownPart = ({ id, status, isUndoing, file_names, problems, failed }: Import) => ({
  id,
  status,
  isUndoing,
  file_names,
  problems,
  failed,
})

type Look = { author: Author; now: Date; elsewhere: ReadElsewhere }

async function loadImport(db: Database, import_id: string, address: ReviewAddress, look: Look) {
  const filter: ItemFilter = { search: address.search, needsLook: address.needsLook }
  const [counts, saved, undoable] = await Promise.all([
    countItems(db, import_id),
    listSaved(db, import_id, SAVED_SHOWN),
    countUndoable(db, import_id),
  ])
  const names = await listWaiting(db, import_id, filter, {
    limit: NAMES_A_PAGE,
    offset: (address.page - 1) * NAMES_A_PAGE,
  })
  const pages = Math.ceil(names.count / NAMES_A_PAGE)
  return {
    counts,
    saved,
    undoable,
    names: { ...names, pages },
    item: await loadItem(db, import_id, address.position, filter, look),
  }
}

/** The recipe at a place; where none waits there that is looked for, the next one, or else the last one before. */
async function loadItem(db: Database, import_id: string, position: number, filter: ItemFilter, look: Look) {
  const { next: here = 0 } = await findNeighbours(db, import_id, position - 1, filter)
  const { previous: last = 0 } = here ? {} : await findNeighbours(db, import_id, position, filter)
  const found = await findWaitingRecipe(db, import_id, here || last)
  if (!found) return undefined
  const { previous, next, before } = await findNeighbours(db, import_id, found.position, filter)
  return {
    ...(await toItem(found, look, await readCorrections(db))),
    previous,
    next,
    number: before + 1,
    known: await loadKnown(db, found, look),
  }
}

async function toItem(waiting: WaitingRecipe, look: Look, corrections: Reading['corrections']) {
  const reading = { ...look, corrections }
  const { position, file_name, fields, decisions, origin } = waiting
  // An edit that this release cannot read stays with the recipe, for the release that can.
  const typed = waiting.typed === 'unknown' ? null : waiting.typed
  return {
    position,
    file_name,
    typed: typed ?? { ...toRecipeValues({ fields }), duplicate: '' },
    // A form that could not be saved is explained again, on whichever device it is opened.
    errors: typed ? await reviewErrors(typed, waiting, reading) : {},
    report: origin.report,
    preview: typed
      ? await previewReviewLabels(typed, waiting, reading)
      : await readPreview(look.elsewhere, fields, decisions, corrections),
    claims: claimsOf(origin),
    leftOut: listLeftOut(origin.source),
    warnings: recipeWarnings(fields),
  }
}

/** What the publisher said of diets, as the report tells it: the diet stands before what became of the claim. */
function claimsOf({ report, source_url }: RecipeOrigin): Claim[] {
  const host = source_url ? URL.parse(source_url)?.hostname : undefined
  return report.flatMap(({ field, reason, from }) =>
    field === 'dietary_restrictions' && from !== undefined
      ? [{ diet: reason.split(':')[0] ?? '', words: from.replace(/^https?:\/\/schema\.org\//, ''), host }]
      : [],
  )
}

/** The recipe that this one would repeat, whole, so that both can be seen side by side: a stored one, or one in the trash. */
async function loadKnown(db: Database, { fields, origin }: WaitingRecipe, { author, now }: Look) {
  const named = { name: fields.name, source_url: origin.source_url }
  const same = await findSameRecipe(db, named)
  const stored = same && (await findRecipe(db, same.id))
  if (stored) {
    const { slug, status, updated_at } = stored
    return { place: 'stored', slug, status, at: updated_at, fields: stored.fields, mine: fields } as const
  }
  const id = (await loadTrashedRecipes(db, author, now)).find(named)
  const trashed = id === undefined ? undefined : await findTrashedRecipe(db, id)
  return trashed && ({ place: 'trash', ...trashed, at: trashed.deleted_at, mine: fields } as const)
}

export type ShownImport = NonNullable<Awaited<ReturnType<typeof loadReview>>['shown']>
export type ShownItem = NonNullable<ShownImport['item']>
