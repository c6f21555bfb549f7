import type { ReactNode } from 'react'
import { formatAmount, formatSmallAmount } from '#app/ui/amount.ts'
import { Leader } from '#app/ui/leader.tsx'
import type { SofterVersion } from '#domain/gut/gentler.ts'
import type { Presence } from '#domain/gut/gut-facts.ts'
import type { Nutrition } from '#domain/recipe/recipe.ts'
import type { GutShown } from '../show-gut.ts'

/** What one portion holds: as written, and of three figures also as a softer version has them. What is not known is never zero. */
export function SheetFigures({
  gut,
  nutrition,
  version,
}: {
  gut: GutShown | null
  nutrition: Nutrition | null
  version: SofterVersion | undefined
}) {
  if (!gut) return null
  const { facts } = gut
  const changed = (fact: 'fibre' | 'lactose' | 'fat') => (version ? version[fact].now : facts[fact])
  return (
    <section>
      <h2>One portion holds</h2>
      <p className="text-caption">
        {version ? 'Fibre, lactose and fat as cooked here; the rest as written.' : 'As written.'}
      </p>
      <dl>
        <Figure name="Calories" value={nutrition?.calories ?? null} unit="kcal" />
        <Figure name="Protein" value={nutrition?.protein_content_g ?? null} />
        <Figure name="Carbs" value={nutrition?.carbohydrate_content_g ?? null} />
        <Figure name="Fibre" value={changed('fibre')} was={version && facts.fibre} />
        <Figure name="Fat" value={changed('fat')} was={version && facts.fat} />
        <Figure name="of it saturated" value={facts.saturated} />
        <Figure name="Lactose" value={changed('lactose')} was={version && facts.lactose} />
        <Figure name="Excess fructose" value={facts.excessFructose} />
        <Named name="Fructans" presence={facts.fructans} />
        <Named name="Polyols" presence={facts.polyols} />
        <Figure name="Sodium" value={facts.sodium} unit="mg" />
        <Figure name="Caffeine" value={facts.caffeine} unit="mg" />
      </dl>
    </section>
  )
}

function Figure({
  name,
  value,
  was,
  unit = 'g',
}: {
  name: string
  value: number | null
  /** As written, where a version has another figure. */
  was?: number | null | undefined
  unit?: 'g' | 'mg' | 'kcal'
}) {
  const say = (amount: number) =>
    unit === 'g' ? formatSmallAmount(amount, unit) : formatAmount(amount, unit)
  const before = was != null && value !== null && say(was) !== say(value) ? `${say(was)} → ` : ''
  return <Row name={name} value={value === null ? UNKNOWN : before + say(value)} />
}

const LEVELS = { none: 'none named', present: 'present', strong: 'strong' } as const

const Named = ({ name, presence }: { name: string; presence: Presence | null }) => (
  <Row name={name} value={presence ? LEVELS[presence.level] : UNKNOWN} />
)

const Row = ({ name, value }: { name: string; value: ReactNode }) => (
  <Leader name={name} value={value} className="sheet-figure" />
)

const UNKNOWN = <i className="font-serif font-normal">not enough data</i>
