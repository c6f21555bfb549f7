import { type ReactNode, useRef, useState } from 'react'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { FieldControl } from '#app/ui/form/field-control.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Switch } from '../../../ui/button/switch.tsx'
import { NUTRITION_CHOICES, type NutritionChoice } from 'recipe-basics/recipe/choices'
import { oneOf } from 'recipe-basics/text/one-of'
import type { RecipeValues } from '#domain/recipe/form.ts'
import {
  FIGURES_HOLD,
  NUTRITION_FACTS,
  NUTRITION_NAMES,
  type NutritionFact,
} from 'recipe-basics/recipe/nutrition-facts'
import type { NutritionPreview, PreviewedFact } from '#server/recipe-preview/nutrition-preview.ts'
import { ByLine } from '../labels/by-line.tsx'
import { COLUMNS, FactRow } from './fact-row.tsx'
import { typeInto } from './type-into.ts'

const FACTS = NUTRITION_NAMES.filter((name) => name !== 'serving_size')
/** As the server counts it. */
const LEAST_COVERAGE = 0.9
const CHOICES = [
  ['', 'From the source'],
  ['computed', 'Computed'],
  ['none', 'None'],
] as const

/**
 * What was published beside what the lines add up to: open are the figures that differ or are missing, those that agree are
 * one line. Which are open is decided once, so that nothing moves while somebody types.
 */
export function NutritionPanel({
  values: { facts, texts },
  errors,
  preview,
  staleSince,
}: {
  values: RecipeValues
  errors: Record<string, string>
  preview: NutritionPreview
  /** Since which day the figures are those of other lines or servings. */
  staleSince?: string | null
}) {
  const body = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(oneOf(NUTRITION_CHOICES, texts.nutrition_shown))
  const seen = chosen ?? (preview.isGiven ? 'published' : 'computed')
  const of = (name: NutritionFact) => preview.facts.find(({ fact }) => fact === name)
  const [open] = useState(() =>
    FACTS.filter((name) => isOpen(facts[name], of(name), errors[`nutrition.${name}`])),
  )
  const differing = preview.facts.filter(({ differs }) => differs).length
  const folded = FACTS.filter((name) => !open.includes(name))
  const row = (name: (typeof FACTS)[number]) => (
    <FactRow
      key={name}
      name={name}
      given={facts[name]}
      error={errors[`nutrition.${name}`]}
      previewed={of(name)}
      seen={seen}
      isUsable={preview.isUsable}
    />
  )
  const fillEmpty = () => {
    for (const { fact, computed } of preview.facts)
      if (computed !== null) typeInto(body.current, fact, String(computed), { onlyEmpty: true })
  }
  return (
    <div ref={body}>
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <p className="text-ink-soft">
          For one serving: what the source says, beside what the lines add up to.
        </p>
        {differing > 0 && (
          <Badge tone="outline" icon="scale">
            {differing === 1 ? '1 figure differs' : `${differing} figures differ`}
          </Badge>
        )}
      </div>
      {staleSince && <Stale since={staleSince} />}
      {open.length > 0 && <Table servings={preview.servings}>{open.map(row)}</Table>}
      {folded.length > 0 && (
        <details className="group/fold border-b border-line" open={open.length === 0 && !preview.isGiven}>
          <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 py-2 font-semibold marker:content-['']">
            <span>
              {folded.length === 1 ? 'One figure' : `${folded.length} figures`}
              {preview.isGiven && preview.isUsable ? ' agree, or cannot be compared' : ''}{' '}
              <span className="block text-caption font-normal text-ink-soft sm:inline">
                {folded.map((name) => say(name, facts[name])).join(', ')}
              </span>
            </span>
            <Icon name="chevron-down" className="size-[1.1em] text-ink-soft group-open/fold:rotate-180" />
          </summary>
          <Table servings={preview.servings}>{folded.map(row)}</Table>
        </details>
      )}
      <div className="mt-4 max-w-md">
        <FieldControl
          name="serving_size"
          field={NUTRITION_FACTS.serving_size}
          value={facts.serving_size}
          error={errors['nutrition.serving_size']}
        />
      </div>
      <div className="mt-4">
        <Known preview={preview} />
      </div>
      <div className="mt-4 max-w-104">
        <p aria-hidden className="mb-1.5 text-ui font-semibold">
          Readers see
        </p>
        <Switch
          label="Readers see"
          name="nutrition_shown"
          choices={CHOICES}
          chosen={chosen ?? ''}
          isMarked
          onChange={({ currentTarget }) => setChosen(oneOf(NUTRITION_CHOICES, currentTarget.value))}
        />
      </div>
      <p className="mt-1.5 text-caption leading-[1.45] text-ink-soft">{consequence(chosen, preview)}</p>
      {preview.isUsable &&
        preview.facts.some(({ fact, computed }) => computed !== null && facts[fact] === '') && (
          <div className="scripted mt-3">
            <Button look="outline" onClick={fillEmpty}>
              <Icon name="arrow-left" className="size-[1.1em]" /> Fill the empty ones from computed
            </Button>
          </div>
        )}
    </div>
  )
}

/** Whether a figure stands in the open: it differs, is missing, or is wrong. */
const isOpen = (given: string, previewed: PreviewedFact | undefined, error: string | undefined) =>
  error !== undefined ||
  (previewed !== undefined && (previewed.differs || (given === '' && previewed.computed !== null)))

function Table({ servings, children }: { servings: number | null; children: ReactNode }) {
  return (
    <div className="text-ui leading-[1.4]">
      <div
        aria-hidden
        className={`${COLUMNS} border-b border-ink py-2 text-caption font-semibold [&>:nth-child(2)]:text-right [&>:nth-child(3)]:text-right`}
      >
        <span>{servings === null ? 'A serving' : `One of ${servings}`}</span>
        <span>From the source</span>
        <span>Computed</span>
        <span className="max-md:hidden">What differs, and why</span>
      </div>
      {children}
    </div>
  )
}

function Stale({ since }: { since: string }) {
  return (
    <div className="mb-4 border-l-[3px] border-butter py-0.5 pl-4">
      <p>
        <b className="font-semibold">From before a change.</b> The ingredients or servings were changed on{' '}
        {since}. Readers are told that these figures are older.
      </p>
      <Checkbox name={FIGURES_HOLD} value="yes" label="They hold for the dish as it is now" />
    </div>
  )
}

function Known({ preview: { coverage, open, servings, isUsable } }: { preview: NutritionPreview }) {
  const lines = open.map(({ line }) => line)
  const unknown =
    lines.length === 0
      ? ''
      : ` ${lines.length === 1 ? `Line ${lines[0]} is` : `Lines ${lines.join(', ')} are`} not known.`
  const known =
    coverage === 1
      ? 'All of the weight is known.'
      : `${Math.floor(coverage * 100)}\u00a0% of the weight is known.`
  return (
    <ByLine icon="scale">
      <b className="font-semibold text-ink">{isUsable ? 'Computed from USDA averages.' : 'Not computed.'}</b>{' '}
      {known}
      {unknown}
      {coverage < LEAST_COVERAGE && ' Below 90\u00a0% there are no figures.'}
      {servings === null && ' Without servings there are no figures for one.'}
    </ByLine>
  )
}

/** What readers see of a choice. */
function consequence(
  chosen: NutritionChoice | undefined,
  { isGiven, isOfServing, isUsable }: NutritionPreview,
): string {
  if (chosen === 'none') return 'Readers see no figures.'
  if (chosen === undefined && isOfServing)
    return 'Readers see the figures from the source. A missing one is shown as unknown.'
  if (chosen === undefined && isGiven)
    return `More than 3,000 kcal cannot be one serving, so readers see ${isUsable ? 'the computed figures, marked as computed' : 'no figures'}.`
  const nothing = chosen === undefined ? 'The source gives no figures, and' : 'But'
  if (!isUsable) return `${nothing} too little is known to compute: readers see no figures.`
  return `${chosen === undefined ? 'The source gives no figures: readers' : 'Readers'} see the computed figures, marked as computed, with how much of the weight is known. They follow the lines.`
}

const say = (name: NutritionFact, given: string) =>
  `${NUTRITION_FACTS[name].label.toLowerCase()} ${given || 'unknown'}`
