import type { Corrections } from '../../food/corrections.ts'
import { digestVersion, makeSofter, readVersionsOf, type SoftenedRecipe } from './gentler.ts'
import { SOFT_PHASES, type SoftPhase } from '../profile/phases.ts'
import { readSaidVersions, writeSaidVersions } from './said-versions.ts'

/** What is stored of a form; `stale` are phases whose version has changed since the chef read it: she is asked to look again. */
export type ConfirmedVersions = { softer: string | null; stale: SoftPhase[] }

/**
 * Turns “I have read this version”, as a form that was sent says it in `recipe.softer`, into confirmations. `before` is what was
 * stored: a version that reads as it did then keeps its day. A confirmation that does not count any more is kept, so that the form can
 * tell of it.
 */
export function confirmVersions(
  recipe: SoftenedRecipe,
  before: string | null,
  now: Date,
  corrections?: Corrections,
): ConfirmedVersions {
  const said = readSaidVersions(recipe.softer)
  const earlier = readSaidVersions(before)
  const stale: SoftPhase[] = []
  for (const phase of SOFT_PHASES) {
    const { ticked } = said[phase]
    const was = earlier[phase].confirmed
    const digests = digestsOf(recipe, phase, corrections)
    const counted = was !== null && was.read === digests?.read
    said[phase] = { ...said[phase], ticked: null, confirmed: counted ? null : was }
    if (!ticked || !digests) continue
    if (counted) said[phase].confirmed = was
    else if (ticked === digests.made) said[phase].confirmed = { at: now.toISOString(), read: digests.read }
    else if (!was) stale.push(phase)
  }
  return { softer: writeSaidVersions(said) || null, stale }
}

/** Of what the chef has read, and of what software alone makes; undefined where there is no version. */
function digestsOf(
  recipe: SoftenedRecipe,
  phase: SoftPhase,
  corrections?: Corrections,
): { read: string; made: string } | undefined {
  const reading = readVersionsOf(recipe, corrections)
  const version = makeSofter(recipe, phase, corrections, reading)
  const made = makeSofter({ ...recipe, softer: null }, phase, corrections, reading)
  if ('none' in version || 'none' in made) return undefined
  const steps = recipe.instructions.map(({ step_text }) => step_text)
  return { read: digestVersion(version, steps), made: digestVersion(made, steps) }
}
