import { listLeftOut } from 'recipe-import/left-out'
import { pointsToLook } from '#domain/import/points-to-look.ts'
import { recipeWarnings } from '#domain/recipe/recipe-warnings.ts'
import { toRecipeValues } from '#domain/recipe/form.ts'
import type { SignedInUser } from '#domain/people/session.ts'
import { type Author, authorOf } from '#server/data/changes/change.ts'
import type { Database } from '#server/data/database/database.ts'
import { readCorrections } from '#server/data/foods/read.ts'
import { findWaitingRecipe, listWaitingAt, type WaitingRecipe } from '#server/data/imports/contents.ts'
import {
  countItems,
  findNeighbours,
  findPlace,
  type ItemFilter,
  type ItemInList,
  type RecipeOrigin,
  listSaved,
  listWaiting,
} from '#server/data/imports/items.ts'
import { type Import, listImports } from '#server/data/imports/files.ts'
import { countUndoable } from '#server/data/imports/undo.ts'
import { loadKnownAmong } from '#server/data/recipes/read/known.ts'
import { findSameRecipe } from '#server/data/recipes/write/write.ts'
import { type ReadElsewhere, readPreview } from '#server/recipe-preview/recipe-reader.ts'
import { previewReviewLabels, type Reading, reviewErrors } from '#server/import/review.ts'
import { findRecipe } from '#server/data/recipes/row/row.ts'
import { findTrashedRecipe, loadTrashedRecipes } from '#server/data/trash/recipes.ts'
import type { Claim } from '../labels/label-row.tsx'
import type { ReviewAddress } from './address.ts'

const NAMES_A_PAGE = 50
const SAVED_SHOWN = 10

/** One of somebody's imports, and how many recipes of it wait for review. */
export type ListedImport = Import & { waiting: number }

/** All that the screen shows of the import that was asked for, and which there are besides. */
export async function loadReview(
  db: Database,
  user: SignedInUser,
  address: ReviewAddress,
  now: Date,
  elsewhere: ReadElsewhere,
) {
  const imports: ListedImport[] = []
  for (const found of await listImports(db, user.id, 'recipes')) {
    const { waiting } = found.status === 'ready' ? await countItems(db, found.id) : { waiting: 0 }
    imports.push({ ...found, waiting })
  }
  const shown = imports.find(({ id }) => id === address.import_id)
  if (!shown) return { shown: undefined, imports }
  return {
    shown: {
      ...shownPart(shown),
      ...(await loadImport(db, shown.id, address, { author: authorOf(user), now, elsewhere })),
    },
    imports,
  }
}

const shownPart = ({ id, status, created_at, isUndoing, file_names, problems, failed }: Import) => ({
  id,
  status,
  created_at,
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
    names: { ...names, pages, items: await addPoints(db, import_id, names.items) },
    item: await loadItem(db, import_id, address.position, filter, look),
  }
}

/** The names, each with what somebody should look at, and whether the recipe is here already. */
async function addPoints(db: Database, import_id: string, items: ItemInList[]) {
  const asking = items.filter(({ needs_look }) => needs_look)
  const known = await loadKnownAmong(db, asking)
  const contents = await listWaitingAt(
    db,
    import_id,
    asking.map(({ position }) => position),
  )
  const points = new Map(
    contents.map(({ position, fields, origin }) => [position, pointsToLook(fields, origin)]),
  )
  return items.map(({ position, name, source_url, needs_look }) => ({
    ...{ position, name, needs_look },
    isHere: needs_look && known.find({ name, source_url }) !== undefined,
    points: (points.get(position) ?? []).map(({ label }) => label.toLowerCase()),
  }))
}

/** The recipe at a place; where none waits there that is looked for, the next that needs a look, or else the next. */
async function loadItem(db: Database, import_id: string, position: number, filter: ItemFilter, look: Look) {
  const place = await findPlace(db, import_id, position, filter)
  const found = place === undefined ? undefined : await findWaitingRecipe(db, import_id, place)
  if (!found) return undefined
  const { previous, next, before } = await findNeighbours(db, import_id, found, filter)
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
    points: waiting.needs_look ? pointsToLook(fields, origin) : [],
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
