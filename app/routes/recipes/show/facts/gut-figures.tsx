import { formatAmount, formatSmallAmount } from '../../../../ui/text/amount.ts'
import { Leader } from '../../../../ui/text/leader.tsx'
import type { Presence } from 'food-verdicts/gut/triggers/gut-facts'
import { TEXTURE_WORDS } from 'food-verdicts/gut/texture/textures'
import { EASE_NAMES, EASES } from 'food-verdicts/low-energy/facts'
import { listInWords } from 'recipe-basics/text/list-in-words'
import type { GutReading } from '#domain/stored-reading/page-reading.ts'
import { listMicronutrients } from './micronutrients.ts'

const MOST_WORDS = 3
/** Less of it says nothing: a tenth of a gram, a milligram. */
const LEAST = { g: 0.1, mg: 1 } as const

/** Undefined is near nothing, null is not enough data, and of false nothing is said. `words` name what nobody publishes in grams. */
type Figure = { name: string; value: string | false | null | undefined; words?: string[] | undefined }

/** What a dish holds that some guts mind. A row stands where it says something. */
export function GutFigures({ gut: { facts, texture, confirmed, lowEnergy } }: { gut: GutReading }) {
  const known = confirmed ?? texture.texture
  const isWhole = facts.found === facts.all
  const figures: Figure[] = [
    { name: 'Fibre', value: grams(facts.fibre) },
    { name: 'Fat', value: grams(facts.fat) },
    { name: 'Lactose', value: grams(facts.lactose) },
    { name: 'Excess fructose', value: grams(facts.excessFructose) },
    { name: 'Fructans', value: levelOf(facts.fructans, isWhole), words: facts.fructans?.words },
    { name: 'Galacto-oligosaccharides', value: levelOf(facts.gos, isWhole), words: facts.gos?.words },
    { name: 'Polyols', value: levelOf(facts.polyols, isWhole), words: facts.polyols?.words },
    { name: 'Caffeine', value: grams(facts.caffeine, 'mg') },
    ...listMicronutrients(facts),
  ]
  const namesOf = (wanted: null | undefined) =>
    listInWords(figures.filter(({ value }) => value === wanted).map(({ name }) => name.toLowerCase()))
  const [nothing, open] = [namesOf(undefined), namesOf(null)]
  const eases = EASES.filter((ease) => lowEnergy?.[ease] === 'yes').map((ease) => EASE_NAMES[ease])
  return (
    <>
      <dl>
        {known && <Leader name="Texture" value={TEXTURE_WORDS[known].name} />}
        {figures.map(
          ({ name, value, words }) =>
            value && (
              <Leader
                key={name}
                name={name}
                value={value}
                className="flex-wrap"
                after={
                  words && (
                    <dd className="order-3 basis-full text-caption text-ink-soft">
                      {words.slice(0, MOST_WORDS).join(', ')}
                    </dd>
                  )
                }
              />
            ),
        )}
      </dl>
      <div className="grid gap-1 text-[.9375rem] text-ink-soft">
        {nothing && <p>Hardly any: {nothing}.</p>}
        {open && <p>Not enough data: {open}.</p>}
        {eases.length > 0 && <p>{eases.join('. ')}.</p>}
      </div>
    </>
  )
}

export const isNearNothing = (amount: number | null, unit: keyof typeof LEAST) =>
  amount !== null && amount < LEAST[unit]

const grams = (amount: number | null, unit: 'g' | 'mg' = 'g') => {
  if (amount === null) return null
  if (isNearNothing(amount, unit)) return undefined
  return unit === 'g' ? formatSmallAmount(amount, unit) : formatAmount(amount, unit)
}

/** A dish with a food that is not known may hold what its other words do not name. */
const levelOf = (presence: Presence | null, isWhole: boolean) =>
  !presence || (presence.level === 'none' && !isWhole) ? null : LEVELS[presence.level]

const LEVELS = { none: false, present: 'some', strong: 'much' } as const
