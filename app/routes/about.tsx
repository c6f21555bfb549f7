import { href } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { pageMeta } from '#app/ui/page-meta.ts'
import { DishPicture } from '#app/ui/plate-picture.tsx'
import { pick } from '#domain/field.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { findAltText } from '#server/data/media/pictures.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { loadShownBlocks } from '#server/post-cards.ts'
import { PostContent } from './blog/post-content.tsx'
import type { Route } from './+types/about'

export const handle = { cache: {} } satisfies CachedRoute

export async function loader({ context }: Route.LoaderArgs) {
  const { now, words } = context.get(siteContext)
  const db = context.get(databaseContext)
  return {
    words: pick(['chef_name', 'portrait_url', 'about_title', 'about_lead'], words),
    portraitAlt: await findAltText(db, words.portrait_url),
    blocks: await loadShownBlocks(db, words.about_body ?? '', { now, words }),
  }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return pageMeta({
    site: root.loaderData,
    path: href('/about'),
    title: 'About',
    description: loaderData?.words.about_lead ?? `About ${root.loaderData.siteName}.`,
    image: loaderData?.words.portrait_url,
  })
}

/** spec.md section 2: the founder's story, in the chef's own words. Before she has written it, the page says so. */
export default function About({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { words, portraitAlt, blocks } = loaderData
  const { chef_name, portrait_url, about_title, about_lead } = words
  return (
    <article className="pb-[calc(2*var(--space-section))]">
      <PageHead
        kicker="About"
        title={<span dir="auto">{about_title ?? `About ${root.loaderData.siteName}`}</span>}
        lead={about_lead && <span dir="auto">{about_lead}</span>}
      />
      <div className="page">
        <DishPicture
          kind="plate"
          format="wide"
          slug="about-table"
          category="Lunch"
          title={chef_name ?? 'The chef'}
          image_url={portrait_url}
          alt={portraitAlt}
          eager
        />
      </div>
      <div className="page page-prose pt-[clamp(2.25rem,5vw,4rem)]">
        {blocks.length > 0 ? (
          <PostContent blocks={blocks} />
        ) : (
          <p className="text-ink-soft">The story of this kitchen is not written yet.</p>
        )}
        {blocks.length > 0 && chef_name && (
          <p dir="auto" className="prose mt-6 wrap-anywhere">
            {chef_name}
          </p>
        )}
        <p className="mt-10">
          <ButtonLink to={href('/recipes')} size="large">
            Explore Recipes
          </ButtonLink>
        </p>
      </div>
    </article>
  )
}
