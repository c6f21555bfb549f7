import { type ReactNode, useId, useState } from 'react'
import { FieldControl, type FieldLook } from '#app/ui/form/field-control.tsx'
import { FieldWarnings } from '../../../ui/field/field-warnings.tsx'
import { errorIn } from '#app/ui/form/form-errors.ts'
import { LineList } from '#app/ui/form/line-list.tsx'
import { Panel } from '../../../ui/frame/panel.tsx'
import { fromNames, namesOf } from 'recipe-basics/fields/field'
import type { WarningsByField } from '#domain/fields/field-warnings.ts'
import { type OWN_RECIPE_FIELDS, RECIPE_FIELDS, type RecipeField } from 'recipe-basics/recipe/fields'
import type { RecipeValues } from '#domain/recipe/form.ts'
import type { WrittenRecipe } from 'recipe-basics/recipe/recipe'
import type { LabelPreview } from '#server/recipe-preview/label-preview.ts'
import { LabelList, type LabelsPart } from '../labels/label-list.tsx'
import { useLabelPreview } from '../labels/use-label-preview.ts'
import { PublishingPanel } from '../publishing-panel.tsx'
import { SlugField } from '../slug-field.tsx'
import { besideLines } from './understood-lines.tsx'
import type { NutritionPreview } from '#server/recipe-preview/nutrition-preview.ts'
import { GutPanel } from './gut-panel.tsx'
import { TotalFromParts } from './total-from-parts.tsx'
import { TrustPanel } from './trust-panel.tsx'
import { PlatePanel } from './plate-panel.tsx'
import { NutritionPanel } from './nutrition-panel.tsx'
import { belowSteps } from './step-links.tsx'
import { EquipmentUsed, type NamedPiece } from './equipment-used.tsx'

/** What the review of an import says below a field, such as what the file held and what became of that. */
type NoteOf = (field: keyof WrittenRecipe) => ReactNode

type Part = {
  values: RecipeValues
  errors: Record<string, string>
  noteOf?: NoteOf
  /** A file holds the values: nothing is fetched from another site before the chef has chosen its address. */
  isFromFile?: boolean
  /** What a stored recipe promises, by field. The review says it in its notes. */
  warnings?: WarningsByField
}

/**
 * Every field of a recipe, for writing, editing and the review of an import, which has no `now` and asks for no address and
 * no status. They keep what is typed themselves; `onChange` hears of rows that come, go and move.
 */
export function RecipeFields({
  onChange: hear,
  labels,
  now,
  pieces,
  staleSince,
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
}) {
  const [moves, setMoves] = useState(0)
  const { values, errors } = said
  const { preview: start, judgeAt, claims } = labels
  // A draft that came back says something else than the server knows.
  const isTyped = values.labels.judged !== '' && values.labels.judged !== start.judged
  const { list, preview } = useLabelPreview(start, judgeAt, isTyped ? moves + 1 : moves)
  const warnings = joinWarnings(preview.warnings, said.warnings)
  const part = { ...said, warnings }
  function onChange() {
    setMoves((count) => count + 1)
    hear()
  }
  return (
    <>
      <Fields title="About the dish" panel="about" {...part} />
      <Fields title="Times and servings" panel="times" {...part} />
      <Lines
        field="ingredients"
        name="ingredient"
        hint="Press Enter to add a line. You can paste a whole list: each line becomes an ingredient."
        lines={values.ingredients}
        onChange={onChange}
        preview={preview}
        {...part}
      />
      <Lines
        field="instructions"
        name="step"
        isLong
        hint="Press Enter to add a step, or Shift and Enter for a new line in the same step."
        lines={values.steps}
        onChange={onChange}
        below={belowSteps(preview.steps)}
        {...part}
      />
      <Facts preview={preview.nutrition} staleSince={staleSince} {...part} />
      <Panel id="labels">
        <LabelList
          heading={<h2 className="text-[1.375rem]">Labels</h2>}
          sent={values.labels}
          errors={errors}
          linesAt="#ingredients"
          {...{ list, preview, claims }}
        />
      </Panel>
      {pieces && (
        <EquipmentUsed chosen={values.texts.equipment} pieces={pieces} error={errorIn(errors, 'equipment')} />
      )}
      {now && <GutPanel texts={values.texts} preview={preview.gut} errors={errors} warnings={warnings} />}
      {now && <TrustPanel {...part} />}
      {now && <PlatePanel texts={values.texts} preview={preview.plate} />}
      {now && (
        <PublishingPanel kind="recipe" values={values.texts} now={now} errors={errors}>
          <SlugField kind="recipe" value={values.texts.slug} error={errors.slug} />
        </PublishingPanel>
      )}
    </>
  )
}

type Place = FieldLook & { panel: 'about' | 'times' }

/** Fields with panels of their own. */
type OwnField = 'equipment' | 'nutrition_shown' | (typeof OWN_RECIPE_FIELDS)[number]

/** Where each field stands, in the order of the form. The compiler refuses a form that leaves one out. */
const PLACES: Record<Exclude<RecipeField, OwnField>, Place> = {
  name: { panel: 'about' },
  description: { panel: 'about', rows: 3 },
  story: {
    panel: 'about',
    rows: 5,
    hint: 'What you want to say about the dish. The page shows it below the method.',
  },
  recipe_category: { panel: 'about', none: 'None' },
  difficulty: { panel: 'about', none: 'Unknown' },
  cuisine: { panel: 'about', none: 'None' },
  author_name: { panel: 'about' },
  image_url: { panel: 'about' },
  keywords: { panel: 'about', hint: 'Separated by commas.' },
  prep_time_minutes: { panel: 'times' },
  cook_time_minutes: { panel: 'times' },
  total_time_minutes: { panel: 'times' },
  servings: { panel: 'times' },
}

/** The columns of each panel. A field with a note below it needs half of the width. */
const GRIDS: Record<Place['panel'], string> = {
  about: 'md:grid-cols-2',
  times: 'grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]',
}

/** A panel of fields. */
function Fields({ title, panel, ...part }: Part & { title: string; panel: Place['panel'] }) {
  const { values, errors, noteOf, isFromFile } = part
  const grid = (
    <div className={`${GRID} ${noteOf ? 'md:grid-cols-2' : GRIDS[panel]}`}>
      {namesOf(PLACES)
        .filter((name) => PLACES[name].panel === panel)
        .map((name) => (
          <FieldControl
            key={name}
            name={name}
            field={RECIPE_FIELDS[name]}
            look={PLACES[name]}
            value={values.texts[name]}
            error={errorIn(errors, name)}
            note={noteIn(part, name)}
            isFromFile={isFromFile}
          />
        ))}
    </div>
  )
  return (
    <Panel title={title}>
      {panel === 'times' ? <TotalFromParts texts={values.texts}>{grid}</TotalFromParts> : grid}
    </Panel>
  )
}

const UNDERSTOOD =
  'One line for each ingredient. Beside it stands what the site understood. Open it to see how it was found.'
const TITLES = { ingredients: 'Ingredients', instructions: 'Instructions' }

function Lines({
  field,
  name,
  hint,
  isLong,
  lines,
  onChange,
  preview,
  below,
  ...part
}: Part & {
  field: keyof typeof TITLES
  name: string
  hint: string
  isLong?: boolean
  lines: RecipeValues['ingredients']
  onChange: () => void
  /** What stands below each line. */
  below?: ReturnType<typeof belowSteps>
  /** What the lines are understood as, where that is said beside them. */
  preview?: LabelPreview
}) {
  return (
    <Panel id={field} title={TITLES[field]} intro={preview && UNDERSTOOD}>
      <Described name={TITLES[field]} note={noteIn(part, field)}>
        <LineList
          field={field}
          name={name}
          one={name}
          isLong={isLong}
          hasHeadings
          lines={lines}
          onChange={onChange}
          errors={part.errors}
          hint={hint}
          {...(preview && besideLines(preview))}
          {...(below && { below })}
        />
      </Described>
    </Panel>
  )
}

function Facts({
  preview,
  staleSince,
  ...part
}: Part & { preview: NutritionPreview; staleSince?: string | null }) {
  const { values, errors } = part
  return (
    <Panel id="nutrition" title="Nutrition Facts">
      <Described name="Nutrition Facts" note={noteIn(part, 'nutrition')}>
        <NutritionPanel {...{ values, errors, preview, staleSince }} />
      </Described>
    </Panel>
  )
}

function noteIn({ noteOf, warnings }: Part, field: keyof WrittenRecipe): ReactNode {
  if (noteOf) return noteOf(field)
  return warnings?.[field] && <FieldWarnings texts={warnings[field]} />
}

/** What is said beside a form: of its numbers while they are typed, and of what is stored. */
function joinWarnings(ofNumbers: WarningsByField, stored: WarningsByField = {}): WarningsByField {
  const fields = [...Object.keys(ofNumbers), ...Object.keys(stored)]
  return fromNames(fields, (field) => [...(ofNumbers[field] ?? []), ...(stored[field] ?? [])])
}

/** Controls that share a note: a screen reader says it on the way into their group. */
function Described({ name, note, children }: { name: string; note: ReactNode; children: ReactNode }) {
  const id = useId()
  if (!note) return children
  return (
    <fieldset aria-label={name} aria-describedby={id} className="min-w-0">
      {children}
      <div id={id}>{note}</div>
    </fieldset>
  )
}

const GRID = 'grid items-start gap-x-5 gap-y-4.5'
