import { digestOf } from '../../digest.ts'
import type { Corrections } from '../../food/corrections.ts'
import type { Ingredient } from '../../recipe/recipe.ts'
import type { LineChange, StepChange } from './changed-in-steps.ts'
import { findSwap, isLessOf, type Swap } from '../swaps/find-swap.ts'
import { type Fit, isMadeOfOpen, type NamedSwap } from '../swaps/fit-swaps.ts'
import { type AddedSentence, addSentences, saySentences } from './gentler-steps.ts'
import type { GutFacts } from '../triggers/gut-facts.ts'
import { type Crust, isHardInLine } from '../texture/read-crust.ts'
import type { SoftPhase } from '../profile/phases.ts'
import { type TriggerFields, type TriggerHit, readTriggers } from '../triggers/read-triggers.ts'
import { oneLineOf, placeSaid, readSaidVersions, type SaidLine } from './said-versions.ts'
import { swapLine } from '../swaps/swap-line.ts'
import { FIRM_GROUPS, type TriggerGroup } from '../triggers/trigger-groups.ts'
import type { Change } from '../swaps/use-swaps.ts'
import { readForVersions, type VersionReading } from './version-reading.ts'

/** A line of a softer version. `was` is the line as written, where it is another; `by`: the chef decided it, and not software. */
export type SofterLine = { section: string | null; by?: 'chef' } & (
  | { kind: 'kept'; text: string }
  | { kind: 'changed'; text: string; was: string; note: string }
  | { kind: 'left out'; was: string; note: string }
  | { kind: 'added'; text: string; note: string }
)

/** A dish as it is cooked in a phase. */
export type SofterVersion = {
  phase: SoftPhase
  lines: SofterLine[]
  /** What each line names of the groups of a profile (line-triggers.ts); undefined where they are not read. */
  triggers?: string[] | undefined
  sentences: AddedSentence[]
  /** What its list changes of the foods that steps name. */
  inSteps: StepChange[]
  /** Whether the chef leaves a fixed sentence out. */
  isCut?: true
  /** When the chef confirmed the version as it is (ISO instant, or its day); null where she has not, or where it has changed since. */
  confirmed: string | null
  /** Lines that a low-residue sheet leaves out, or that are hard as they are bought or made crisp, and that no swap is known for. */
  open: string[]
  fibre: Change
  lactose: Change
  fat: Change
}

/**
 * A version, or why there is none: the dish lives from its crust, it is made of the food that a softer one would take away, its list is
 * not read, or the chef says so, in her words.
 */
export type Softer =
  | SofterVersion
  | { phase: SoftPhase; none: 'crust' | 'dish' | 'not read' }
  | { phase: SoftPhase; none: 'chef'; why: string }

/** What a version is made from. `softer` is what the chef says of it, as it is stored (said-versions.ts). */
export type SoftenedRecipe = TriggerFields & { name: string; softer?: string | null }

/**
 * The version of a dish for a phase, for the servings as written: made by software, but for what the chef says of it. Nothing of it is
 * medical advice. Who asks for several phases hands over `reading`, which they share.
 */
export function makeSofter(
  recipe: SoftenedRecipe,
  phase: SoftPhase,
  corrections?: Corrections,
  reading: VersionReading | undefined = readVersionsOf(recipe, corrections),
): Softer {
  const { ingredients, instructions } = recipe
  const said = readSaidVersions(recipe.softer)[phase]
  if (said.none) return { phase, none: 'chef', why: said.none.text }
  if (!reading) return { phase, none: 'not read' }
  const { hits } = reading
  if (reading.crust().isDish) return { phase, none: 'crust' }
  const texts = ingredients.map(({ ingredient_text }) => ingredient_text)
  const steps = instructions.map(({ step_text }) => step_text)
  const lineSaid = placeSaid(said.lines, texts).byPlace
  const noteSaid = placeSaid(said.notes, steps).byPlace
  const named = texts.map((text, at) =>
    lineSaid[at]
      ? undefined
      : swapOf(
          hits.filter(({ line }) => line === at),
          text,
        ),
  )
  const fits = reading.fitSwaps(named)
  const withoutSwap = texts.map((_, at) => (lineSaid[at] || named[at] ? undefined : firmHit(hits, at)))
  if (fits.some((fit) => fit?.kind === 'is the dish') || isMadeOfOpen(recipe, withoutSwap, corrections))
    return { phase, none: 'dish' }
  const lines: SofterLine[] = [
    ...ingredients.map((ingredient, at) => {
      const own = lineSaid[at]
      if (own) return obey(ingredient, own)
      const swap = swapIn(fits[at])
      return soften(ingredient, swap && reading.inItsWords(swap), corrections)
    }),
    ...said.added.map(({ text }): SofterLine => {
      const section = ingredients.at(-1)?.section ?? null
      return { section, by: 'chef', kind: 'added', text, note: '' }
    }),
  ]
  const cookedLine = (line: SofterLine, at: number) => ({
    text: line.kind === 'left out' ? null : line.text,
    section: line.section,
    without:
      line.kind === 'changed' && !line.by
        ? swappedGroups(
            hits.filter((hit) => hit.line === at),
            line.was,
          )
        : [],
  })
  const bySoftware = addSentences(steps, phase)
  const fixed = saySentences(bySoftware, steps, said.sentences)
  const sentences = withNotes(fixed, noteSaid)
  const was = reading.facts()
  const { triggers, inSteps, facts } = reading.readList({
    cooked: lines.map(cookedLine),
    ingredients: lines.flatMap(toIngredient),
    changes: lines.flatMap(toChange),
  })
  const change = (fact: 'fibre' | 'lactose' | 'fat'): Change => ({ was: was[fact], now: facts[fact] })
  const isRead = said.confirmed?.read === digestVersion({ lines, sentences }, steps)
  return {
    phase,
    lines,
    triggers,
    sentences,
    inSteps,
    ...(fixed.length < bySoftware.length && { isCut: true }),
    confirmed: isRead ? (said.confirmed?.at ?? null) : null,
    open: openLines(ingredients, hits, lineSaid, { fits, phase, crust: reading.crust() }),
    fibre: change('fibre'),
    lactose: change('lactose'),
    fat: change('fat'),
  }
}

/** What all versions of a dish are made from; undefined where its list is not read. `hits` are the groups that its lines name. */
export function readVersionsOf(
  recipe: SoftenedRecipe,
  corrections?: Corrections,
  hits: readonly TriggerHit[] | undefined = readTriggers(recipe, corrections),
): VersionReading | undefined {
  return hits && readForVersions(recipe, hits, corrections)
}

/**
 * A short name for all that a version says: with another line, step, swap or sentence it is another.
 * Whoever has confirmed a version has read just this.
 */
export const digestVersion = (
  { lines, sentences }: Pick<SofterVersion, 'lines' | 'sentences'>,
  steps: readonly string[],
): string => digestOf(JSON.stringify([lines, sentences, steps]))

/** A line as the chef says it. */
function obey({ ingredient_text: was, section }: Ingredient, { text }: SaidLine): SofterLine {
  if (text === null) return { section, by: 'chef', kind: 'left out', was, note: '' }
  if (text === oneLineOf(was)) return { section, by: 'chef', kind: 'kept', text: was }
  return { section, by: 'chef', kind: 'changed', text, was, note: '' }
}

function soften(
  { ingredient_text: was, section }: Ingredient,
  swap: Swap | undefined,
  corrections?: Corrections,
): SofterLine {
  if (!swap) return { section, kind: 'kept', text: was }
  const swapped = swapLine(was, swap, { corrections })
  if (swapped.kind === 'said already') return { section, kind: 'kept', text: was }
  return { section, ...swapped, was, note: swap.note }
}

type Figures = Record<'fibre' | 'lactose' | 'fat', Change>

/**
 * The figures of a version as changes of those that its page shows, which may be the chef’s and not our sum of the lines: by as much as
 * the sum grows, or to the part of it that is left.
 */
export function startFromShown(
  { lines, fibre, lactose, fat }: SofterVersion,
  shown: Pick<GutFacts, keyof Figures>,
): Figures {
  const isSame = lines.every((line) => line.kind === 'kept' || isSameFood(line))
  return {
    fibre: startFrom(shown.fibre, fibre, isSame),
    lactose: startFrom(shown.lactose, lactose, isSame),
    fat: startFrom(shown.fat, fat, isSame),
  }
}

function startFrom(shown: number | null, { was, now }: Change, isSame: boolean): Change {
  if (shown === null) return { was, now }
  if (isSame || (was !== null && was === now)) return { was: shown, now: shown }
  if (was === null || now === null) return { was: shown, now: null }
  return { was: shown, now: now > was ? shown + now - was : (shown * now) / was }
}

/** The fixed sentences, and after them those of the chef, step by step. */
function withNotes(
  sentences: readonly AddedSentence[],
  notes: readonly ({ text: string } | undefined)[],
): AddedSentence[] {
  const own = notes.flatMap((note, step): AddedSentence[] =>
    note ? [{ step, text: note.text, by: 'chef' }] : [],
  )
  return [...sentences, ...own].toSorted((one, other) => one.step - other.step)
}

/** The swap of the most specific group; none for a trace. */
function swapOf(hits: readonly TriggerHit[], line: string): NamedSwap | undefined {
  for (const group of FIRM_GROUPS) {
    const hit = hits.find((one) => one.group === group && one.amount !== 'trace')
    const swap = hit && findSwap(group, hit.term, line)
    const isRaw = hits.some((one) => one.group === 'raw-veg')
    if (swap) return { swap, group, term: hit.term, isRaw }
  }
  return undefined
}

/** What a line names of the most specific group; none for a trace. */
const firmHit = (hits: readonly TriggerHit[], at: number): TriggerHit | undefined =>
  FIRM_GROUPS.flatMap(
    (group) => hits.find((hit) => hit.line === at && hit.group === group && hit.amount !== 'trace') ?? [],
  )[0]

const swapIn = (fit: Fit | undefined): Swap | undefined => (fit?.kind === 'fits' ? fit.swap : undefined)

/** The groups that the swap of a line is for; none where it is less of the same food. */
function swappedGroups(hits: readonly TriggerHit[], was: string): TriggerGroup[] {
  const swap = swapOf(hits, was)?.swap
  if (!swap || isLessOf(swap, was)) return []
  return hits.flatMap(({ group, term }) => {
    const own = findSwap(group, term, was)
    return own && JSON.stringify(own) === JSON.stringify(swap) ? group : []
  })
}

/** What a phase leaves out: in a narrow place mushrooms too, which stay whole however long they cook. */
const groupsOf = (phase: SoftPhase): readonly TriggerGroup[] =>
  phase === 'stricture' ? [...FIRM_GROUPS, 'mushrooms'] : FIRM_GROUPS

/** What the chef has spoken of is not open. */
function openLines(
  ingredients: readonly Ingredient[],
  hits: readonly TriggerHit[],
  said: readonly (SaidLine | undefined)[],
  { fits, phase, crust }: { fits: readonly (Fit | undefined)[]; phase: SoftPhase; crust: Crust },
): string[] {
  const groups = groupsOf(phase)
  return ingredients.flatMap(({ ingredient_text }, at) => {
    const isNamed = hits.some(
      ({ line, group, amount }) => line === at && amount !== 'trace' && groups.includes(group),
    )
    const isFirm = isNamed || isHardInLine(ingredient_text) || crust.garnish.has(at)
    const isOpen = isFirm && !said[at] && !swapIn(fits[at])
    return isOpen ? ingredient_text : []
  })
}

/** A line as figures are computed from it. */
function toIngredient(line: SofterLine): Ingredient[] {
  if (line.kind === 'left out') return []
  return [{ ingredient_text: isSameFood(line) ? line.was : line.text, section: line.section }]
}

/** What software does to a food changes no figure that is known. */
const isSameFood = (line: SofterLine): line is SofterLine & { kind: 'changed' } =>
  line.kind === 'changed' && !line.by && line.text.startsWith(line.was)

const toChange = (line: SofterLine): LineChange[] => {
  if (line.kind === 'added') return []
  if (line.kind === 'kept') return [{ was: line.text, text: line.text, isChanged: false }]
  const text = line.kind === 'left out' ? null : line.text
  return [{ was: line.was, text, isChanged: !isSameFood(line) }]
}
