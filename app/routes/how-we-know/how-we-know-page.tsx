import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { Icon } from '../../ui/icon/icon.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { useFrameWords } from '../use-frame-words.ts'
import { ReportMistake } from '../report-mistake.tsx'

/** How labels, allergens and figures are worked out, how good that is, what it cannot know, and how to say that it is wrong. */
export function HowWeKnowPage() {
  const { email, hasGuide } = useFrameWords()
  return (
    <div className="page pb-[calc(2*var(--space-section))]">
      <header className="grid gap-4 pt-[clamp(1.5rem,4vw,3.5rem)] pb-9">
        <h1 className="text-title leading-tight tracking-display">How we know</h1>
        <p className="max-w-136 font-serif text-lead leading-[1.45] text-ink-soft">
          Labels and grams on this site are worked out from a recipe’s own lines. Here is how, how well, and
          what software cannot see.
        </p>
      </header>
      <Rule title="A line, and what is understood" shown={<ReadLine />}>
        <p>
          A recipe is a list of lines. Each one is read: how much, of what, in which form. The line itself is
          never changed.
        </p>
        <p>
          A food that is found in the table gets its weight in grams. A food that is not found stays as
          written.
        </p>
      </Rule>
      <Rule title="One unknown line ends certainty" shown={<Proof />}>
        <p>
          A label such as “nut-free” is given only when every line is known, and none of them breaks it. That
          is all it means: it was earned, line by line.
        </p>
        <p>
          One line that nobody here knows is enough to take it away. Then the recipe says “check the label”,
          and shows you that line. It is not the same as “no”.
        </p>
        <p>
          A publisher’s claim never lifts it. The chef can, with a reason and a date, until a line changes.
        </p>
      </Rule>
      <Rule title="Grams, or nothing" shown={<Weighed />}>
        <p>
          Calories, protein, fibre and the rest come from USDA’s public tables: the weight of each food, times
          what the table says, divided by portions.
        </p>
        <p>
          If more than a tenth of the weight is not known, there is no number. “Not enough data” is an answer,
          too; a zero would be a lie.
        </p>
        <p>
          These are averages. Brands, sizes and pans differ. Iron and vitamins that makers add to flour, rice
          or milk are not counted.
        </p>
      </Rule>
      <Rule title="How good it is">
        <p>
          The reading is tested on real recipes that people have read and labelled. It is right for most
          lines, and not for all. A wrong “yes” could hurt somebody, so we look for it first, and each one
          found becomes a test that stays.
        </p>
        <p>
          Programs can read each recipe with its lines, labels and figures:{' '}
          <Link to={href('/api/docs')}>see the JSON API</Link>.
        </p>
      </Rule>
      <Rule title="What it cannot know">
        <CannotKnow />
      </Rule>
      {email !== null && (
        <Rule id="mistake" title="Tell us when it is wrong">
          <p>
            “Something wrong here?” stands in the facts of each recipe. It opens a letter in your own mail,
            with the page filled in and nothing about you. Change or delete any of it before you send it.
          </p>
          <p>The chef corrects a food once, and every recipe with it changes.</p>
          <ReportMistake />
        </Rule>
      )}
      <Rule title="Who looks at it">
        <p>
          “Checked by” says who read the facts of a recipe or of a page of the guide, and on which day. It is
          not an endorsement. Where nobody has, the page of the guide says so, and the recipe says nothing.
        </p>
        {hasGuide && (
          <p>
            Pages about words of the disease name <Link to={href('/guide')}>their sources with the year</Link>
            , and the day they are due to be read again.
          </p>
        )}
      </Rule>
    </div>
  )
}

/** A rule, and an example beside it. */
function Rule({
  id,
  title,
  shown,
  children,
}: {
  id?: string
  title: string
  shown?: ReactNode
  children: ReactNode
}) {
  return (
    <section
      id={id}
      className={`grid scroll-mt-6 gap-x-16 gap-y-5 border-t border-line py-9 ${shown ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]' : ''}`}
    >
      <div className="grid min-w-0 content-start gap-3">
        <h2 className="text-[1.75rem]">{title}</h2>
        <div className="grid gap-3 font-serif text-[1.25rem] leading-[1.6] max-w-200">{children}</div>
      </div>
      {shown}
    </section>
  )
}

const PARTS = [
  ['150 g', 'how much'],
  ['floury', 'which kind'],
  ['potato', 'the food'],
  ['peeled', 'taken off'],
  ['in 2 cm pieces', 'the form'],
]

function ReadLine() {
  return (
    <figure className="grid min-w-0 content-start gap-3">
      <dl className="flex flex-wrap gap-x-2.5 gap-y-3 border-y border-line py-5 font-serif text-[1.25rem] leading-tight">
        {PARTS.map(([words, told]) => (
          <div key={words} className="grid content-start gap-1">
            <dt className={`border-b-2 ${told === 'the food' ? 'border-ink' : 'border-line'}`}>{words}</dt>
            <dd className="font-sans text-caption text-ink-soft">{told}</dd>
          </div>
        ))}
      </dl>
      <Caption>The words under the line are what was read from it.</Caption>
    </figure>
  )
}

const LINES = [
  ['600 ml whole milk', 'milk: no nut'],
  ['80 g short-grain rice', 'rice: no nut'],
  ['2 tbsp zorbel', 'not known: here it stops'],
  ['1 tbsp honey', 'honey: no nut, but it no longer counts'],
]

function Proof() {
  return (
    <figure className="grid min-w-0 content-start gap-3">
      <ul className="border-t border-line">
        {LINES.map(([line, why], place) => {
          const stops = place === 2
          return (
            <li
              key={line}
              className={`grid grid-cols-[1.375rem_minmax(0,1fr)] gap-x-2.5 border-b border-line py-2.5 leading-normal ${stops ? 'bg-butter-tint px-3' : ''}`}
            >
              <Icon
                name={stops ? 'circle-alert' : place > 2 ? 'circle-dashed' : 'check'}
                className={stops ? 'text-butter-ink' : 'text-sage'}
              />
              <span>
                {stops ? <b className="font-semibold">{line}</b> : line}{' '}
                <span className="block text-caption text-ink-soft">{why}</span>
              </span>
            </li>
          )
        })}
      </ul>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <b className="font-semibold">nut-free</b>{' '}
        <Badge tone="butter" icon="tag">
          check the label: “2 tbsp zorbel”
        </Badge>
      </p>
      <Caption>A word that nobody knows may be anything, a nut too.</Caption>
    </figure>
  )
}

function Weighed() {
  return (
    <figure className="grid min-w-0 content-start gap-3">
      <div className="grid gap-4 border-y border-line py-4">
        <Bar name="Carrot soup: 97 % of the weight known" percent={97} value="2.9 g fibre" />
        <Bar name="Lamb and barley broth: 82 %" percent={82} value="not enough data" />
      </div>
      <Caption>The upright mark is nine tenths. A bar that does not reach it has no number.</Caption>
    </figure>
  )
}

function Bar({ name, percent, value }: { name: string; percent: number; value: string }) {
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{name}</span> <b className="font-semibold">{value}</b>
      </p>
      <svg aria-hidden viewBox="0 0 100 8" preserveAspectRatio="none" className="h-6 w-full">
        <rect y="2" width="100" height="4" fill="var(--color-linen)" />
        <rect y="2" width={percent} height="4" fill={`var(--color-${percent < 90 ? 'control' : 'sage'})`} />
        <rect x="89.8" width=".4" height="8" fill="var(--color-ink)" />
      </svg>
    </div>
  )
}

const CANNOT = [
  ['You', 'What agrees with one person troubles another. No figure here says how a dish will sit.'],
  [
    'Your packet',
    'Brands differ and change. For an allergy or coeliac disease the label in your hand decides.',
  ],
  ['Your kitchen', 'A shared knife, a pan, a crumb. “Made without” is about the recipe alone.'],
  ['Fructans, GOS and polyols', 'No open table has them in grams.'],
  ['The carrot itself', 'Ripe, old, big or small: tables know an average one.'],
  [
    'Words in every language',
    'English is read best. In other languages more lines stay as they are written.',
  ],
]

function CannotKnow() {
  return (
    <ul className="grid gap-x-8 border-t border-line font-sans md:grid-cols-2">
      {CANNOT.map(([what, why]) => (
        <li key={what} className="border-b border-line py-3.5">
          <b className="block font-serif text-[1.1875rem] leading-[1.3] font-[450]">{what}</b>{' '}
          <span className="block text-[1.0625rem] leading-[1.45] text-ink-soft">{why}</span>
        </li>
      ))}
    </ul>
  )
}

function Caption({ children }: { children: ReactNode }) {
  return <figcaption className="text-caption leading-normal text-ink-soft">{children}</figcaption>
}
