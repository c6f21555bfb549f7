import type { Corrections } from '#domain/food/corrections.ts'
import { sentenceKeys } from '#domain/gut/versions/gentler-steps.ts'
import {
  digestVersion,
  makeSofter,
  readVersionsOf,
  type SoftenedRecipe,
  type Softer,
  type SofterLine,
  type SofterVersion,
  startFromShown,
} from '#domain/gut/versions/gentler.ts'
import { SOFT_PHASES, type SoftPhase } from '#domain/gut/profile/phases.ts'
import {
  keysOf,
  placeSaid,
  readSaidVersions,
  type SaidLine,
  type SaidNote,
  type SaidSentence,
  sentenceKey,
  writeSaidVersions,
} from '#domain/gut/versions/said-versions.ts'
import type { VersionReading } from '#domain/gut/versions/version-reading.ts'
import type { Nutrition } from '#domain/recipe/recipe.ts'

/** A line of the list, and what becomes of it: null is left out. `key` is how the form knows it. */
type PreviewedLine = {
  key: string
  was: string
  /** By software. */
  made: string | null
  /** How, and what it does to the dish; empty where software has nothing to say. */
  note: string
  /** With what the chef says. */
  now: string | null
  isOwn: boolean
}

/** A fixed sentence, and what the chef says of it: null is left out. */
type PreviewedSentence = { key: string; made: string; now: string | null }

/** A step, what readers are told after it of the lines that change, and the fixed sentences. */
type PreviewedStep = {
  key: string
  was: string
  changes: string[]
  sentences: PreviewedSentence[]
  note: string
}

/** A softer version as the recipe form shows it. */
export type PreviewedVersion = Pick<SofterVersion, 'phase' | 'confirmed' | 'fibre' | 'lactose' | 'fat'> & {
  lines: PreviewedLine[]
  steps: PreviewedStep[]
  /** Lines that the chef adds. */
  added: number
  /** What is said of lines, steps and sentences that are not there any more. */
  gone: { lines: SaidLine[]; notes: SaidNote[]; sentences: SaidSentence[] }
  /** What readers are told where there is no honest version; null where there is one. */
  told: string | null
  /** The digest of what software makes: “I have read this version” is said of it. */
  made: string
}

export type VersionPreview = PreviewedVersion | Exclude<Softer, SofterVersion>

/** A recipe as it is typed or stored. `nutrition` is what the chef gives: figures of versions start from it, as they do on the page. */
export type PreviewedRecipe = SoftenedRecipe & { nutrition: Nutrition | null }

/** The softer versions of a recipe; none without lines. */
export function previewVersions(recipe: PreviewedRecipe, corrections?: Corrections): VersionPreview[] {
  if (recipe.ingredients.length === 0) return []
  const reading = readVersionsOf(recipe, corrections)
  return SOFT_PHASES.map((phase) => previewVersion(recipe, phase, reading, corrections))
}

/** What is made of a dish that has no honest version stays in sight: the chef may say so, and take it back. */
function previewVersion(
  typed: PreviewedRecipe,
  phase: SoftPhase,
  reading: VersionReading | undefined,
  corrections?: Corrections,
): VersionPreview {
  const all = readSaidVersions(typed.softer)
  const said = { ...all[phase], none: null }
  const recipe = { ...typed, softer: writeSaidVersions({ ...all, [phase]: said }) }
  const version = makeSofter(recipe, phase, corrections, reading)
  if ('none' in version) return version
  const bySoftware = makeSofter({ ...recipe, softer: null }, phase, corrections, reading)
  if ('none' in bySoftware) return bySoftware
  const lines = recipe.ingredients.map(({ ingredient_text }) => ingredient_text)
  const steps = recipe.instructions.map(({ step_text }) => step_text)
  const notes = placeSaid(said.notes, steps)
  const fixedKeys = sentenceKeys(bySoftware.sentences, steps)
  const isThere = new Set(fixedKeys)
  const wordsOf = new Map(said.sentences.map((one) => [sentenceKey(one), one.text]))
  const lineKeys = keysOf(lines)
  const stepKeys = keysOf(steps)
  return {
    phase,
    confirmed: version.confirmed,
    ...startFromShown(version, {
      fibre: typed.nutrition?.fiber_content_g ?? version.fibre.was,
      lactose: version.lactose.was,
      fat: typed.nutrition?.fat_content_g ?? version.fat.was,
    }),
    lines: lines.map((was, at) => {
      const made = bySoftware.lines[at]
      const now = version.lines[at]
      return {
        key: lineKeys[at] ?? '',
        was,
        made: textOf(made, was),
        note: made && made.kind !== 'kept' ? made.note : '',
        now: textOf(now, was),
        isOwn: now?.by === 'chef',
      }
    }),
    steps: steps.map((was, at) => ({
      key: stepKeys[at] ?? '',
      was,
      changes: version.inSteps.flatMap(({ step, text }) => (step === at ? text : [])),
      sentences: bySoftware.sentences.flatMap(({ step, text: made }, place): PreviewedSentence[] => {
        const key = fixedKeys[place] ?? ''
        const own = wordsOf.get(key)
        return step === at ? [{ key, made, now: own === undefined ? made : own }] : []
      }),
      note: notes.byPlace[at]?.text ?? '',
    })),
    added: version.lines.filter(({ kind }) => kind === 'added').length,
    gone: {
      lines: placeSaid(said.lines, lines).gone,
      notes: notes.gone,
      sentences: said.sentences.filter((one) => !isThere.has(sentenceKey(one))),
    },
    made: digestVersion(bySoftware, steps),
    told: all[phase].none?.text ?? null,
  }
}

const textOf = (line: SofterLine | undefined, was: string): string | null =>
  line?.kind === 'left out' ? null : (line?.text ?? was)
