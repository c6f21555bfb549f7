import { href, Link } from 'react-router'
import { Badge } from '../../../ui/badge/badge.tsx'
import { namesOf } from 'recipe-basics/fields/field'
import { GUIDE_GROUPS } from '#domain/guide/guide-page.ts'
import { dayIn } from '#domain/publishing/time-zone.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { listAllGuidePages } from '#server/data/guide/read.ts'
import { Answer } from './answer.tsx'
import type { Route } from './+types/guide'

export async function loader({ request, context }: Route.LoaderArgs) {
  requireRight(request, context, 'change-settings')
  const { now, words } = context.get(siteContext)
  const today = dayIn(words.time_zone, now.toISOString())
  const pages = await listAllGuidePages(context.get(databaseContext))
  return {
    pages: pages.map(({ slug, group, isOff, updated_at, words: { title, checked_by, review_on } }) => ({
      ...{ slug, group, isOff, title, checked_by },
      isChanged: updated_at !== '',
      isOverdue: review_on !== null && review_on < today,
    })),
  }
}

export const meta: Route.MetaFunction = () => [{ title: 'Guide · Admin Panel' }]

/** The pages of the guide, with what the owner has made of each. */
export default function GuideTab({ loaderData: { pages } }: Route.ComponentProps) {
  const overdue = pages.filter(({ isOverdue, isOff }) => isOverdue && !isOff).length
  return (
    <>
      <Answer
        icon={overdue > 0 ? 'circle-alert' : 'circle-check'}
        needsYou={overdue > 0}
        tab="Guide"
        title={
          overdue > 0 ? 'Some pages are due to be read again.' : 'Words about gut disease, in plain English.'
        }
      >
        <p>
          These pages came with the site. Change what you like, and say who checked the facts. You can also
          switch a page off: readers then no longer find it.
        </p>
      </Answer>
      {namesOf(GUIDE_GROUPS).map((group) => (
        <section key={group} aria-labelledby={group} className="mb-8">
          <h2 id={group} className="border-b border-ink pb-2 text-[1.25rem]">
            {GUIDE_GROUPS[group]}
          </h2>
          <ul>
            {pages
              .filter((page) => page.group === group)
              .map(({ slug, title, isOff, isChanged, isOverdue, checked_by }) => (
                <li
                  key={slug}
                  className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1"
                >
                  <Link
                    to={href('/admin/keeping/guide/:slug', { slug })}
                    className="inline-flex min-h-11 min-w-0 flex-1 items-center"
                  >
                    {title}
                  </Link>
                  {isOff && <Badge icon="eye">off</Badge>}
                  {isOverdue && (
                    <Badge tone="butter" icon="calendar-clock">
                      due for a look
                    </Badge>
                  )}
                  {isChanged && <Badge tone="dusk">your words</Badge>}
                  <span className="text-caption text-ink-soft">
                    {checked_by ? `checked by ${checked_by}` : 'not checked yet'}
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}
