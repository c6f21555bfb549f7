import { type ComponentProps, Fragment, type ReactNode, useState } from 'react'
import { Fold } from '../../../ui/form/fold.tsx'
import { LineList } from '#app/ui/form/line-list.tsx'
import { fromNames, namesOf } from 'recipe-basics/fields/field'
import type { WarningsByField } from '#domain/fields/field-warnings.ts'
import { RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
import type { LabelsPart } from '../labels/label-list.tsx'
import { useLabelPreview } from '../labels/use-label-preview.ts'
import type { NamedPiece } from './equipment-used.tsx'
import { NameLine } from '../name-line.tsx'
import { PictureRow } from './picture-row.tsx'
import { Described, noteIn, type Part, RecipeControl, wantsALook } from './recipe-control.tsx'
import { RecipeRest } from './recipe-rest.tsx'
import { belowSteps, countSteps } from './step-links.tsx'
import { besideLines, countLines } from './understood-lines.tsx'
import { useLineCounts } from './use-line-counts.ts'

/** The line of what does not ask: what it holds, whether it is open, and what else stands behind it. */
type EverythingElse = Pick<ComponentProps<typeof Fold>, 'holds' | 'isOpen' | 'onToggle'> & {
  after?: ReactNode
}

/**
 * Every field of a recipe, for writing, editing and the review of an import, which has no `now` and asks for no address: in
 * the open what makes a dish, the rest as one sentence each. They keep what is typed themselves; `onChange` hears of rows
 * that come, go and move.
 */
export function RecipeFields({
  onChange: hear,
  labels,
  now,
  pieces,
  staleSince,
  everythingElse,
  ...said
}: Part & {
  onChange: () => void
  labels: LabelsPart
  /** The moment at which the form is filled in. */
  now?: string
  /** The equipment to choose from; an import names none. */
  pieces?: NamedPiece[]
  /** Since which day its figures are those of other lines or servings. */
  staleSince?: string | null
  /** The line that stands for what does not ask; none where all is open. */
  everythingElse?: EverythingElse
}) {
  const [moves, setMoves] = useState(0)
  const { values, errors } = said
  const { ref, recount, lineCount, stepCount } = useLineCounts(values, moves)
  const { preview: start, judgeAt } = labels
  // A draft that came back says something else than the server knows.
  const isTyped = values.labels.judged !== '' && values.labels.judged !== start.judged
  const { list, preview } = useLabelPreview(start, judgeAt, isTyped ? moves + 1 : moves)
  const warnings = joinWarnings(preview.warnings, said.warnings)
  const part = { ...said, warnings }
  function onChange() {
    setMoves((count) => count + 1)
    hear()
  }
  const parts: Record<TopPart | 'rest', ReactNode> = {
    name: (
      <NameLine
        label={RECIPE_FIELDS.name.label}
        name="name"
        placeholder="Name of the dish"
        value={values.texts.name}
        error={errors.name}
        note={noteIn(part, 'name')}
      />
    ),
    image_url: (
      <PictureRow texts={values.texts} plate={preview.plate}>
        <RecipeControl name="image_url" {...part} />
      </PictureRow>
    ),
    servings: (
      <div className="[&>div]:grid-cols-[auto_5.5rem] [&>div]:items-center [&>div]:justify-start [&>div]:gap-x-4 [&_input]:text-center [&_input]:font-serif [&_input]:text-[1.5rem] [&>div>:nth-child(n+3)]:col-span-full">
        <RecipeControl name="servings" {...part} />
      </div>
    ),
    ingredients: (
      <Lines
        field="ingredients"
        name="ingredient"
        placeholder="One line each, or paste them all"
        lines={values.ingredients}
        onChange={onChange}
        counts={countLines(lineCount, preview)}
        {...besideLines(preview)}
        {...part}
      />
    ),
    instructions: (
      <Lines
        field="instructions"
        name="step"
        isLong
        placeholder="What you do first"
        lines={values.steps}
        onChange={onChange}
        counts={countSteps(stepCount, preview.steps)}
        below={belowSteps(preview.steps)}
        {...part}
      />
    ),
    rest: <RecipeRest {...{ labels, list, preview, now, pieces, staleSince }} {...part} />,
  }
  return (
    <div ref={ref} onInput={recount} className="grid min-w-0 gap-9">
      {everythingElse ? (
        <AskingFirst {...{ parts, part, everythingElse }} />
      ) : (
        Object.entries(parts).map(([name, shown]) => <Fragment key={name}>{shown}</Fragment>)
      )}
    </div>
  )
}

/** The parts that ask stand open, and all others behind one line. Which ask is decided once, so that nothing moves while somebody types. */
function AskingFirst({
  parts,
  part,
  everythingElse,
}: {
  parts: Record<TopPart | 'rest', ReactNode>
  part: Part
  everythingElse: EverythingElse
}) {
  const [asking] = useState(() => namesOf(parts).filter((name) => asks(part, name)))
  const show = (name: TopPart | 'rest') => <Fragment key={name}>{parts[name]}</Fragment>
  const { after, ...line } = everythingElse
  return (
    <>
      {asking.map(show)}
      <Fold title={asking.length > 0 ? 'Everything else' : 'The whole recipe'} {...line}>
        <div className="grid min-w-0 gap-9">
          {namesOf(parts)
            .filter((name) => !asking.includes(name))
            .map(show)}
          {after}
        </div>
      </Fold>
    </>
  )
}

function asks(part: Part, name: TopPart | 'rest'): boolean {
  if (name !== 'rest') return wantsALook(part, name)
  return (part.looksAt ?? []).some((field) => !TOP_PARTS.some((top) => top === field) && field !== 'file')
}

const TOP_PARTS = ['name', 'image_url', 'servings', 'ingredients', 'instructions'] as const
type TopPart = (typeof TOP_PARTS)[number]

const TITLES = { ingredients: 'Ingredients', instructions: 'Method' }

function Lines({
  field,
  counts,
  ...part
}: Part & { field: keyof typeof TITLES; counts?: string } & Omit<
    Parameters<typeof LineList>[0],
    'field' | 'one'
  >) {
  const { noteOf: _, values: __, warnings: ___, ...list } = part
  return (
    <section id={field} className="min-w-0 scroll-mt-6">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-[1.5rem]">{TITLES[field]}</h2>
        {counts && <p className="text-ink-soft">{counts}</p>}
      </div>
      <Described name={TITLES[field]} note={noteIn(part, field)}>
        <LineList field={field} one={part.name} hasHeadings {...list} />
      </Described>
    </section>
  )
}

/** What is said beside a form: of its numbers while they are typed, and of what is stored. */
function joinWarnings(ofNumbers: WarningsByField, stored: WarningsByField = {}): WarningsByField {
  const fields = [...Object.keys(ofNumbers), ...Object.keys(stored)]
  return fromNames(fields, (field) => [...(ofNumbers[field] ?? []), ...(stored[field] ?? [])])
}
