import { href, useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'
import { ButtonLink, MoreLink } from '../../ui/button/button.tsx'
import { PageHead } from '../../ui/frame/page-head.tsx'
import { DishPicture } from '../../ui/picture/plate-picture.tsx'
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
      <PageHead
        kicker="About"
        title={<span dir="auto">{about_title ?? `About ${siteName}`}</span>}
        lead={about_lead && <span dir="auto">{about_lead}</span>}
      />
      <div className="page">
        <DishPicture
          kind="plate"
          format="wide"
          dish={null}
          slug="about-table"
          category="Lunch"
          title={chef_name ?? 'The chef'}
          image_url={portrait_url}
          alt={portraitAlt}
          eager
        />
      </div>
      <div className="page page-prose pt-[clamp(2.25rem,5vw,4rem)]">
        {hasStory ? (
          <PostContent blocks={blocks} />
        ) : (
          <p className="text-ink-soft">The story of this kitchen is not written yet.</p>
        )}
        {hasStory && chef_name && (
          <p dir="auto" className="prose mt-6 wrap-anywhere">
            {chef_name}
          </p>
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
