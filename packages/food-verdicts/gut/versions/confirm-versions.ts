import { SPELLS, type SpellName } from '../profile/spells.ts'
import { digestRecipe, digestVersion, makeVersion, type RecipeWithVersions } from './chefs-version.ts'
import { readVersions, writeVersions } from './stored-versions.ts'

/** What is stored of a form; `stale` are spells for which the recipe has changed since the chef read it: she is asked to look again. */
type ConfirmedVersions = { softer: string | null; stale: SpellName[] }

/**
 * Turns “I have read this version”, as a form that was sent says it in `recipe.softer`, into confirmations. `before` is what was
 * stored: a version that reads as it did then keeps its day. A confirmation that does not count any more is kept, so that the form can
 * tell of it.
 */
export function confirmVersions(
  recipe: RecipeWithVersions,
  before: string | null,
  now: Date,
): ConfirmedVersions {
  const versions = readVersions(recipe.softer)
  const earlier = readVersions(before)
  const steps = recipe.instructions.map(({ step_text }) => step_text)
  const seen = digestRecipe(recipe)
  const stale: SpellName[] = []
  for (const spell of SPELLS) {
    const { ticked } = versions[spell]
    const was = earlier[spell].confirmed
    const read = digestVersion(makeVersion(recipe, spell), steps)
    const isAsRead = was?.read === read
    versions[spell] = { ...versions[spell], ticked: null, confirmed: isAsRead ? null : was }
    if (!ticked) continue
    if (isAsRead) versions[spell].confirmed = was
    else if (ticked === seen) versions[spell].confirmed = { at: now.toISOString(), read }
    else if (!was) stale.push(spell)
  }
  return { softer: writeVersions(versions) || null, stale }
}
