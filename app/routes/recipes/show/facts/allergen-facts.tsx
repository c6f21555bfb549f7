import type { SaidVerdict } from 'food-verdicts/gut/allergens/say-verdict'
import { listInWords } from 'recipe-basics/text/list-in-words'
import { listNames, termsOf } from './sum-up-facts.ts'

/** What a dish holds of the allergens of the law, and on whose label the rest stands. */
export function AllergenFacts({ allergens }: { allergens: readonly SaidVerdict[] }) {
  const of = (wanted: SaidVerdict['state']) => allergens.filter(({ state }) => state === wanted)
  const free = of('yes').length
  const open = listNames(allergens, 'unknown')
  return (
    <div className="grid gap-1">
      {of('no').map((verdict) => (
        <p key={verdict.name}>
          <b className="font-semibold">Holds {verdict.name.toLowerCase()}:</b>{' '}
          <bdi>{termsOf(verdict).join(', ')}</bdi>.
        </p>
      ))}
      {of('yes-if').map(({ name, words }) => (
        <p key={name}>
          <b className="font-semibold">{name}:</b> {words}.
        </p>
      ))}
      {byTerms(of('check-label')).map(([terms, names]) => (
        <p key={terms}>
          <b className="font-semibold">Check the label</b> for {listInWords(names)}: <bdi>{terms}</bdi>.
        </p>
      ))}
      {open.length > 0 && <p>Not known: {listInWords(open)}.</p>}
      {free > 0 && (
        <p className="text-[.9375rem] text-ink-soft">
          {sayFree(free, allergens.length)} That does not cover traces.
        </p>
      )}
    </div>
  )
}

function sayFree(free: number, all: number): string {
  if (free === all) return `No line names one of the ${all} allergens.`
  return free === 1 ? 'No line names the other allergen.' : `No line names the other ${free} allergens.`
}

/** The allergens that the same foods may hold, together. */
function byTerms(verdicts: readonly SaidVerdict[]): [terms: string, names: string[]][] {
  const groups = Map.groupBy(verdicts, (verdict) => listInWords(termsOf(verdict)))
  return [...groups].map(([terms, same]) => [terms, same.map(({ name }) => name.toLowerCase())])
}
