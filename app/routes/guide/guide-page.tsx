import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Crumbs } from '../../ui/frame/crumbs.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { SourceWords } from '../../ui/text/source-words.tsx'
import { SiteLink } from '../../ui/frame/site-link.tsx'
import { formatCount } from 'recipe-basics/text/format-number'
import { ReportMistake } from '../report-mistake.tsx'
import { CheckedBy } from './checked-by.tsx'
import { Evidence } from './evidence.tsx'
import { GuideAside } from './guide-aside.tsx'
import type { GuidePageData } from './load-guide-page.ts'
import { Cited } from './cited.tsx'

/** One word of the subject: in short, what it means, what is known, what changes here, whom to ask, and from where that is. */
export function GuidePage(page: GuidePageData) {
  const { title, lead, checked, isOverdue } = page
  return (
    <article className="page pb-[calc(2*var(--space-section))]">
      <Crumbs trail={[{ to: href('/guide'), name: 'Guide' }]} here={title} />
      <header className="grid max-w-184 gap-3 pt-1">
        <h1 className="text-title leading-tight tracking-display">{title}</h1>
        {lead.map((line) => (
          <p key={line} className="max-w-xl font-serif text-lead leading-[1.45] text-ink-soft">
            {line}
          </p>
        ))}
        <CheckedBy {...checked} isOverdue={isOverdue} hasSources={page.sources.length > 0} />
      </header>
      <div className="grid gap-x-20 gap-y-9 pt-7 lg:grid-cols-[minmax(0,44rem)_minmax(0,20.5rem)] lg:justify-between">
        <GuideAside {...page} />
        <div className="grid min-w-0 max-w-176 gap-12 lg:col-start-1 lg:row-start-1">
          <Parts {...page} />
          <ReportMistake />
        </div>
      </div>
    </article>
  )
}

function Parts({ meaning, swaps, evidence, ways, asks, way_back, sources }: GuidePageData) {
  return (
    <>
      <Part id="meaning" title="What it means" of={meaning}>
        <Paragraphs lines={meaning} sources={sources} />
      </Part>
      <Part id="swaps" title="What to cook instead" of={swaps}>
        <ul className="border-t border-line">
          {swaps.map(({ from, to }) => (
            <li
              key={from}
              className="grid grid-cols-[minmax(0,1fr)_1.25rem_minmax(0,1fr)] items-center gap-x-3 border-b border-line py-3.5"
            >
              <span>{from}</span>
              <span className="text-accent">
                <Icon name="arrow-right" />
                <span className="sr-only">. Cook instead: </span>
              </span>
              <b className="font-semibold">{to}</b>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="evidence" title="What the evidence says" of={evidence}>
        <Evidence findings={evidence} sources={sources} />
      </Part>
      <Part id="here" title="Recipes on this site" of={ways}>
        <ul className="border-t border-line">
          {ways.map(({ name, to, count }) => (
            <li key={to + name} className="flex items-baseline justify-between gap-x-4 border-b border-line">
              <SiteLink to={to} className="flex min-h-11 items-center font-serif text-[1.25rem]">
                {name}
              </SiteLink>{' '}
              {count !== null && (
                <span className="flex-none font-semibold">
                  {count === 0 ? 'none yet' : formatCount(count, 'recipe')}
                </span>
              )}
            </li>
          ))}
        </ul>
      </Part>
      <Part id="asks" title="When to ask, and whom" of={asks}>
        <dl className="border-t border-line">
          {asks.map(({ name, text }) => (
            <div
              key={name}
              className="grid gap-x-6 gap-y-0.5 border-b border-line py-4 md:grid-cols-[13rem_1fr]"
            >
              <dt className="font-serif text-[1.25rem] leading-[1.3]">{name}</dt>
              <dd className="max-w-136">{text}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part id="back" title="The way back" of={way_back}>
        <Paragraphs lines={way_back} sources={sources} />
      </Part>
      <Part id="sources" title="Sources" of={sources}>
        <ol className="list-decimal pl-5">
          {sources.map((source, place) => (
            <li
              key={place}
              id={`source-${place + 1}`}
              className="mt-2 scroll-mt-8 leading-normal wrap-anywhere"
            >
              <SourceWords {...source} />
            </li>
          ))}
        </ol>
      </Part>
    </>
  )
}

function Part({
  id,
  title,
  of,
  children,
}: {
  id: string
  title: string
  of: readonly unknown[]
  children: ReactNode
}) {
  if (of.length === 0) return null
  return (
    <section aria-labelledby={id} className="break-inside-avoid">
      <h2 id={id} className="mb-4 text-[1.75rem]">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Paragraphs({ lines, sources }: { lines: string[] } & Pick<GuidePageData, 'sources'>) {
  return (
    <div className="grid gap-4">
      {lines.map((line) => (
        <p key={line} className="font-serif text-[1.25rem] leading-[1.6]">
          <Cited line={line} sources={sources} />
        </p>
      ))}
    </div>
  )
}
