import { formatAmount, formatSmallAmount } from '../../../../ui/text/amount.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Leader } from '../../../../ui/text/leader.tsx'
import { Switch } from '../../../../ui/button/switch.tsx'
import type { GutFacts, Presence } from 'food-verdicts/gut/triggers/gut-facts'
import { TEXTURE_WORDS } from 'food-verdicts/gut/texture/textures'
import { EASE_NAMES, EASES, type LowEnergy } from 'food-verdicts/low-energy/facts'
import { listInWords } from 'recipe-basics/text/list-in-words'
import type { RecipeSheetProps } from './recipe-sheet.tsx'
import { PrintSheet } from './print-sheet.tsx'
import type { GutReading } from '#domain/stored-reading/recipe-reading.ts'

/** How much is eaten: only styles choose, so that it works without scripts. */
const PORTIONS = [
  ['0.5', '½'],
  ['1', '1'],
  ['1.5', '1½'],
  ['2', '2'],
] as const

const LEVELS = { none: 'none named', present: 'present', strong: 'strong' } as const

type Props = {
  gut: GutReading
  servings: number | null
  /** The rest of what stands on the sheet for an appointment. */
  sheet: Omit<RecipeSheetProps, 'facts'>
}

/** What a dish holds that some guts mind, in grams of what is eaten, and how soft it is. */
export function GutCard({ gut, servings, sheet }: Props) {
  const { facts, texture, confirmed, lowEnergy } = gut
  const known = confirmed ?? texture.texture
  return (
    <section aria-labelledby="gut" className="portions min-w-0 scroll-mt-4 border-t border-line pt-5">
      <h2 id="gut" className="mb-2 text-[1.5rem]">
        For the gut
      </h2>
      <dl className="text-ui">
        <Leader name="Texture" value={known ? TEXTURE_WORDS[known].name : <NotEnough words="not known" />} />
      </dl>
      <p className="mt-0.5 flex items-start gap-1.5 text-caption leading-normal text-ink-soft">
        <Icon
          name={confirmed ? 'chef-hat' : known ? 'circle-question-mark' : 'circle-dashed'}
          className="mt-[.2em] size-[1.1em] flex-none"
        />
        <span>{confirmed ? `Confirmed by the chef: ${TEXTURE_WORDS[confirmed].test}.` : saidOf(gut)}</span>
      </p>
      {lowEnergy && <Strength lowEnergy={lowEnergy} />}
      <Switch label="Portions eaten" name="portions" choices={PORTIONS} chosen="1" className="mt-4 mb-1.5" />
      <p className="text-caption leading-normal text-ink-soft">{eaten(servings)}</p>
      <dl className="mt-1.5 text-ui">
        <Grams name="Fibre" amount={facts.fibre} />
        <Grams name="Fat" amount={facts.fat} />
        <Grams name="saturated" amount={facts.saturated} isPart />
        <Grams name="Sodium" amount={facts.sodium} unit="mg" />
        <Grams name="Lactose" amount={facts.lactose} />
        <Grams name="Excess fructose" amount={facts.excessFructose} />
        <Named name="Fructans" presence={facts.fructans} />
        <Named name="Polyols" presence={facts.polyols} />
        <Grams name="Caffeine" amount={facts.caffeine} unit="mg" />
      </dl>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-caption font-semibold underline decoration-accent underline-offset-4 [&::-webkit-details-marker]:hidden">
          How this was counted
        </summary>
        <div className="grid gap-2 text-caption leading-normal text-ink-soft">
          <p>{counted(facts)}</p>
          <p>
            Excess fructose is fructose less glucose. Nobody publishes fructans and polyols in the open, so
            only the words of the ingredients are read{named(facts)}. Brands and pans vary.
          </p>
          <p>It says what is in the recipe, not what it will do in you.</p>
        </div>
      </details>
      <PrintSheet {...sheet} facts={facts} />
    </section>
  )
}

/** What it asks of its cook, as far as that is known. */
function Strength({ lowEnergy }: { lowEnergy: LowEnergy }) {
  const eases = EASES.filter((ease) => lowEnergy[ease] === 'yes')
  if (lowEnergy.handsOn === null && eases.length === 0) return null
  return (
    <dl className="mt-2 text-ui">
      {lowEnergy.handsOn !== null && <Leader name="On your feet" value={`about ${lowEnergy.handsOn} min`} />}
      {eases.map((ease) => (
        <Leader key={ease} name={EASE_NAMES[ease]} value="yes" />
      ))}
    </dl>
  )
}

function Grams({
  name,
  amount,
  unit = 'g',
  isPart = false,
}: {
  name: string
  amount: number | null
  unit?: 'g' | 'mg'
  isPart?: boolean
}) {
  const value =
    amount === null ? (
      <NotEnough words="not enough data" />
    ) : (
      PORTIONS.map(([times]) => (
        <span key={times} data-eaten={times}>
          {unit === 'g'
            ? formatSmallAmount(amount * Number(times), unit)
            : formatAmount(amount * Number(times), unit)}{' '}
        </span>
      ))
    )
  return (
    <Leader name={name} value={value} className={isPart ? 'pl-4 text-ink-soft [&>dd]:font-normal' : ''} />
  )
}

function Named({ name, presence }: { name: string; presence: Presence | null }) {
  return (
    <Leader name={name} value={presence ? LEVELS[presence.level] : <NotEnough words="not enough data" />} />
  )
}

const NotEnough = ({ words }: { words: string }) => (
  <span className="inline-flex items-center gap-1.5 font-serif font-normal text-ink-soft italic">
    <Icon name="circle-question-mark" className="size-[1em]" />
    {words}
  </span>
)

function saidOf({ texture: { texture, words }, triggers }: GutReading): string {
  if (!triggers) return 'Software cannot read enough words of this recipe to tell its texture.'
  if (!texture) return 'The method does not say it.'
  if (words[0] === 'no heat') return 'Read by software: the method names no heat, so it counts as raw.'
  return `Read by software from ${listInWords(words.map((word) => `“${word}”`))}: ${TEXTURE_WORDS[texture].test}. No chef has looked yet.`
}

const eaten = (servings: number | null) =>
  servings === null
    ? 'The recipe does not say how many it serves.'
    : `How much you eat, in portions. As written, the dish makes ${formatAmount(servings)}.`

const counted = ({ found, all }: GutFacts) =>
  `From USDA averages, ${found} of ${all} ingredients found, by weight. Below 90 % of the weight nothing is given.`

/** The words that named fructans and polyols. */
function named({ fructans, polyols }: GutFacts): string {
  const words = [...new Set([...(fructans?.words ?? []), ...(polyols?.words ?? [])])].slice(0, 6)
  return words.length > 0 ? ` (here ${listInWords(words.map((word) => `“${word}”`))})` : ''
}
