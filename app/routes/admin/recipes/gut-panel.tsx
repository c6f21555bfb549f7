import { FormSelect } from '../../../ui/field/choice-field.tsx'
import { FieldWarnings } from '../../../ui/field/field-warnings.tsx'
import { NumberField } from '../../../ui/field/text-field.tsx'
import { TEXTURES } from 'recipe-basics/recipe/choices'
import { TEXTURE_WORDS } from 'food-verdicts/gut/texture/textures'
import { listInWords } from 'recipe-basics/text/list-in-words'
import { type EaseAnswer, EASE_NAMES, EASES } from 'food-verdicts/low-energy/facts'
import {
  lowEnergyControl,
  readSaidLowEnergy,
  SAID_ANSWERS,
  typedMinutes,
} from 'food-verdicts/low-energy/said'
import type { WarningsByField } from '#domain/fields/field-warnings.ts'
import type { RecipeValues } from '#domain/recipe/form.ts'
import type { GutPreview } from '#server/recipe-preview/gut-preview.ts'
import { useMay } from '../use-may.ts'
import { ChefsVersions } from './chefs-versions.tsx'

const ANSWER_NAMES = { yes: 'Yes', no: 'No', unknown: 'Not known' } as const

/** The texture and the strength that a dish asks for, as software reads them and as the chef confirms them, and her versions for spells. */
export function GutPanel({
  texts,
  preview: { texture, lowEnergy, versions, swaps },
  errors,
  warnings,
}: {
  texts: RecipeValues['texts']
  preview: GutPreview
  errors: Record<string, string>
  /** What its versions promise, and whether the minutes can be right. */
  warnings: WarningsByField
}) {
  const maySay = useMay()('decide-labels')
  const said = readSaidLowEnergy(texts.low_energy)
  const { facts, words } = lowEnergy
  return (
    <>
      {!maySay && (
        <p className="text-ink-soft">Only an administrator can confirm the texture, versions and facts.</p>
      )}
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
        <ChefsVersions
          stored={texts.softer}
          previews={versions}
          swaps={swaps}
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
    </>
  )
}

const read = (answer: EaseAnswer) => ANSWER_NAMES[answer ?? 'unknown']

const from = (words: readonly string[]) =>
  words.length > 0 ? `, from ${listInWords(words.map((word) => `“${word}”`))}` : ''

const saidOf = ({ texture, words }: GutPreview['texture']) =>
  texture ? `Software reads ${TEXTURE_WORDS[texture].name}${from(words)}.` : 'The method does not tell.'
