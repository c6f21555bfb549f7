import { href } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { pageMeta } from '#app/ui/page-meta.ts'
import { PlatePicture } from '#app/ui/plate-picture.tsx'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import type { Route } from './+types/about'

export const handle = { cache: {} } satisfies CachedRoute

export function meta({ matches: [root] }: Route.MetaArgs) {
  return pageMeta({
    site: root.loaderData,
    path: href('/about'),
    title: 'About',
    description: `The story of the chef behind ${root.loaderData.siteName}.`,
  })
}

export default function About({ matches: [root] }: Route.ComponentProps) {
  return (
    <article className="pb-[calc(2*var(--space-section))]">
      <PageHead
        kicker="About"
        title={<>A chef who could not eat her&nbsp;own&nbsp;menu</>}
        lead={`${root.loaderData.siteName} began as a drawer of index cards. This is how the cards came to be, and what they are for.`}
      />
      <div className="page">
        <PlatePicture
          kind="plate"
          format="wide"
          slug="about-table"
          category="Lunch"
          title="Sourdough toast with soft egg"
          eager
        />
      </div>
      <div className="page page-prose pt-[clamp(2.25rem,5vw,4rem)]">
        <div className="prose">
          <p>
            I cooked in other people’s restaurants for eleven years: fish in Bergen, pasta in Trieste, and
            four years on the pass of a room in London where everything was charred. At thirty-one I was told
            that I had Crohn’s disease, by a kind consultant with a leaflet. The leaflet listed what to avoid.
            It took up most of a page.
          </p>
          <p>
            My grandmother had never seen the leaflet. She had raised five children on rice, broth, eggs and
            patience, and when I came home that winter she simply cooked what she had always cooked for
            somebody who was not well. I wrote it down.
          </p>
          <blockquote>
            <p>Every kitchen in the world has a dish for the person who is not quite well.</p>
          </blockquote>
          <h2>What you will find here</h2>
          <p>
            Recipes that are soft where that matters, with the skins, seeds and strings dealt with in the
            method instead of left to you. Numbers for protein, carbs, fat and calories, because weight is
            hard to keep in a flare. Tools that have earned their shelf. And a blog, for the rest.
          </p>
          <h2>What you will not</h2>
          <p>
            Promises. I am a cook. I can tell you how a dish was made, what went into it and what was taken
            out. Whether it suits you is a question for your own gut, and for the people who look after it.
          </p>
          <p>Ines Calder</p>
        </div>
        <p className="mt-10">
          <ButtonLink to={href('/recipes')} size="large">
            Explore Recipes
          </ButtonLink>
        </p>
      </div>
    </article>
  )
}
