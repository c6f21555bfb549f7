import { Button } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { putBack } from '../../../../ui/reader/take-swap.ts'
import type { GutFacts } from 'food-verdicts/gut/triggers/gut-facts'
import type { LineSwap } from 'food-verdicts/gut/swaps/list-swaps'
import { addUpSwaps, isWorthTelling, SWAPPED_FACTS } from 'food-verdicts/gut/swaps/use-swaps'
import { listInWords } from 'recipe-basics/text/list-in-words'
import { FigureChange } from './figure-change.tsx'

type SwapSumsProps = { facts: GutFacts; used: readonly (LineSwap | undefined)[] }

/** Figures that stand there whether or not a swap changes them. */
const ALWAYS: readonly string[] = ['fibre', 'lactose', 'fat']
const NAMES = {
  fibre: 'Fibre',
  lactose: 'Lactose',
  fat: 'Fat',
  sodium: 'Sodium',
  caffeine: 'Caffeine',
} as const

/** Below the ingredients, where swaps are used: what one portion holds with them, and the way back. This browser adds it up. */
export function SwapSums({ facts, used }: SwapSumsProps) {
  const swaps = used.filter((swap) => swap !== undefined)
  // A tab keeps the swaps of other recipes, too.
  if (swaps.length === 0) return null
  const sums = addUpSwaps(facts, swaps)
  const changed = swaps.flatMap(({ changes }) => changes?.filter(isWorthTelling) ?? [])
  const shown = SWAPPED_FACTS.filter(
    (fact) => ALWAYS.includes(fact) || changed.some(({ name }) => name === fact),
  )
  const unknown = swaps.flatMap(({ text, changes }) => (changes ? [] : `“${text ?? 'left out'}”`))
  return (
    <section aria-labelledby="with-swaps" className="mt-6 grid break-inside-avoid gap-2">
      <h3 id="with-swaps" className="border-b border-line pb-1.5 text-[1.25rem]">
        One portion, with your swaps
      </h3>
      <dl aria-live="polite" className="text-ui">
        {shown.map((fact) => (
          <FigureChange
            key={fact}
            name={NAMES[fact]}
            unit={fact === 'sodium' || fact === 'caffeine' ? 'mg' : 'g'}
            {...sums[fact]}
          />
        ))}
      </dl>
      <div className="grid gap-1 text-caption leading-normal text-ink-soft">
        <p>
          <b className="font-semibold text-ink">With your swaps, by software.</b> It works from averages and
          can miss things.
          {unknown.length > 0 &&
            ` No table lists ${listInWords(unknown)}, so the figures leave that swap out.`}
        </p>
        <p>The steps, the label and “All facts” still show the dish without them.</p>
        <p className="print:hidden">Your swaps stay in this tab and are not sent.</p>
      </div>
      <Button
        look="quiet"
        className="-ml-3 justify-self-start px-3! print:hidden"
        onClick={() => putBack(...swaps)}
      >
        <Icon name="undo-2" />
        Put all back
      </Button>
    </section>
  )
}
