import { FormSelect } from '#app/ui/form/choice-field.tsx'
import { FieldWarnings } from '#app/ui/form/field-warnings.tsx'
import { NumberField } from '#app/ui/form/text-field.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { TEXTURES } from '#domain/gut/fingerprint.ts'
import { TEXTURE_WORDS } from '#domain/gut/texture/textures.ts'
import { listInWords } from '#domain/list-in-words.ts'
import { type EaseAnswer, EASE_NAMES, EASES } from '#domain/low-energy/facts.ts'
import { lowEnergyControl, readSaidLowEnergy, SAID_ANSWERS, typedMinutes } from '#domain/low-energy/said.ts'
import type { WarningsByField } from '#domain/field-warnings.ts'
import type { RecipeValues } from '#domain/recipe/form.ts'
import type { GutPreview } from '#server/gut-preview.ts'
import { useMay } from '../use-may.ts'
import { SofterVersions } from './softer-versions.tsx'

const ANSWER_NAMES = { yes: 'Yes', no: 'No', unknown: 'Not known' } as const

/** What software reads of the texture and of the strength that a dish asks for, and what the chef says instead or confirms. */
export function GutPanel({
  texts,
  preview: { texture, lowEnergy, versions },
  errors,
  warnings,
}: {
  texts: RecipeValues['texts']
  preview: GutPreview
  errors: Record<string, string>
  /** What its softer versions promise, and whether the minutes can be right. */
  warnings: WarningsByField
}) {
  const maySay = useMay()('decide-labels')
  const said = readSaidLowEnergy(texts.low_energy)
  const { facts, words } = lowEnergy
  return (
    <Panel
      id="gut"
      title="For the gut"
      intro={
        maySay
          ? 'Texture, the versions for a hard day, and what the dish asks of you. What you choose is yours, and is not read again.'
          : 'Texture, the versions for a hard day, and what the dish asks of the cook. Only an administrator can confirm these.'
      }
    >
      <fieldset disabled={!maySay} className="min-w-0">
        <FormSelect
          label="Texture"
          name="texture"
          defaultValue={texts.texture}
          hint={`${saidOf(texture)}${maySay ? ' Choose one to confirm it: readers then see that the chef said so.' : ''}`}
          className="md:max-w-116"
        >
          <option value="">As software reads it</option>
          {TEXTURES.map((one) => (
            <option key={one} value={one}>
              {TEXTURE_WORDS[one].name}: {TEXTURE_WORDS[one].test}
            </option>
          ))}
        </FormSelect>
        <SofterVersions
          stored={texts.softer}
          previews={versions}
          errors={errors}
          warnings={warnings.softer}
        />
        <fieldset className="mt-5 min-w-0 border-t border-line pt-4">
          <legend className="float-left mb-3 w-full text-ui font-semibold">Low-energy facts</legend>
          <div className="clear-both grid gap-x-6 gap-y-4.5 md:grid-cols-2">
            <NumberField
              label="On your feet"
              unit="minutes"
              inputMode="numeric"
              name={lowEnergyControl('handsOn')}
              defaultValue={typedMinutes(texts.low_energy)}
              error={errors.low_energy}
              hint={
                <>
                  {facts.handsOn === null
                    ? 'No step says how long.'
                    : `Software reads ${facts.handsOn}${from(words.handsOn)}.`}
                  <FieldWarnings texts={warnings.low_energy} />
                </>
              }
            />
            {EASES.map((ease) => (
              <FormSelect
                key={ease}
                label={EASE_NAMES[ease]}
                name={lowEnergyControl(ease)}
                defaultValue={said[ease] ?? ''}
                hint={facts[ease] === null ? 'No step says so.' : `${read(facts[ease])}${from(words[ease])}.`}
              >
                <option value="">As software reads it: {read(facts[ease]).toLowerCase()}</option>
                {SAID_ANSWERS.map((answer) => (
                  <option key={answer} value={answer}>
                    {ANSWER_NAMES[answer]}
                  </option>
                ))}
              </FormSelect>
            ))}
          </div>
        </fieldset>
      </fieldset>
    </Panel>
  )
}

const read = (answer: EaseAnswer) => ANSWER_NAMES[answer ?? 'unknown']

const from = (words: readonly string[]) =>
  words.length > 0 ? `, from ${listInWords(words.map((word) => `“${word}”`))}` : ''

const saidOf = ({ texture, words }: GutPreview['texture']) =>
  texture
    ? `Software reads ${TEXTURE_WORDS[texture].name}${from(words)}.`
    : 'Software reads none from the method.'
