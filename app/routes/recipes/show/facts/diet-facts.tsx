import { Icon, type IconName } from '../../../../ui/icon/icon.tsx'
import { Leader } from '../../../../ui/text/leader.tsx'
import type { SaidVerdict } from 'food-verdicts/gut/allergens/say-verdict'
import { listInWords } from 'recipe-basics/text/list-in-words'
import { termsOf } from './sum-up-facts.ts'

/** Each state has an icon and words, never a colour alone. */
const LOOKS: Record<SaidVerdict['state'], [icon: IconName, colour: string]> = {
  yes: ['circle-check', 'text-sage'],
  chef: ['chef-hat', 'text-sage'],
  'yes-if': ['git-branch', 'text-dusk'],
  'check-label': ['tag', 'text-butter-ink'],
  no: ['circle-minus', 'text-danger'],
  unknown: ['circle-question-mark', 'text-ink-soft'],
}

/** The diets that a dish keeps or may keep, each with what decides it; those that it does not wait behind one line. */
export function DietFacts({ diets }: { diets: readonly SaidVerdict[] }) {
  const not = diets.filter(({ state }) => state === 'no')
  // Of those that the chef decided against, she says why.
  const isOpen = ({ state, words }: SaidVerdict) => state === 'unknown' && words !== 'no label'
  const open = diets.filter(isOpen)
  return (
    <>
      <dl>
        {diets
          .filter((verdict) => verdict.state !== 'no' && !isOpen(verdict))
          .map((verdict) => (
            <Diet key={verdict.name} verdict={verdict} />
          ))}
      </dl>
      {not.length > 0 && (
        <details className="group/not text-ink-soft">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-[.9375rem] leading-snug [&::-webkit-details-marker]:hidden">
            Not{' '}
            {listInWords(
              not.map(({ name }) => name),
              'or',
            )}
            <Icon name="chevron-down" className="size-[1em] flex-none group-open/not:rotate-180" />
          </summary>
          <dl>
            {not.map((verdict) => (
              <Leader
                key={verdict.name}
                name={verdict.name}
                value={<bdi className="font-normal">{termsOf(verdict).join(', ') || verdict.why}</bdi>}
              />
            ))}
          </dl>
        </details>
      )}
      {open.length > 0 && (
        <p className="text-[.9375rem] text-ink-soft">
          Not known: {listInWords(open.map(({ name }) => name))}.
        </p>
      )}
    </>
  )
}

function Diet({ verdict }: { verdict: SaidVerdict }) {
  const { name, state, words, why } = verdict
  const [icon, colour] = LOOKS[state]
  const from = state === 'yes' ? '' : (state !== 'chef' && sayLines(verdict)) || why
  return (
    <Leader
      name={name}
      className="flex-wrap"
      value={
        <span className="inline-flex items-center gap-1.5">
          <Icon name={icon} className={`size-[1.05em] stroke-2 ${colour}`} />
          {words}
        </span>
      }
      after={from && <dd className="order-3 basis-full text-caption text-ink-soft">{from}</dd>}
    />
  )
}

/** Which words of the lines decide, and what that means: those that mean the same together. */
const sayLines = (verdict: SaidVerdict): string =>
  [...Map.groupBy(verdict.lines, ({ means }) => means)]
    .map(([means, lines]) => `${termsOf({ lines }).join(', ')}: ${means}`)
    .join('; ')
