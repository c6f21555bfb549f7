import { href, Link } from 'react-router'
import { Badge } from '../../ui/badge/badge.tsx'
import { Marked } from '../../ui/text/marked.tsx'
import { RedFlags } from '../../ui/text/red-flags.tsx'
import { SiteLink } from '../../ui/frame/site-link.tsx'
import { formatCount } from 'recipe-basics/text/format-number'
import type { Found } from './load-found.ts'

type Page = Found['guide']['found'][number]

/** Whether the guide stands above the recipes: a word of the subject does, a food only where no dish is called so. */
export const isGuideFirst = ({ guide, recipes }: Found): boolean =>
  recipes.count === 0 || guide.found.some(({ isFood }) => !isFood)

/** Pages of the guide, each with what is known and the filters that it leads on to. */
export function FoundGuide({ pages }: { pages: Page[] }) {
  return (
    <>
      <ul>
        {pages.map((page) => (
          <li key={page.slug} className="border-b border-line py-4">
            <h3 className="text-[1.5rem] leading-[1.2]">
              <Link to={href('/guide/:slug', { slug: page.slug })}>
                <Marked title text={page.name} />
              </Link>
            </h3>
            <p className="mt-1 text-[1.125rem] leading-normal">{page.summary}</p>
            {page.known && (
              <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
                <Badge tone="outline">{page.known.level}</Badge>{' '}
                <span className="text-caption text-ink-soft">{page.known.source}</span>
              </p>
            )}
            <ul className="mt-2">
              {page.ways.map(({ name, to, count }) => (
                <Way
                  key={to + name}
                  to={to}
                  name={name}
                  about={count === null ? '' : formatCount(count, 'recipe')}
                />
              ))}
              <Way
                to={href('/guide/:slug', { slug: page.slug })}
                name="What it means, and when to ask whom"
                about="A short page"
              />
            </ul>
          </li>
        ))}
      </ul>
      {pages.some(({ isOfDisease }) => isOfDisease) && <RedFlags className="pt-4 text-caption" />}
    </>
  )
}

function Way({ to, name, about }: { to: string; name: string; about: string }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line">
      <SiteLink to={to} className="inline-flex min-h-11 items-center">
        {name}
      </SiteLink>{' '}
      <span className="text-caption text-ink-soft">{about}</span>
    </li>
  )
}
