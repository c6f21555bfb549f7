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
      <Rule title="What the site reads in a line" shown={<ReadLine />}>
        <p>
          The site reads each line of a recipe: how much, of what, in which form. It never changes the line.
        </p>
        <p>
          It looks the food up in a table, and works out the weight in grams. If the food is not in the table,
          the line stays as it is.
        </p>
      </Rule>
      <Rule title="One unknown line takes the label away" shown={<Proof />}>
        <p>
          A recipe gets a label such as “nut-free” only when every line is known and each of them is free of
          nuts.
        </p>
        <p>
          If the site does not know one line, the recipe says “check the label” and shows you that line. It
          may still be free of nuts.
        </p>
        <p>
          What another site says of its recipe does not change that. The chef can decide, with a reason and a
          date. When a line changes, the chef has to look again.
        </p>
      </Rule>
      <Rule title="Grams, or nothing" shown={<Weighed />}>
        <p>
          Some recipes come with their own figures. For the others, the site adds up what the public tables of
          the USDA say of each food, and divides it by the portions.
        </p>
        <p>If more than a tenth of the weight is not known, the recipe says “not enough data” instead.</p>
        <p>
          These figures are averages. Brands, sizes and pans differ. Iron and vitamins that makers add to
          flour, rice or milk are not counted.
        </p>
      </Rule>
      <Rule title="How good it is">
        <p>
          Software reads the recipes, and it makes mistakes. A wrong “yes” could hurt somebody. So when it is
          in doubt, it says “check the label”.
        </p>
        <p>
          Programs can fetch each recipe with its lines, labels and figures:{' '}
          <Link to={href('/api/docs')}>see the JSON API</Link>.
        </p>
      </Rule>
      <Rule title="What it cannot know">
        <CannotKnow />
      </Rule>
      {email !== null && (
        <Rule id="mistake" title="Tell us when it is wrong">
          <p>
            Each recipe has a link “Something wrong here?” under its facts. It opens a letter in your own mail
            that names the page, and says nothing about you. Change it as you like before you send it.
          </p>
          <p>When the chef corrects a food, every recipe with that food changes.</p>
          <ReportMistake />
        </Rule>
      )}
      <Rule title="Who looks at it">
        <p>
          “Checked by” names the person who read the facts of a recipe or of a page of the guide, and the day.
          It is not an endorsement. If nobody has checked a page of the guide, the page says so. A recipe then
          says nothing.
        </p>
        {hasGuide && (
          <p>
            Pages of the guide name <Link to={href('/guide')}>their sources with the year</Link>, and the day
            of their next look.
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
      <Caption>Under the line you see what the site read in it.</Caption>
    </figure>
  )
}

const LINES = [
  ['600 ml whole milk', 'milk: no nut'],
  ['80 g short-grain rice', 'rice: no nut'],
  ['2 tbsp zorbel', 'not known, so no label'],
  ['1 tbsp honey', 'honey: no nut, but one line is enough'],
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
      <Caption>A word that the site does not know may be anything, even a nut.</Caption>
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
      <Caption>The upright mark stands at nine tenths. Below it there is no number.</Caption>
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
  ['You', 'What agrees with one person troubles another. No figure here tells you how a dish will suit you.'],
  [
    'Your packet',
    'Brands differ and change. For an allergy or coeliac disease the label in your hand decides.',
  ],
  [
    'Your kitchen',
    '“Made without” is about the recipe alone. A shared knife, a pan or a crumb can still bring some in.',
  ],
  ['Fructans, GOS and polyols', 'No open table has them in grams.'],
  ['The carrot itself', 'Ripe or old, big or small: tables hold an average one.'],
  [
    'Words in every language',
    'The site reads English best. In other languages more lines are not understood.',
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
