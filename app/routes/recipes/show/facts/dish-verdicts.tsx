import { href, Link } from 'react-router'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Icon, type IconName } from '../../../../ui/icon/icon.tsx'
import type { DishAnswers } from 'food-verdicts/gut/allergens/dish-answers'
import type { SaidVerdict } from 'food-verdicts/gut/allergens/say-verdict'
import type { GivenLabel } from 'recipe-basics/recipe/recipe'
import { LabelNote } from './label-note.tsx'
import { useFrameWords } from '../../../use-frame-words.ts'

type DishVerdictsProps = { answers: DishAnswers | null; labels: GivenLabel[] }

type State = SaidVerdict['state']

/** Of a recipe without lines only its labels are said. */
const NOTHING: DishAnswers = { isRead: true, diets: [], summary: [], allergens: [] }

/** Each state has an icon and words, never a colour alone. */
const LOOKS: Record<State, { icon: IconName; tone: 'sage' | 'dusk' | 'butter' | 'danger' | 'plain' }> = {
  yes: { icon: 'circle-check', tone: 'sage' },
  chef: { icon: 'chef-hat', tone: 'sage' },
  'yes-if': { icon: 'git-branch', tone: 'dusk' },
  'check-label': { icon: 'tag', tone: 'butter' },
  no: { icon: 'circle-minus', tone: 'danger' },
  unknown: { icon: 'circle-question-mark', tone: 'plain' },
}

/** What the lines of a recipe say of diets and allergens, each with the line and the word that decide it, and who gave its labels. */
export function DishVerdicts({ answers, labels }: DishVerdictsProps) {
  const { isRead, diets, summary, allergens } = answers ?? NOTHING
  const { medical_note } = useFrameWords()
  return (
    <section
      aria-labelledby="diets-title"
      className="mt-12 grid scroll-mt-4 gap-4 border-t border-line pt-7 print:hidden"
    >
      <h2 id="diets-title" className="text-[1.5rem]">
        Diets, line by line
      </h2>
      {!isRead && (
        <p className="text-ink-soft">
          Software cannot read enough words of this list to judge diets and allergens. It says nothing about
          them, even where it knows what the foods weigh.
        </p>
      )}
      {diets.length > 0 && <Verdicts verdicts={diets} />}
      {allergens.length > 0 && (
        <>
          <h2 className="mt-5 text-[1.5rem]">Allergens</h2>
          <Summary summary={summary} />
          <details className="group/all border-t border-line">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-2 font-semibold underline decoration-accent underline-offset-4 [&::-webkit-details-marker]:hidden">
              Each one, line by line
              <Icon name="chevron-down" className="flex-none group-open/all:rotate-180" />
            </summary>
            <ul className="border-t border-line">
              {allergens.map((verdict) => (
                <li key={verdict.name} className="border-b border-line py-3">
                  <Head verdict={verdict} />
                  <Why verdict={verdict} />
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
      <LabelNote labels={labels} />
      <p className="text-caption leading-normal text-ink-soft">
        Each verdict is read by software from the ingredients as written. Brands differ: read each label. Not
        the only check for allergy or coeliac disease. {medical_note}
      </p>
      <p className="flex flex-wrap gap-x-5 text-caption">
        <Link to={href('/how-we-know')} className="inline-flex min-h-11 items-center">
          How we know
        </Link>
        <Link to={href('/profile')} className="inline-flex min-h-11 items-center">
          Mark what you avoid or limit
        </Link>
      </p>
    </section>
  )
}

function Verdicts({ verdicts }: { verdicts: SaidVerdict[] }) {
  return (
    <ul className="border-t border-line">
      {verdicts.map((verdict) => (
        <li key={verdict.name} className="border-b border-line">
          <details className="group/verdict">
            <summary className="grid min-h-11 cursor-pointer list-none grid-cols-[minmax(0,1fr)_1.25rem] items-center gap-x-3 py-2 [&::-webkit-details-marker]:hidden">
              <Head verdict={verdict} />
              <Icon name="chevron-down" className="text-ink-soft group-open/verdict:rotate-180" />
            </summary>
            <div className="pb-3">
              <Why verdict={verdict} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}

function Head({ verdict: { name, state, words } }: { verdict: SaidVerdict }) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="font-semibold">{name}</span>
      <Badge tone={LOOKS[state].tone} icon={LOOKS[state].icon}>
        {words}
      </Badge>
    </span>
  )
}

function Why({ verdict: { lines, why } }: { verdict: SaidVerdict }) {
  return (
    <div className="grid gap-1 text-[0.9375rem] leading-normal text-ink-soft">
      {lines.map(({ line, means }, place) => (
        <p key={place} dir="auto">
          “
          {line.map(({ text, isMarked }, at) =>
            isMarked ? (
              <b key={at} className="font-semibold text-ink">
                {text}
              </b>
            ) : (
              text
            ),
          )}
          ”{means && `: ${means}`}.
        </p>
      ))}
      {why && <p>{why}</p>}
    </div>
  )
}

/** All allergens in a few sentences: what the dish holds comes first. */
function Summary({ summary }: Pick<DishAnswers, 'summary'>) {
  return (
    <ul className="grid gap-2">
      {summary.map(({ state, words }) => (
        <li key={state} className="flex items-start gap-2">
          <Icon
            name={LOOKS[state].icon}
            className={`mt-[.3em] size-[1.1em] flex-none ${INKS[LOOKS[state].tone]}`}
          />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  )
}

const INKS = {
  sage: 'text-sage',
  dusk: 'text-dusk',
  butter: 'text-butter-ink',
  danger: 'text-danger',
  plain: 'text-ink-soft',
}
