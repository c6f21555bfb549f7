import { listLeftOut } from 'recipe-import/left-out'
import {
  countGroups,
  findOpen,
  type GroupedName,
  groupNames,
  searchNames,
  type Twin,
  type WaitingName,
} from '#domain/import/group-names.ts'
import { questionsOf } from '#domain/import/answers.ts'
import { pointsToLook } from '#domain/import/points-to-look.ts'
import { placeOf } from '#domain/search/list-query.ts'
import { recipeWarnings } from '#domain/recipe/recipe-warnings.ts'
import { toRecipeValues } from '#domain/recipe/form.ts'
import type { SignedInUser } from '#domain/people/session.ts'
import { type Author, authorOf } from '#server/data/changes/change.ts'
import type { Database } from '#server/data/database/database.ts'
import { readCorrections } from '#server/data/foods/read.ts'
import { findWaitingRecipe, listWaitingAt, type WaitingRecipe } from '#server/data/imports/contents.ts'
import { countItems, type RecipeOrigin, listSaved, listWaiting } from '#server/data/imports/items.ts'
import { type Import, listImports } from '#server/data/imports/files.ts'
import { countUndoable } from '#server/data/imports/undo.ts'
import { loadKnownAmong, loadKnownRecipes, rememberRecipes } from '#server/data/recipes/read/known.ts'
import { findSameRecipe } from '#server/data/recipes/write/write.ts'
import { type ReadElsewhere, readPreview } from '#server/recipe-preview/recipe-reader.ts'
import { previewReviewLabels, type Reading, reviewErrors } from '#server/import/review.ts'
import { findRecipe } from '#server/data/recipes/row/row.ts'
import { findTrashedRecipe, loadTrashedRecipes } from '#server/data/trash/recipes.ts'
import type { Claim } from '../labels/label-row.tsx'
import type { ReviewAddress } from './address.ts'

const NAMES_A_PAGE = 50
const SAVED_SHOWN = 10
/** Of more names, all that is stored is read once. */
const MOST_LOOKED_UP = 500

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
  const [counts, saved, undoable, waiting] = await Promise.all([
    countItems(db, import_id),
    listSaved(db, import_id, SAVED_SHOWN),
    countUndoable(db, import_id),
    listWaiting(db, import_id),
  ])
  const all = groupNames(waiting, await openTwins(db, waiting, look))
  const found = searchNames(all, address.search)
  const open = findOpen(found, address.position)
  // The names follow the recipe that is open, until another page of them is chosen.
  const asked = address.page || Math.floor(Math.max(open, 0) / NAMES_A_PAGE) + 1
  const { page, pages, offset } = placeOf(asked, found.length, NAMES_A_PAGE)
  return {
    counts: { ...counts, ...countGroups(all) },
    saved,
    undoable,
    names: {
      ...{ page, pages, count: found.length, groups: countGroups(found) },
      items: await addPoints(db, import_id, found.slice(offset, offset + NAMES_A_PAGE)),
    },
    item: await loadItem(db, import_id, found, open, look),
  }
}

/** Where else a recipe is. It is asked in the order of the places. */
async function openTwins(db: Database, waiting: WaitingName[], { author, now }: Look) {
  const stored =
    waiting.length > MOST_LOOKED_UP ? await loadKnownRecipes(db) : await loadKnownAmong(db, waiting)
  const trashed = await loadTrashedRecipes(db, author, now)
  const before = rememberRecipes([])
  return (item: WaitingName): Twin | undefined => {
    const isTwice = before.find(item) !== undefined
    before.add(String(item.position), item)
    if (stored.find(item) !== undefined) return 'stored'
    if (trashed.find(item) !== undefined) return 'trash'
    return isTwice ? 'import' : undefined
  }
}

/** The names, each with what somebody should look at. */
async function addPoints(db: Database, import_id: string, names: readonly GroupedName[]) {
  const asking = names.filter(({ needs_look }) => needs_look).map(({ position }) => position)
  const contents = await listWaitingAt(db, import_id, asking)
  const points = new Map(
    contents.map(({ position, fields, origin }) => [position, pointsToLook(fields, origin)]),
  )
  return names.map(({ position, name, group, twin }) => ({
    ...{ position, name, group, twin },
    points: (points.get(position) ?? []).map(({ label }) => label.toLowerCase()),
  }))
}

async function loadItem(
  db: Database,
  import_id: string,
  names: readonly GroupedName[],
  open: number,
  look: Look,
) {
  const named = names[open]
  const found = named && (await findWaitingRecipe(db, import_id, named.position))
  if (!found) return undefined
  return {
    ...(await toItem(found, look, await readCorrections(db))),
    previous: names[open - 1]?.position,
    next: names[open + 1]?.position,
    number: open + 1,
    known: await loadKnown(db, found, look),
  }
}

async function toItem(waiting: WaitingRecipe, look: Look, corrections: Reading['corrections']) {
  const reading = { ...look, corrections }
  const { position, file_name, fields, decisions, origin } = waiting
  // An edit that this release cannot read stays with the recipe, for the release that can.
  const typed = waiting.typed === 'unknown' ? null : waiting.typed
  const preview = typed
    ? await previewReviewLabels(typed, waiting, reading)
    : await readPreview(look.elsewhere, fields, decisions, corrections)
  const nameless = preview.lines.filter((line) => line.reading === 'unknown').map(({ text }) => text)
  return {
    position,
    file_name,
    preview,
    typed: typed ?? { ...toRecipeValues({ fields }), duplicate: '' },
    // A form that could not be saved is explained again, on whichever device it is opened.
    errors: typed ? await reviewErrors(typed, waiting, reading) : {},
    report: origin.report,
    points: waiting.needs_look ? pointsToLook(fields, origin) : [],
    questions: waiting.needs_look ? questionsOf(fields, nameless) : [],
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
