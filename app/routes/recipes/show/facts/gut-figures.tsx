import { formatAmount, formatSmallAmount } from '../../../../ui/text/amount.ts'
import { Leader } from '../../../../ui/text/leader.tsx'
import type { Presence } from 'food-verdicts/gut/triggers/gut-facts'
import { TEXTURE_WORDS } from 'food-verdicts/gut/texture/textures'
import { EASE_NAMES, EASES } from 'food-verdicts/low-energy/facts'
import { listInWords } from 'recipe-basics/text/list-in-words'
import type { GutReading } from '#domain/stored-reading/recipe-reading.ts'

const MOST_WORDS = 3
/** Less of it says nothing: a tenth of a gram, a milligram. */
const LEAST = { g: 0.1, mg: 1 } as const

type Figure = { name: string; value: string | null | undefined }

/** What a dish holds that some guts mind. A row stands where it says something. */
export function GutFigures({ gut: { facts, texture, confirmed, lowEnergy } }: { gut: GutReading }) {
  const known = confirmed ?? texture.texture
  const figures: Figure[] = [
    { name: 'Fibre', value: grams(facts.fibre) },
    { name: 'Fat', value: grams(facts.fat) },
    { name: 'Lactose', value: grams(facts.lactose) },
    { name: 'Excess fructose', value: grams(facts.excessFructose) },
    { name: 'Fructans', value: named(facts.fructans) },
    { name: 'Polyols', value: named(facts.polyols) },
    { name: 'Caffeine', value: grams(facts.caffeine, 'mg') },
  ]
  const namesOf = (wanted: null | undefined) =>
    listInWords(figures.filter(({ value }) => value === wanted).map(({ name }) => name.toLowerCase()))
  const [nothing, open] = [namesOf(undefined), namesOf(null)]
  const eases = EASES.filter((ease) => lowEnergy?.[ease] === 'yes').map((ease) => EASE_NAMES[ease])
  return (
    <>
      <dl>
        {known && <Leader name="Texture" value={TEXTURE_WORDS[known].name} />}
        {figures.map(({ name, value }) => value && <Leader key={name} name={name} value={value} />)}
      </dl>
      <div className="grid gap-1 text-[.9375rem] text-ink-soft">
        {nothing && <p>Near nothing: {nothing}.</p>}
        {open && <p>Not enough data: {open}.</p>}
        {eases.length > 0 && <p>{eases.join('. ')}.</p>}
      </div>
    </>
  )
}

/** Undefined for near nothing, null for not enough data. */
const grams = (amount: number | null, unit: 'g' | 'mg' = 'g') =>
  amount === null
    ? null
    : amount < LEAST[unit]
      ? undefined
      : unit === 'g'
        ? formatSmallAmount(amount, unit)
        : formatAmount(amount, unit)

const named = (presence: Presence | null) =>
  presence === null
    ? null
    : presence.level === 'none'
      ? undefined
      : `${presence.words.slice(0, MOST_WORDS).join(', ')}: ${presence.level === 'strong' ? 'strong' : 'some'}`
