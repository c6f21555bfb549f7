import { href, useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'
import { ButtonLink, MoreLink } from '../../ui/button/button.tsx'
import { Portrait } from '../../ui/picture/portrait.tsx'
import type { Words } from '#domain/settings/words.ts'
import type { ShownBlock } from '#server/pages/post-cards.ts'
import { PostContent } from '../blog/post-content.tsx'

export type AboutPageData = {
  words: Pick<Words, 'chef_name' | 'portrait_url' | 'about_title' | 'about_lead'>
  portraitAlt: string
  blocks: ShownBlock[]
}

/** spec.md section 2: the founder's story, in the chef's own words. Before she has written it, the page says so. */
export function AboutPage({
  siteName,
  words: { chef_name, portrait_url, about_title, about_lead },
  portraitAlt,
  blocks,
}: AboutPageData & { siteName: string }) {
  const hasStory = blocks.length > 0
  const hasPosts = (useRouteLoaderData<typeof loader>('root')?.posts.length ?? 0) > 0
  return (
    <article className="pb-[calc(2*var(--space-section))]">
      <header className="page grid items-center gap-x-[clamp(2rem,6vw,5rem)] gap-y-7 pt-[clamp(1.5rem,4vw,3.5rem)] md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:grid-cols-[24rem_minmax(0,1fr)]">
        <Portrait
          image_url={portrait_url}
          alt={portraitAlt || (chef_name ?? 'The chef')}
          eager
          className="max-md:max-w-60"
        />
        <div className="grid gap-4 wrap-anywhere">
          <p className="font-serif text-[1.1875rem] leading-[1.3] text-accent italic">About</p>
          <h1 dir="auto" className="text-title leading-tight tracking-display">
            {about_title ?? `About ${siteName}`}
          </h1>
          {about_lead && (
            <p dir="auto" className="font-serif text-lead leading-[1.45] text-ink-soft">
              {about_lead}
            </p>
          )}
          {chef_name && (
            <p dir="auto" className="font-semibold">
              {chef_name}
            </p>
          )}
        </div>
      </header>
      <div className="page page-prose pt-[clamp(2.25rem,5vw,4rem)]">
        {hasStory ? (
          <PostContent blocks={blocks} />
        ) : (
          <p className="text-ink-soft">The story of this kitchen is not written yet.</p>
        )}
        <div className="mt-10 flex flex-wrap items-center gap-x-7 gap-y-4">
          <ButtonLink to={href('/recipes')} size="large">
            Explore Recipes
          </ButtonLink>
          {hasPosts && <MoreLink to={href('/blog')}>From the blog</MoreLink>}
        </div>
      </div>
    </article>
  )
}
